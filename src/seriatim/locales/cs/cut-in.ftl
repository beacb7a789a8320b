cut-in = Do mezery!

cut-in-opens = nová řada: { $card ->
    [0] vrchní karta balíčku
   *[other] { $card } z vrchu balíčku
}
cut-in-opens-from-hand = nová řada: { $card } z ruky
cut-in-lays = { $card } { $side ->
    [left] vlevo, před
   *[right] vpravo, za
} { $end }
cut-in-cuts = „Do mezery!“ { $cards }, mezi { $low } a { $high }
cut-in-lets-go = nechává mezeru mezi { $low } a { $high }
cut-in-turn-lays = { $count ->
    [1] { $last }
   *[other] { $cards } a { $last }
} { $side ->
    [left] vlevo
   *[right] vpravo
}
cut-in-situation = řada od { $left } do { $right }
cut-in-summary = řada: { $row }   pasy: { $passes }   karty: { $left }
cut-in-summary-without-row = žádná řada   karty: { $left }

cut-in-out-of-cards = Místo { $seat } už nemá karty a vyhrává. Zbývající karty podle míst: { $left } (CI-10).

cut-in-not-a-move = „{ $text }“ není tah hry „Do mezery!“. Tahy vypadají takto: 17 (položit 17), open, open 17, cut 13 14, let go.

cut-in-refuses-not-your-turn = Tohle teď nejde: nejste na řadě (ALL-8, CI-5).
cut-in-refuses-wait-for-cut = Počkejte: další hráč se ještě může vklínit (CI-5).
cut-in-refuses-card-not-in-hand = Tuto kartu nemáte (CI-3, CI-4, CI-5).
cut-in-refuses-does-not-extend-row = Tato karta patří dovnitř řady; položte nižší, než je její levá krajní karta, nebo vyšší, než je pravá (CI-4).
cut-in-refuses-not-in-the-gap = Ke vklínění je třeba aspoň jedna karta a číslo každé musí být mezi právě položenou kartou a její sousedkou (CI-5).
cut-in-refuses-window-closed = Teď se vklínit nelze (CI-5, CI-6).
cut-in-refuses-must-lay = Dokud můžete, musíte pokládat; tah skončí sám (CI-4, CI-8).
cut-in-refuses-must-open = Nejdřív otevřete řadu: vrchní kartou svého balíčku, nebo je-li prázdný, kartou z ruky (CI-3).

cut-in-reason-cuts = Vklíněním se zbavím { $count ->
    [one] { $count } karty
    [few] { $count } karet
   *[other] { $count } karet
} a získám tah.
cut-in-reason-waits = Karta by se hodila, ale tah by teď přinesl příliš málo.
cut-in-reason-cannot-cut = Žádná z mých karet se do mezery nevejde.
cut-in-reason-opens = Na stole není řada: otevře ji vrchní karta balíčku (CI-3).
cut-in-reason-opens-from-hand = Balíček je prázdný a po { $card } zbývají dobré karty na pokračování (CI-3).
cut-in-reason-wins = { $card } je poslední karta: to je výhra (CI-10).
cut-in-reason-only = { $card } je jediná karta, kterou lze položit, a kdo může, musí (CI-4).
cut-in-reason-gap = { $unseen ->
    [0] Za { $card } se nikdo nevklíní: všechny karty mezi nimi už byly vidět
    [one] Za { $card } by se mohla vklínit { $unseen } dosud neukázaná karta
    [few] Za { $card } by se mohly vklínit { $unseen } dosud neukázané karty
   *[other] Za { $card } by se mohlo vklínit { $unseen } dosud neukázaných karet
}.

measure-rows = řady (průměr ± 95 %)
