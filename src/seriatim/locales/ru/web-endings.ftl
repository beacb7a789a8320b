# How a game ended, with the names of the seats

web-the-game-stuck = Игроку { $name } нужно было выложить { $owed ->
    [one] карту
    [few] { $owed } карты
   *[other] { $owed } карт
}, но ни одна не подходит: { $grade ->
    [excellent] { $left ->
        [one] осталась всего { $left } карта
        [few] осталось всего { $left } карты
       *[other] осталось всего { $left } карт
    }, великолепный результат
   *[ordinary] { $left ->
        [one] осталась { $left } карта
        [few] осталось { $left } карты
       *[other] осталось { $left } карт
    }
}.
web-the-game-burnt = Игроку { $name } нечем накрыть огонь: { $left ->
    [one] осталась { $left } карта
    [few] осталось { $left } карты
   *[other] осталось { $left } карт
}.
web-quick-and-easy-stuck = Игроку { $name } нужно было выложить карту, но ни одна не подходит: { $left ->
    [one] осталась { $left } карта
    [few] осталось { $left } карты
   *[other] осталось { $left } карт
}.
web-cut-in-out-of-cards = Победа: { $names }, карт больше нет. У следующего игрока { $lead ->
    [one] { $lead } карта
    [few] { $lead } карты
   *[other] { $lead } карт
}.
