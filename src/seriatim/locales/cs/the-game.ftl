the-game = The Game

the-game-lays = { $card } na hromádku { $pile } { $arrow }, po { $top }{ $fire ->
    [yes] {" "}– hoří!
   *[no] {""}
}
the-game-turns-back = { $card } na hromádku { $pile } { $arrow }, zpátky z { $top }: reverzní trik{ $fire ->
    [yes] {" "}– a hoří!
   *[no] {""}
}
the-game-ends-turn = konec tahu, { $drawn ->
    [0] není co dobrat
    [one] dobrána { $drawn } karta
    [few] dobrány { $drawn } karty
   *[other] dobráno { $drawn } karet
}
the-game-bids = chuť začít: { $bid } ze 3
the-game-opens-bids = chuť začít: { $bid } ze 3; všichni: { $bids }
the-game-says-keep-off = „Hromádku { $pile } nechte mně.“
the-game-says-small-steps = „Na hromádku { $pile } jen malými kroky, prosím.“
the-game-says-welcome = „Hromádka { $pile } je vaše, chcete-li.“
the-game-says-take-back = „To, co zaznělo o hromádce { $pile }, už neplatí.“
the-game-turn-lays = { $count ->
    [1] { $last }
   *[other] { $cards } a { $last }
} na { $pile }{ $back ->
    [yes] {" "}(reverzní trik)
   *[no] {""}
}{ $fire ->
    [yes] {" "}(hoří)
   *[no] {""}
}
the-game-situation = a { $a }, b { $b }, c { $c }, d { $d }
the-game-summary = a ↑ { $a }   b ↑ { $b }   c ↓ { $c }   d ↓ { $d }   balíček { $deck }   zbývá položit { $left }

the-game-all-laid = Výhra: všech 98 karet je položeno (TG-10).
the-game-stuck = Místo { $seat } má položit { $owed ->
    [one] kartu
    [few] { $owed } karty
   *[other] { $owed } karet
}, ale žádná nepasuje: { $grade ->
    [excellent] { $left ->
        [one] zbývá jen { $left } karta
        [few] zbývají jen { $left } karty
       *[other] zbývá jen { $left } karet
    }, výborný výsledek (TG-11, TG-12).
   *[ordinary] { $left ->
        [one] zbývá { $left } karta
        [few] zbývají { $left } karty
       *[other] zbývá { $left } karet
    } (TG-11, TG-12).
}
the-game-burnt = Místo { $seat } nemá čím zakrýt oheň, všechno shořelo: { $left ->
    [one] zbývá { $left } karta
    [few] zbývají { $left } karty
   *[other] zbývá { $left } karet
} (TG-12, TG-17).

the-game-not-a-move = „{ $text }“ není tah hry The Game. Tahy vypadají takto: 37a (37 na hromádku a), end, bid 2, keep-off b, small-steps c, welcome d, take-back b.

the-game-refuses-not-your-turn = Tohle teď nejde: nejste na řadě (ALL-8, TG-4).
the-game-refuses-already-bid = Vaše odpověď už platí; odpovídá se jen jednou (TG-4).
the-game-refuses-card-not-in-hand = Tuto kartu nemáte (TG-5).
the-game-refuses-cover-the-fire-first = Nejdřív zakryjte hořící hromádku; do té doby nelze pokládat na jinou (TG-16).
the-game-refuses-pile-refuses-card = Karta na tuto hromádku nepasuje: musí pokračovat v jejím směru, nebo jít zpátky přesně o deset (TG-7).
the-game-does-not-fit = { $card } nepasuje na hromádku { $pile } (nahoře { $top }) (TG-7).
the-game-refuses-fire-not-covered = Oheň, který je třeba v tomto tahu zakrýt, ještě hoří; zakryjte ho, než tah ukončíte (TG-14).
the-game-refuses-owes-more-cards = Než ukončíte tah, musíte položit další karty (TG-6, TG-8).

the-game-reason-wins = Poslední karta: s ní je hra vyhraná.
the-game-reason-only = Nic jiného položit nejde.
the-game-reason-covers = Hromádka { $pile } hoří a { $card } oheň zakryje.
the-game-reason-turns-back = { $card } vrací hromádku { $pile } o deset zpátky.
the-game-reason-leads = Po { $card } může { $behind } vrátit hromádku { $pile } o deset zpátky.
the-game-reason-smallest = Hromádka { $pile } se posune jen o { $step }: menší krok nemám.
the-game-reason-extra = Tah jde ukončit, ale { $card } posune hromádku { $pile } jen o { $step }.
the-game-reason-keeps = Hromádku { $pile } nechávám, jak je: { $card } ji může vrátit zpátky.
the-game-reason-spares = Místo { $seat } chce hromádku { $pile }, tak ji nechávám být.
the-game-reason-no-fire = Karta { $card } by na hromádce { $pile } zapálila oheň.
the-game-reason-welcome = Místo { $seat } říká, že hromádka { $pile } je volná.
the-game-reason-weighed = Krok o { $step } na hromádce { $pile }, ale nakonec snad vyjde nejlevněji.
the-game-reason-nothing-fits = Žádná z mých karet už nepasuje.
the-game-reason-ends = Další krok by byl o { $step } na hromádce { $pile }: zatím příliš.
the-game-reason-starts = Mé první karty posunou hromádky dohromady jen o { $step }.
the-game-reason-waits = Mé první karty by posunuly hromádky dohromady o { $step }: někdo jiný možná začne lépe.
the-game-reason-next = Mám kartu, která je pro hromádku { $pile } hned další, nebo ji vrací zpátky.
the-game-reason-near = Mám kartu, která má k hromádce { $pile } blízko.
the-game-reason-far = Žádná moje karta nemá k hromádce { $pile } blízko.
the-game-reason-unsays = Co zaznělo o hromádce { $pile }, už neplatí: žádná moje karta už k ní nemá blízko.
