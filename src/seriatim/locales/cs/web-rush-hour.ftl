# Stůl Dopravní špičky a její varianty.

web-rush-hour-road = Silnice
web-rush-hour-ramp = Auta hráčů
web-rush-hour-pick = Vyberte auto.
web-rush-hour-go = Jedeme!
web-rush-hour-where = { $kind ->
    [ambulance] Na začátek které řady jede vaše sanitka?
    [police] Na konec které řady jede vaše policie?
    [tow-truck] Poslední auto které řady naloží vaše odtahovka?
    [trailer] Kam jede přívěs { $card }?
   *[car] Kam jede vaše auto { $card }?
}
web-rush-hour-about = { $kind ->
    [ambulance] Sanitka: na začátek kterékoli řady.
    [police] Policie: na konec řady a otevře ji.
    [tow-truck] Odtahovka: naloží poslední auto řady.
   *[trailer] Přívěs: položí se nahoru, místo nezabírá.
}
web-rush-hour-unseen = Ostatní volí zároveň, tajně.
web-rush-hour-car = { $kind ->
    [ambulance] Sanitka
    [police] Policie
    [tow-truck] Odtahovka
    [trailer] Přívěs { $card }
   *[car] Auto { $card }
}
web-rush-hour-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
web-rush-hour-row = Řada { $row }: { $cars }. { $open ->
    [yes] Otevřená pro každé číslo.
   *[no] Končí číslem { $number }.
} { $full ->
    [yes] Plná.
   *[no] {""}
} Stojí { $points ->
    [one] { $points } trestný bod
    [few] { $points } trestné body
   *[other] { $points } trestných bodů
}.
web-rush-hour-costs = { $points ->
    [0] Nestojí nic.
    [one] Stojí { $points } bod.
    [few] Stojí { $points } body.
   *[other] Stojí { $points } bodů.
}
web-rush-hour-free = +0
web-rush-hour-open = otevřená
web-rush-hour-gap = Mezera na pozici { $place } řady { $row }
web-rush-hour-a-gap = mezera
web-rush-hour-deal = Rozdání { $deal } z { $deals }
web-rush-hour-own-place = Vaše místo: auto ještě není vybrané
web-rush-hour-thinks = { $name }: ještě přemýšlí
web-rush-hour-has-picked = { $name }: karta vybrána
web-rush-hour-shows = { $name }: { $car }
web-rush-hour-went = { $name }: { $car }, řada { $row }{ $points ->
    [0] {""}
    [one] , { $points } bod
    [few] , { $points } body
   *[other] , { $points } bodů
}
web-rush-hour-taken = { $count ->
    [one] vzata { $count } karta
    [few] vzaty { $count } karty
   *[other] vzato { $count } karet
}

web-option-rush-hour-deals = Rozdání
web-option-rush-hour-deals-note = Body všech rozdání se sčítají.
web-option-rush-hour-top = Nejvyšší číslo
web-option-rush-hour-top-note = Méně aut, kratší a lehčí hra.
web-option-rush-hour-hand = Karet pro každého
web-option-rush-hour-hand-note = Tolik se hraje i kol.
web-option-rush-hour-rows = Řady
web-option-rush-hour-rows-note = Dvě řady se ucpou dřív.
web-option-rush-hour-specials = Zvláštní auta
web-option-rush-hour-specials-note = Sanitky, policie, odtahovky a přívěsy.
web-option-rush-hour-jam = Zácpy
web-option-rush-hour-jam-note = Kdo přijede pátý, bere řadu. Když je vypnuto, mohou být řady jakkoli dlouhé.
web-option-rush-hour-small = Auto, které se nikam nehodí
web-option-rush-hour-small-note = Bere řadu, nebo jede bez trestu na její začátek.
web-option-rush-hour-small-take = bere řadu
web-option-rush-hour-small-front = jede na začátek
web-option-rush-hour-harmless = Bez zácp a s malými auty na začátku řady nikdo nedostane trestné body: vyhrají všichni. Hodí se pro nejmenší.
web-option-rush-hour-youngest = Kdo je nejmladší
web-option-rush-hour-youngest-note = Podle toho se určí, kdo je první a kdo bere karty. Vaše místo má číslo 1.
web-option-rush-hour-youngest-0 = místo 1
web-option-rush-hour-youngest-1 = místo 2
web-option-rush-hour-youngest-2 = místo 3
web-option-rush-hour-youngest-3 = místo 4
web-option-rush-hour-youngest-4 = místo 5

# Jak to skončilo, jmény

web-rush-hour-last-round-played = { $count ->
    [one] Výhra: { $names }
    [few] Společná výhra: { $names }
   *[other] Společná výhra: { $names }
}, { $points ->
    [0] žádný bod
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $by ->
    [cards] {" "}a nejméně trestných karet
   *[points] {""}
}{ $lead ->
    [0] {""}
   *[other] {" "}(náskok { $lead })
}.
