the-game = The Game

the-game-lays = { $card } na hromádku { $pile } { $arrow }, po { $top }{ $fire ->
    [yes] {" "}– hoří!
   *[no] {""}
}
the-game-turns-back = { $card } na hromádku { $pile } { $arrow }, zpátky z { $top }: zpětný trik{ $fire ->
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
the-game-says-keep-off = „Hromádku { $pile } nechte mně.“
the-game-says-small-steps = „Na hromádku { $pile } jen malými kroky, prosím.“
the-game-says-welcome = „Hromádka { $pile } je vaše, chcete-li.“
the-game-says-take-back = „Zapomeňte, co říkám o hromádce { $pile }.“
the-game-scene = a ↑ { $a }   b ↑ { $b }   c ↓ { $c }   d ↓ { $d }   balíček { $deck }   zbývá vyložit { $left }

the-game-all-laid = Výhra: leží všech 98 karet (TG-10).
the-game-stuck = { $grade ->
    [excellent] Není tah a { $left ->
        [one] zbývá jen { $left } karta
        [few] zbývají jen { $left } karty
       *[other] zbývá jen { $left } karet
    }: výborný výsledek (TG-11, TG-12).
   *[ordinary] Není tah, { $left ->
        [one] zbývá { $left } karta
        [few] zbývají { $left } karty
       *[other] zbývá { $left } karet
    } (TG-11, TG-12).
}
the-game-burnt = { $grade ->
    [excellent] Oheň není čím zakrýt a { $left ->
        [one] zbývá jen { $left } karta
        [few] zbývají jen { $left } karty
       *[other] zbývá jen { $left } karet
    }: shořeli jste, a přece výborný výsledek (TG-12, TG-17).
   *[ordinary] Oheň není čím zakrýt: shořeli jste, { $left ->
        [one] zbývá { $left } karta
        [few] zbývají { $left } karty
       *[other] zbývá { $left } karet
    } (TG-12, TG-17).
}

the-game-not-a-move = „{ $text }“ není tah hry The Game. Tahy vypadají takto: 37a (37 na hromádku a), end, bid 2, keep-off b, small-steps c, welcome d, take-back b.

the-game-refuses-not-your-turn = Na tohle teď nejste na řadě (ALL-8, TG-4).
the-game-refuses-already-bid = Svou chuť začít už máte řečenou; říká se jednou (TG-4).
the-game-refuses-card-not-in-hand = Tuto kartu nemáte (TG-5).
the-game-refuses-cover-the-fire-first = Nejdřív zakryjte hořící hromádku; do té doby jiná karty nepřijme (TG-16).
the-game-refuses-pile-refuses-card = Karta na tuto hromádku nepasuje: musí pokračovat v jejím směru, nebo zpátky přesně o deset (TG-7).
the-game-refuses-fire-not-covered = Oheň, který je čas zakrýt, ještě hoří; zakryjte ho, než ukončíte tah (TG-14).
the-game-refuses-owes-more-cards = Než ukončíte tah, musíte vyložit další karty (TG-6, TG-8).
