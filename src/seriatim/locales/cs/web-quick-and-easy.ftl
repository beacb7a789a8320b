# Stůl Quick & Easy a varianty hry.

web-quick-and-easy-bid = Chcete začít?
web-quick-and-easy-bids = { $bid ->
    [0] raději ne
    [1] když musím
    [2] ano
   *[3] s radostí
}
web-quick-and-easy-has-bid = odpovězeno
web-quick-and-easy-lay = Položte jednu kartu nebo dvě.
web-quick-and-easy-lay-one = Položte kartu.
web-quick-and-easy-may-end = Položte ještě jednu, nebo ukončete tah.
web-quick-and-easy-end = Ukončit tah
web-quick-and-easy-card = { $colour ->
    [red] Červená
    [yellow] Žlutá
    [green] Zelená
    [blue] Modrá
   *[violet] Fialová
} { $number }
web-quick-and-easy-pile = { $way ->
    [up] Vzestupná hromádka
   *[down] Sestupná hromádka
}, { $colour ->
    [none] prázdná
    [red] nahoře červená { $number }
    [yellow] nahoře žlutá { $number }
    [green] nahoře zelená { $number }
    [blue] nahoře modrá { $number }
   *[violet] nahoře fialová { $number }
}
web-quick-and-easy-deck = { $count ->
    [0] balíček je prázdný
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
    [many] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
}
web-quick-and-easy-left = { $count ->
    [one] zbývá položit { $count } kartu
    [few] zbývá položit { $count } karty
    [many] zbývá položit { $count } karty
   *[other] zbývá položit { $count } karet
}
web-quick-and-easy-laid = Položeno: { $cards }
web-quick-and-easy-laid-of = { $colour ->
    [red] červené
    [yellow] žluté
    [green] zelené
    [blue] modré
   *[violet] fialové
} { $numbers ->
    [none] žádné
   *[some] { $numbers }
}
web-quick-and-easy-tell = Povězte ostatním o své kartě: { $colour ->
    [red] červená { $number }
    [yellow] žlutá { $number }
    [green] zelená { $number }
    [blue] modrá { $number }
   *[violet] fialová { $number }
}
web-quick-and-easy-word = { $word ->
    [low] spíš nízká
    [middle] tak uprostřed
    [high] spíš vysoká
   *[held] říct barvu
}
web-quick-and-easy-talk = { $pile ->
    [up] Říct něco o vzestupné hromádce
   *[down] Říct něco o sestupné hromádce
}
web-quick-and-easy-word-mine-next = Na { $arrow } kladu příště já
web-quick-and-easy-word-leave-it = { $arrow } nechte být
web-quick-and-easy-word-trick-here = Umím vrátit { $arrow } zpátky
web-quick-and-easy-word-take-back = Už to neplatí

web-option-quick-and-easy-professional = Profesionální varianta
web-option-quick-and-easy-professional-note = Jedna karta za tah a prozradit se smí jen barvy. Těžké!
web-option-quick-and-easy-starter = Kdo začíná
web-option-quick-and-easy-starter-note = Kdo má největší chuť, nebo prostě první místo.
web-option-quick-and-easy-starter-bid = podle chuti
web-option-quick-and-easy-starter-first = první místo
