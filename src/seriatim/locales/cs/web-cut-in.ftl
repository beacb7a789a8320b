# Stůl hry Do mezery! a její varianty.

web-cut-in-road = Silnice
web-cut-in-turn-up = Otočte vrchní kartu svého balíčku.
web-cut-in-open = Začněte řadu kartou z ruky.
web-cut-in-lay = Položte kartu na jeden z konců.
web-cut-in-again = Hrajete dál, dokud máte kartu, která pasuje.
web-cut-in-chance = Vklínit se mezi { $low } a { $high }?
web-cut-in-no-card = Mezi { $low } a { $high } nic nemáte.
web-cut-in-cut = Do mezery!
web-cut-in-let-go = Pustit
web-cut-in-card = { $kind ->
    [trailer] Přívěs { $card }
   *[car] Auto { $card }
}
web-cut-in-start = Tady řada začíná
web-cut-in-end = { $side ->
    [left] Levý konec, před { $card }
   *[right] Pravý konec, za { $card }
}
web-cut-in-wrong-end = { $side ->
    [left] { $card } je nižší než všechny karty v řadě, patří na její levý konec.
   *[right] { $card } je vyšší než všechny karty v řadě, patří na její pravý konec.
}
web-cut-in-gap = Mezera mezi { $low } a { $high }
web-cut-in-stack = balíček { $count }
web-cut-in-stack-told = { $count ->
    [one] balíček: { $count } karta
    [few] balíček: { $count } karty
   *[other] balíček: { $count } karet
}
web-cut-in-own-stack = { $count ->
    [0] Váš balíček je prázdný
    [one] Váš balíček: { $count } karta
    [few] Váš balíček: { $count } karty
   *[other] Váš balíček: { $count } karet
}
web-cut-in-passes = Pasy
web-cut-in-passes-count = Pasů za sebou: { $count } z { $seats }
web-cut-in-away = { $count ->
    [one] { $count } odložená řada
    [few] { $count } odložené řady
   *[other] { $count } odložených řad
}
web-cut-in-away-title = Odložené řady

web-option-cut-in-window = Sekund na vklínění
web-option-cut-in-window-note = Jak dlouho je mezera otevřená pro dalšího řidiče.
web-option-cut-in-window-0 = bez omezení
web-option-cut-in-youngest = Kdo je nejmladší (začíná)
web-option-cut-in-youngest-note = Vaše místo má číslo 1.
web-option-cut-in-youngest-0 = místo 1
web-option-cut-in-youngest-1 = místo 2
web-option-cut-in-youngest-2 = místo 3
web-option-cut-in-youngest-3 = místo 4
web-option-cut-in-youngest-4 = místo 5

# Jak to skončilo, jmény

