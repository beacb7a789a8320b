the-game = The Game

the-game-lays = { $card } в стопку { $pile } { $arrow }, после { $top }{ $fire ->
    [yes] {"\u00A0"}— горит!
   *[no] {""}
}
the-game-turns-back = { $card } в стопку { $pile } { $arrow }, назад с { $top }: обратный приём{ $fire ->
    [yes] {"\u00A0"}— и горит!
   *[no] {""}
}
the-game-ends-turn = конец хода, { $drawn ->
    [0] добирать нечего
    [one] добрана { $drawn } карта
    [few] добрано { $drawn } карты
   *[other] добрано { $drawn } карт
}
the-game-bids = желание начать: { $bid } из 3
the-game-opens-bids = желание начать: { $bid } из 3; у всех: { $bids }
the-game-says-keep-off = «Оставьте стопку { $pile } мне».
the-game-says-small-steps = «В стопку { $pile } только небольшими шагами, пожалуйста».
the-game-says-welcome = «Стопка { $pile } ваша, если хотите».
the-game-says-take-back = «Забудьте мои слова о стопке { $pile }».
the-game-turn-lays = { $count ->
    [1] { $last }
   *[other] { $cards } и { $last }
} на { $pile }{ $back ->
    [yes] {" "}(обратный приём)
   *[no] {""}
}{ $fire ->
    [yes] {" "}(горит)
   *[no] {""}
}
the-game-situation = a { $a }, b { $b }, c { $c }, d { $d }
the-game-summary = a ↑ { $a }   b ↑ { $b }   c ↓ { $c }   d ↓ { $d }   колода { $deck }   ещё выложить { $left }

the-game-all-laid = Победа: выложены все 98 карт (TG-10).
the-game-stuck = Месту { $seat } нужно выложить { $owed ->
    [one] карту
    [few] { $owed } карты
   *[other] { $owed } карт
}, но ни одна не подходит: { $grade ->
    [excellent] { $left ->
        [one] осталась всего { $left } карта
        [few] осталось всего { $left } карты
       *[other] осталось всего { $left } карт
    }, великолепный результат (TG-11, TG-12).
   *[ordinary] { $left ->
        [one] осталась { $left } карта
        [few] осталось { $left } карты
       *[other] осталось { $left } карт
    } (TG-11, TG-12).
}
the-game-burnt = Месту { $seat } нечем накрыть огонь, всё сгорело: { $left ->
    [one] осталась { $left } карта
    [few] осталось { $left } карты
   *[other] осталось { $left } карт
} (TG-12, TG-17).

the-game-not-a-move = «{ $text }» — не ход в The Game. Ходы выглядят так: 37a (37 в стопку a), end, bid 2, keep-off b, small-steps c, welcome d, take-back b.

the-game-refuses-not-your-turn = Сейчас этого сделать нельзя: не ваша очередь (ALL-8, TG-4).
the-game-refuses-already-bid = Вы уже ответили; изменить ответ нельзя (TG-4).
the-game-refuses-card-not-in-hand = Этой карты у вас нет (TG-5).
the-game-refuses-cover-the-fire-first = Сначала накройте горящую стопку; до тех пор класть на другие нельзя (TG-16).
the-game-refuses-pile-refuses-card = Карта не подходит к этой стопке: она должна идти дальше в направлении стопки или назад ровно на десять (TG-7).
the-game-does-not-fit = { $card } не подходит к стопке { $pile } (сверху { $top }) (TG-7).
the-game-refuses-fire-not-covered = Огонь, который нужно накрыть в этот ход, ещё горит; накройте его, прежде чем закончить ход (TG-14).
the-game-refuses-owes-more-cards = Прежде чем закончить ход, нужно выложить ещё карты (TG-6, TG-8).

the-game-reason-wins = Последняя карта: с ней игра выиграна.
the-game-reason-only = Ничего другого положить нельзя.
the-game-reason-covers = Стопка { $pile } горит, и { $card } накрывает огонь.
the-game-reason-turns-back = { $card } возвращает стопку { $pile } на десять назад.
the-game-reason-leads = После { $card } карта { $behind } сможет вернуть стопку { $pile } на десять назад.
the-game-reason-smallest = Стопка { $pile } продвигается всего на { $step }: меньшего шага у меня нет.
the-game-reason-extra = Ход можно закончить, но { $card } продвигает стопку { $pile } всего на { $step }.
the-game-reason-keeps = Стопку { $pile } пока не трогаю: { $card } сможет вернуть её назад.
the-game-reason-spares = Место { $seat } хочет стопку { $pile }, поэтому я её не трогаю.
the-game-reason-no-fire = Карта { $card } зажгла бы огонь в стопке { $pile }.
the-game-reason-welcome = Место { $seat } говорит, что стопка { $pile } свободна.
the-game-reason-weighed = Шаг на { $step } в стопке { $pile }, но в итоге это, кажется, обойдётся дешевле всего.
the-game-reason-nothing-fits = Ни одна из моих карт больше не подходит.
the-game-reason-ends = Следующий шаг был бы на { $step } в стопке { $pile }: пока слишком много.
the-game-reason-starts = Мои первые карты продвинут стопки в сумме всего на { $step }.
the-game-reason-waits = Мои первые карты продвинули бы стопки в сумме на { $step }: может быть, кто-то другой начнёт лучше.
the-game-reason-next = У меня есть карта, которая идёт в стопку { $pile } сразу следующей или возвращает её назад.
the-game-reason-near = У меня есть карта, близкая к стопке { $pile }.
the-game-reason-far = Карты, близкой к стопке { $pile }, у меня нет.
the-game-reason-unsays = Сказанное о стопке { $pile } уже неверно: близкой к ней карты у меня больше нет.
