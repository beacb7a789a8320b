# How a game ended, with the names of the seats

web-the-game-stuck = Гравцю { $name } треба було викласти { $owed ->
    [one] карту
    [few] { $owed } карти
   *[other] { $owed } карт
}, а жодна не підходить: { $grade ->
    [excellent] { $left ->
        [one] лишилася тільки { $left } карта
        [few] лишилося тільки { $left } карти
       *[other] лишилося тільки { $left } карт
    }, прекрасний результат
   *[ordinary] { $left ->
        [one] лишилася { $left } карта
        [few] лишилося { $left } карти
       *[other] лишилося { $left } карт
    }
}.
web-the-game-burnt = Гравцю { $name } нема чим накрити вогонь: { $left ->
    [one] лишилася { $left } карта
    [few] лишилося { $left } карти
   *[other] лишилося { $left } карт
}.
web-quick-and-easy-stuck = Гравцю { $name } треба було викласти карту, а жодна не підходить: { $left ->
    [one] лишилася { $left } карта
    [few] лишилося { $left } карти
   *[other] лишилося { $left } карт
}.
web-cut-in-out-of-cards = Перемога: { $names }, карт більше немає. У наступного гравця { $lead ->
    [one] { $lead } карта
    [few] { $lead } карти
   *[other] { $lead } карт
}.
