rush-hour = Dopravní špička

rush-hour-picks = vybrána karta, lícem dolů
rush-hour-shows = vybrána poslední karta, všechny se ukazují: { $cards }{ $then ->
    [none] {""}
   *[other] {"; potom "}{ $then }
}
rush-hour-chooses-unseen = vybrána řada, tajně
rush-hour-shows-rows = vybrána poslední řada, všechny se ukazují: { $plays }
rush-hour-moves = { $car ->
    [ambulance] sanitka
    [police] policie
    [tow-truck] odtahovka
    [trailer] přívěs { $card }
   *[car] { $card }
} { $how ->
    [leads] na začátek řady { $row }
    [joins] na konec řady { $row }
    [hitches] se připojuje na konec řady { $row }
    [loads] na konec řady { $row } a nakládá, co tam stálo
    [fills] do mezery v řadě { $row }, pozice { $place }
   *[takes] začíná řadu { $row } znovu; trest: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
}{ $then ->
    [none] {""}
   *[other] {"; potom "}{ $then }
}
rush-hour-turn-shows = { $name } { $car ->
    [ambulance] sanitka
    [police] policie
    [tow-truck] odtahovka
    [trailer] přívěs { $card }
   *[car] { $card }
}
rush-hour-turn-plays = { $name } { $car ->
    [ambulance] sanitka
    [police] policie
    [tow-truck] odtahovka
    [trailer] přívěs { $card }
   *[car] { $card }
} do řady { $row }{ $cards ->
    [0] {""}
   *[other] ; trest: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
}
rush-hour-situation = { $open ->
    [yes] řada { $row } je otevřená
   *[no] řada { $row } končí číslem { $number }
} ({ $full ->
    [yes] plná
   *[no] { $count ->
        [one] obsazeno { $count } místo
        [few] obsazena { $count } místa
       *[other] obsazeno { $count } míst
    }
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
})
rush-hour-summary = { $rows }   body { $points }   zbývá kol { $rounds }{ $deals ->
    [1] {""}
   *[other] {"   "}rozdání { $deal } z { $deals }
}

rush-hour-last-round-played = { $count ->
    [one] Výhra: místo { $seats }
    [few] Společná výhra: místa { $seats }
   *[other] Společná výhra: místa { $seats }
}, { $points ->
    [0] žádný trestný bod
    [one] { $points } trestný bod
    [few] { $points } trestné body
   *[other] { $points } trestných bodů
}{ $by ->
    [cards] {" "}a nejméně trestných karet
   *[points] {""}
} (RH-18). Všichni: { $all }.

rush-hour-cannot-deal-hand = Je potřeba { $needed } karet, ale ve hře jich je jen { $cards }. V ruce jich může být nejvýše { $hand } (RH-26).
rush-hour-cannot-deal-seats = Je potřeba { $needed } karet, ale ve hře jich je jen { $cards }. I s 5 kartami v ruce může být míst nejvýše { $seats } (RH-26).
rush-hour-cannot-deal-top = Je potřeba { $needed } karet, ale ve hře jich je jen { $cards }: málo i pro dva. S top={ $top } jsou nutná zvláštní auta, specials (RH-26).

rush-hour-not-a-move = „{ $text }“ není tah Dopravní špičky. Tahy vypadají takto: pick 37, pick ambulance, pick police, pick tow-truck, row 2, gap 2.3 (mezera na pozici 3 v řadě 2).

rush-hour-refuses-not-your-turn = Tohle teď nejde: nejdřív všichni vybírají karty, a když se ukážou, volí ti, jejichž karty jedou (ALL-8, RH-5).
rush-hour-refuses-card-not-in-hand = Tuto kartu nemáte (RH-5).
rush-hour-refuses-already-picked = Už máte vybráno, volbu nelze změnit (RH-5, RH-12).
rush-hour-refuses-no-such-row = Taková řada na této silnici není (RH-22).
rush-hour-refuses-row-too-high = Tato řada končí číslem vyšším, než je vaše, a vaše karta může jet jinam (RH-6, RH-7).
rush-hour-refuses-nearer-row-exists = Jiná řada končí číslem, které je vaší kartě blíž (RH-6).
rush-hour-refuses-not-in-the-gap = Sem vaše karta nemůže: do mezery patří jen číslo mezi jejími sousedy (RH-17).
rush-hour-refuses-trailer-fills-no-gap = Přívěs do mezery nemůže (RH-10).

rush-hour-reason-special = Zvláštní auto smí do kterékoli řady; teď to stojí { $points ->
    [0] nic
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
rush-hour-reason-small = { $card } se nikam nehodí a může vzít nejlevnější řadu; stojí to { $points ->
    [0] nic
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} a sotva to bude levnější.
rush-hour-reason-trailer = Přívěs { $card } nepotřebuje vlastní místo, takže ani plná řada nic nestojí (RH-10).
rush-hour-reason-open = Pro { $card } je tu mezera nebo otevřená řada (RH-7, RH-17).
rush-hour-reason-safe = V řadě { $row } je místo pro všechny: za { $number } nemůže karta { $card } přijít jako pátá.
rush-hour-reason-places = { $card } jde do řady { $row } za { $number }, kde { $free ->
    [one] zbývá { $free } místo
    [few] zbývají { $free } místa
   *[other] zbývá { $free } míst
}.
rush-hour-reason-fifth = Řada { $row } je za { $number } plná. Snad ji vezme někdo jiný, než { $card } vyjede; jinak to stojí { $points ->
    [0] nic
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
rush-hour-reason-gap = Mezera v řadě { $row } nic nestojí (RH-17).
rush-hour-reason-price = Řada { $row } stojí { $points ->
    [0] nic
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $pays ->
    [now] {""} a žádná jiná volba není levnější
   *[later] ; to se vyplatí později
}.

measure-penalty-cards = trestné karty všech (průměr ± 95 %)
