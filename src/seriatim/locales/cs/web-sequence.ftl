# Herní plán Sequence a její varianty.

web-sequence-card = { $suit ->
    [C] křížov
    [D] károv
    [H] srdcov
   *[S] pikov
}{ $rank ->
    [A] é eso
    [K] ý král
    [Q] á dáma
    [J] ý kluk
   *[number] á { $rank }
}
web-sequence-jack = { $does ->
    [remove] { $card }, jednooký: bere žeton
   *[place] { $card }, dvouoký: žeton kamkoli
}
web-sequence-dead-card = mrtvá karta, { $card }: položte ji na balíček a vyměňte
web-sequence-board = Herní plán
web-sequence-corner = { $space }, roh, patří všem
web-sequence-chip = žeton týmu { $team }
web-sequence-in = v sekvenci
web-sequence-in-safe = v sekvenci, v bezpečí
web-sequence-last = poslední tah
web-sequence-team = tým { $team }
web-sequence-your-team = váš tým
web-sequence-score = Tým { $team }: { $count ->
    [one] { $count } sekvence
    [few] { $count } sekvence
    [many] { $count } sekvence
   *[other] { $count } sekvencí
} z { $goal }
web-sequence-deck = { $count ->
    [one] Balíček, { $count } karta
    [few] Balíček, { $count } karty
    [many] Balíček, { $count } karty
   *[other] Balíček, { $count } karet
}
web-sequence-deck-waits = { $count ->
    [one] Vezměte si kartu; v balíčku { $count } karta
    [few] Vezměte si kartu; v balíčku { $count } karty
    [many] Vezměte si kartu; v balíčku { $count } karty
   *[other] Vezměte si kartu; v balíčku { $count } karet
}
web-sequence-pile = Vaše odložené karty
web-sequence-played = { $name } hraje: { $card }
web-sequence-magnify = Zvětšit plán
web-sequence-pass = Pas

web-sequence-play = Zahrajte kartu.
web-sequence-play-or-draw = Vezměte si kartu, nebo hrajte.
web-sequence-two-eyes = Dvouoký kluk: žeton může kamkoli.
web-sequence-one-eye = Jednooký kluk: seberte cizí žeton.
web-sequence-dead = Mrtvá karta: položte ji na balíček a dostanete novou.
web-sequence-exchange = Nic nejde zahrát. Vyměňte mrtvou kartu: položte ji na balíček.
web-sequence-must-pass = Není co zahrát.
web-sequence-draw = Vezměte si kartu z balíčku.
web-sequence-pay = Pokuta: odložte jednu kartu na svou hromádku.

web-sequence-owes = dluží { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
web-sequence-waits = karta čeká
web-sequence-lost = karta ztracena
web-sequence-lifted = vytaženo { $card }

web-sequence-warn = Tým { $team } radil
web-sequence-warn-note = Napomenutí: pokud to tým přizná nebo tak rozhodne někdo nestranný, odevzdá každý jeho hráč kartu.
web-sequence-warning = Rada
web-sequence-warning-called = { $name } říká, že tým { $team } radil. Každý jeho hráč by tím přišel o kartu.
web-sequence-warning-denied = Tým { $team } říká, že neradil. Rozhodněte vy.
web-sequence-warning-team-yes = Ano, radili jsme
web-sequence-warning-team-no = Ne, neradili
web-sequence-warning-host-yes = Byla to rada
web-sequence-warning-host-no = Nebyla to rada
web-sequence-warning-vote = Radil tým { $team }? Nejste ani v jednom z obou týmů, proto máte hlas.
web-sequence-warning-open = Tým { $team } má odpovědět na napomenutí.
web-sequence-warning-drop = Stáhnout napomenutí

web-option-sequence-teams = Týmy
web-option-sequence-teams-note = Při 6 nebo 12 hráčích mohou být dva nebo tři.
web-option-sequence-teams-usual = automaticky
web-option-sequence-draw = Nové karty
web-option-sequence-draw-note = Když si karty berou sami hráči, zapomenutá karta propadne.
web-option-sequence-draw-auto = automaticky
web-option-sequence-draw-manual = berou hráči
web-option-sequence-hard = Žádný žeton není v bezpečí
web-option-sequence-hard-note = Jednoocí kluci smějí ničit i hotové sekvence. Jen pro dva týmy.
web-option-sequence-table-talk = Povídání u stolu
web-option-sequence-table-talk-note = Když se smí psát, platí tým za radu kartami.
web-option-sequence-table-talk-silent = žádné
web-option-sequence-table-talk-penalty = s pokutami
