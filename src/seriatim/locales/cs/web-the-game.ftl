# Stůl The Game a její varianty.

web-the-game-bid = Chcete začít?
web-the-game-bids = { $bid ->
    [0] raději ne
    [1] když musím
    [2] ano
   *[3] s radostí
}
web-the-game-has-bid = odpovězeno
web-the-game-owed = Položte ještě { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
web-the-game-cover = Zakryjte oheň.
web-the-game-about-fire = Ohnivá karta: brzy se musí zakrýt.
web-the-game-may-end = Pokládejte dál, nebo ukončete tah.
web-the-game-end = Ukončit tah
web-the-game-card = Karta { $card }{ $fire ->
    [yes] , ohnivá karta
   *[no] {""}
}
web-the-game-pile = Hromádka { $pile }, { $way ->
    [up] vzestupná
   *[down] sestupná
}, nahoře { $top }{ $fire ->
    [none] {""}
    [due] , hoří: zakryjte ji v tomto tahu
   *[lit] , hoří
}
web-the-game-deck = { $count ->
    [0] Balíček je prázdný
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
}
web-the-game-left = { $count ->
    [one] zbývá položit { $count } kartu
    [few] zbývá položit { $count } karty
   *[other] zbývá položit { $count } karet
}
web-the-game-show-steps = Ukázat vzdálenosti
web-the-game-hide-steps = Skrýt vzdálenosti
web-the-game-step = { $way ->
    [back] Zpět o deset: reverzní trik
   *[on] Vzdálenost { $step }
}
web-the-game-talk = Říct něco o hromádce { $pile }
web-the-game-word-keep-off = { $pile } nechte mně
web-the-game-word-small-steps = Na { $pile } jen malé kroky
web-the-game-word-welcome = { $pile } je vaše
web-the-game-word-take-back = Už to neplatí

web-option-the-game-minimum = Minimum karet za tah
web-option-the-game-minimum-note = Dokud jsou v balíčku karty. Tři jsou pro zkušené.
web-option-the-game-smaller-hand = Méně karet v ruce
web-option-the-game-smaller-hand-note = Každý má o kartu méně: těžší.
web-option-the-game-fire = Hra s ohněm
web-option-the-game-fire-note = Šest karet hoří, dokud je někdo nezakryje.
web-option-the-game-starter = Kdo začíná
web-option-the-game-starter-note = Kdo má největší chuť, nebo prostě první místo.
web-option-the-game-starter-bid = podle chuti
web-option-the-game-starter-first = první místo
