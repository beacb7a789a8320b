the-game = The Game

the-game-lays = { $card } в стопку { $pile } { $arrow }, после { $top }{ $fire ->
    [yes] {" "}– горит!
   *[no] {""}
}
the-game-turns-back = { $card } в стопку { $pile } { $arrow }, назад с { $top }: обратный приём{ $fire ->
    [yes] {" "}– и горит!
   *[no] {""}
}
the-game-ends-turn = конец хода, { $drawn ->
    [0] добирать нечего
    [one] добрана { $drawn } карта
    [few] добрано { $drawn } карты
   *[other] добрано { $drawn } карт
}
the-game-bids = желание начать: { $bid } из 3
the-game-says-keep-off = «Оставьте стопку { $pile } мне».
the-game-says-small-steps = «В стопку { $pile } только маленькими шагами, пожалуйста».
the-game-says-welcome = «Стопка { $pile } ваша, если хотите».
the-game-says-take-back = «Забудьте, что я говорю о стопке { $pile }».
the-game-scene = a ↑ { $a }   b ↑ { $b }   c ↓ { $c }   d ↓ { $d }   колода { $deck }   ещё выложить { $left }

the-game-all-laid = Победа: выложены все 98 карт (TG-10).
the-game-stuck = { $grade ->
    [excellent] Хода нет, а { $left ->
        [one] осталась всего { $left } карта
        [few] осталось всего { $left } карты
       *[other] осталось всего { $left } карт
    }: великолепный результат (TG-11, TG-12).
   *[ordinary] Хода нет, { $left ->
        [one] осталась { $left } карта
        [few] осталось { $left } карты
       *[other] осталось { $left } карт
    } (TG-11, TG-12).
}
the-game-burnt = { $grade ->
    [excellent] Огонь нечем накрыть, а { $left ->
        [one] осталась всего { $left } карта
        [few] осталось всего { $left } карты
       *[other] осталось всего { $left } карт
    }: сгорели, но результат всё равно великолепный (TG-12, TG-17).
   *[ordinary] Огонь нечем накрыть: сгорели, { $left ->
        [one] осталась { $left } карта
        [few] осталось { $left } карты
       *[other] осталось { $left } карт
    } (TG-12, TG-17).
}

the-game-not-a-move = «{ $text }» — не ход в The Game. Ходы выглядят так: 37a (37 в стопку a), end, bid 2, keep-off b, small-steps c, welcome d, take-back b.

the-game-refuses-not-your-turn = Сейчас не ваша очередь для этого (ALL-8, TG-4).
the-game-refuses-already-bid = Вы уже назвали своё желание начать; его называют один раз (TG-4).
the-game-refuses-card-not-in-hand = Этой карты у вас нет (TG-5).
the-game-refuses-cover-the-fire-first = Сначала накройте горящую стопку; до тех пор другие карт не принимают (TG-16).
the-game-refuses-pile-refuses-card = Карта не подходит к этой стопке: нужно дальше в её направлении или назад ровно на десять (TG-7).
the-game-refuses-fire-not-covered = Огонь, который пора накрыть, ещё горит; накройте его, прежде чем закончить ход (TG-14).
the-game-refuses-owes-more-cards = Прежде чем закончить ход, нужно выложить ещё карт (TG-6, TG-8).
