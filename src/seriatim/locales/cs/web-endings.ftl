# How a game ended, with the names of the seats

web-the-game-stuck = { $name } má položit { $owed ->
    [one] kartu
    [few] { $owed } karty
   *[other] { $owed } karet
}, ale žádná nepasuje: { $grade ->
    [excellent] { $left ->
        [one] zbývá jen { $left } karta
        [few] zbývají jen { $left } karty
       *[other] zbývá jen { $left } karet
    }, výborný výsledek
   *[ordinary] { $left ->
        [one] zbývá { $left } karta
        [few] zbývají { $left } karty
       *[other] zbývá { $left } karet
    }
}.
web-the-game-burnt = { $name } nemá čím zakrýt oheň: { $left ->
    [one] zbývá { $left } karta
    [few] zbývají { $left } karty
   *[other] zbývá { $left } karet
}.
web-quick-and-easy-stuck = { $name } má položit kartu, ale žádná nepasuje: { $left ->
    [one] zbývá { $left } karta
    [few] zbývají { $left } karty
   *[other] zbývá { $left } karet
}.
web-cut-in-out-of-cards = { $names } už nemá karty a vyhrává. Další v pořadí má { $lead ->
    [one] { $lead } kartu
    [few] { $lead } karty
   *[other] { $lead } karet
}.
