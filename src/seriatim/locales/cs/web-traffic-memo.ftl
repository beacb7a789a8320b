# Stůl Dopravního pexesa a varianty hry.

web-traffic-memo-turn = Otočte kartu.
web-traffic-memo-second = Otočte druhou.
web-traffic-memo-third = Se speciální kartou je potřeba třetí.
web-traffic-memo-may-take = Vezměte je, nebo otočte další.
web-traffic-memo-go-on = Pasuje! Dál až do první, která ne.
web-traffic-memo-take = Vzít { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
web-traffic-memo-taken = { $count ->
    [0] bez karet
    [one] vzata { $count } karta
    [few] vzaty { $count } karty
    [many] vzato { $count } karty
   *[other] vzato { $count } karet
}
web-traffic-memo-took = { $count ->
    [one] vzata { $count } karta
    [few] vzaty { $count } karty
    [many] vzato { $count } karty
   *[other] vzato { $count } karet
}
web-traffic-memo-took-nothing = tentokrát nic
web-traffic-memo-hint = Hledejte sousední čísla: 9, 10, 11…
web-traffic-memo-grid = Karty na stole
web-traffic-memo-place = Řádek { $row }, sloupec { $column }: { $lies ->
    [empty] prázdno
    [down] karta je zakrytá
    [shown] { $car ->
        [police] policie, vrací se
        [ambulance] sanitka, vrací se
       *[other] { $car }, vrací se
    }
   *[up] { $car ->
        [police] policie
        [ambulance] sanitka
       *[other] { $car }
    }
}
web-traffic-memo-car = { $car ->
    [police] policie
    [ambulance] sanitka
   *[other] { $car }
}{ $fate ->
    [taken] , vzato
    [back] , vrací se
   *[open] {""}
}
web-traffic-memo-gone = Co už je pryč
web-traffic-memo-is-gone = vzato

web-option-traffic-memo-low = Čísla od
web-option-traffic-memo-low-note = Jen velká čísla? Začněte výš.
web-option-traffic-memo-high = Čísla do
web-option-traffic-memo-high-note = Na první hru stačí 12.
web-option-traffic-memo-wilds = Policie a sanitky
web-option-traffic-memo-wilds-note = Zastoupí jakékoli číslo v řadě od tří karet.
web-option-traffic-memo-free-stop = Zastavit kdykoli
web-option-traffic-memo-free-stop-note = Po každé kartě, která pasuje, nejen po druhé.
web-option-traffic-memo-youngest = Kdo začíná
web-option-traffic-memo-youngest-note = Začíná nejmladší.
web-option-traffic-memo-youngest-0 = první místo
web-option-traffic-memo-youngest-1 = druhé
web-option-traffic-memo-youngest-2 = třetí
web-option-traffic-memo-youngest-3 = čtvrté
web-option-traffic-memo-youngest-4 = páté

# Jak to skončilo, jmény

web-traffic-memo-no-run-left = Žádná řada už nezbývá. { $shared ->
    [yes] O výhru se dělí { $names }
   *[no] Vyhrává { $names }
}: { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[other] { $most } karet
}{ $lead ->
    [0] {""}
   *[other] {" "}(náskok { $lead })
}.
web-traffic-memo-nobody-takes = Za 500 tahů nikdo nic nevzal. { $shared ->
    [yes] O výhru se dělí { $names }
   *[no] Vyhrává { $names }
}: { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[other] { $most } karet
}{ $lead ->
    [0] {""}
   *[other] {" "}(náskok { $lead })
}.
