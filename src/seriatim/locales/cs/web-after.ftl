# Po hře: její čísla, její záznam a zda byla poctivá.

web-winner = vítěz
web-daily-nobody = Ještě ho nikdo nedohrál.
web-daily-you = vy
web-daily-place = { $count ->
    [1] Ještě nikdo jiný ho nedohrál.
   *[other] Jste na { $place }. místě z { $count }.
}
web-daily-next-hours = Další rozdání bude za { $count ->
    [one] { $count } hodinu
    [few] { $count } hodiny
   *[other] { $count } hodin
} ({ $time }).
web-daily-next-minutes = Další rozdání bude za { $count ->
    [one] { $count } minutu
    [few] { $count } minuty
   *[other] { $count } minut
} ({ $time }).
web-daily-next-now = Nové rozdání dne je tady.
web-daily-level = Úroveň botů: { $level }
web-daily-unranked = mimo pořadí
web-daily-unranked-note = Váš výsledek je mimo pořadí: pomáhal bot, nebo den skončil dřív než hra.
web-score-the-game = { $count ->
    [one] { $count } položená karta
    [few] { $count } položené karty
   *[other] { $count } položených karet
}
web-score-quick-and-easy = { $count ->
    [one] { $count } položená karta
    [few] { $count } položené karty
   *[other] { $count } položených karet
}
web-score-sequence = { $count ->
    [one] { $count } sekvence
    [few] { $count } sekvence
   *[other] { $count } sekvencí
}
web-score-traffic-memo = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
web-score-cut-in = { $count ->
    [0] žádná karta nezbyla
    [one] zbyla { $count } karta
    [few] zbyly { $count } karty
   *[other] zbylo { $count } karet
}
web-score-rush-hour = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}

# V číslech; samo číslo stojí nahoře

web-story-moves = { $count ->
    [one] tah
    [few] tahy
   *[other] tahů
}
web-story-minutes = { $count ->
    [one] minuta
    [few] minuty
   *[other] minut
}
web-story-tricks = { $count ->
    [one] reverzní trik
    [few] reverzní triky
   *[other] reverzních triků
}
web-story-largest-step = největší krok
web-story-signals = { $count ->
    [one] signál
    [few] signály
   *[other] signálů
}
web-story-sequences = { $count ->
    [one] sekvence
    [few] sekvence
   *[other] sekvencí
}
web-story-jacks = { $count ->
    [one] zahraný kluk
    [few] zahraní kluci
   *[other] zahraných kluků
}
web-story-chips-removed = { $count ->
    [one] odebraný žeton
    [few] odebrané žetony
   *[other] odebraných žetonů
}
web-story-turned = { $count ->
    [one] otočená karta
    [few] otočené karty
   *[other] otočených karet
}
web-story-longest-run = nejdelší řada
web-story-in-vain = { $count ->
    [one] tah naprázdno
    [few] tahy naprázdno
   *[other] tahů naprázdno
}
web-story-cuts = { $count ->
    [one] vklínění
    [few] vklínění
   *[other] vklínění
}
web-story-rows = { $count ->
    [one] řada
    [few] řady
   *[other] řad
}
web-story-taken = { $count ->
    [one] karta vzatá ze silnice
    [few] karty vzaté ze silnice
   *[other] karet vzatých ze silnice
}
web-story-worst-jam = { $count ->
    [one] bod v nejhorší zácpě
    [few] body v nejhorší zácpě
   *[other] bodů v nejhorší zácpě
}

# Záznam

web-watch-again = Podívat se znovu
web-replay = Záznam hry
web-replay-dealt = Karty jsou rozdány.
web-replay-seen-by = Čí pohled
web-replay-everybody = vidí všichni
web-replay-as = vidí { $name }
web-replay-turn-back = O tah zpátky
web-replay-back = O krok zpátky
web-replay-on = O krok dál
web-replay-turn-on = O tah dál
web-replay-moves = po jednom: { $count }
web-replay-play = Přehrát
web-replay-pause = Pozastavit
web-replay-move = Tah
web-replay-place = { $place } z { $count }
web-replay-past = Tohle je záznam; nic už změnit nejde.
web-rules = Pravidla

# Poctivost

web-verify = Bylo rozdání férové?
web-verify-intro = Před každým rozdáním stůl ukáže v nabídce otisk tajného čísla, podle něhož se karty míchají. Po hře ukáže samo číslo. Každý tak může ověřit, že rozdání nikdo neovlivnil.
web-verify-record = Záznam hry
web-verify-paste = Vložte sem záznam, nebo sem přetáhněte jeho soubor.
web-verify-check = Ověřit
web-verify-file = Vybrat soubor
web-verify-yes = Ano: o těchto kartách bylo rozhodnuto ještě před začátkem hry.
web-verify-yes-note = Rozdání už potom nemohl nikdo změnit. Ověřilo se to dvěma způsoby.
web-verify-numbers = Čísla
web-verify-seed = Tajné číslo, semínko
web-verify-hash = Jeho otisk, ukázaný před rozdáním
web-verify-found = Jeho otisk, spočítaný vaším prohlížečem
web-verify-seed-good = Otisk patří k tomuto semínku.
web-verify-seed-bad = Otisk k tomuto semínku nepatří!
web-verify-seed-unknown = Prohlížeč to umí spočítat jen na zabezpečené (https) stránce.
web-verify-seed-note = Ověřil to váš prohlížeč pomocí SHA-256, bez serveru.
web-verify-good = Karty i všechny tahy jsou v pořádku.
web-verify-good-note = { $game }, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}: rozdání odpovídá tomuto semínku, všechny tahy byly dovolené a výsledek souhlasí.
web-verify-bad = Tento záznam není platný.
