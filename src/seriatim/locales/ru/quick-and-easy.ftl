quick-and-easy = Quick & Easy

quick-and-easy-lays = { $colour ->
    [red] красная
    [yellow] жёлтая
    [green] зелёная
    [blue] синяя
   *[violet] фиолетовая
} { $number } в { $pile ->
    [up] возрастающую
   *[down] убывающую
} стопку { $arrow }{ $top-colour ->
    [none] , которая была пуста
    [red] , после красной { $top }
    [yellow] , после жёлтой { $top }
    [green] , после зелёной { $top }
    [blue] , после синей { $top }
   *[violet] , после фиолетовой { $top }
}
quick-and-easy-turns-back = { $colour ->
    [red] красная
    [yellow] жёлтая
    [green] зелёная
    [blue] синяя
   *[violet] фиолетовая
} { $number } в { $pile ->
    [up] возрастающую
   *[down] убывающую
} стопку { $arrow }, назад с { $top }: обратный приём
quick-and-easy-ends-turn = конец хода, { $drawn ->
    [0] добирать нечего
    [one] добрана { $drawn } карта
    [few] добрано { $drawn } карты
   *[other] добрано { $drawn } карт
}
quick-and-easy-bids = желание начать: { $bid } из 3
quick-and-easy-opens-bids = желание начать: { $bid } из 3; у всех: { $bids }
quick-and-easy-says-low = «У меня есть { $colour ->
    [red] красная
    [yellow] жёлтая
    [green] зелёная
    [blue] синяя
   *[violet] фиолетовая
} карта, скорее маленькая».
quick-and-easy-says-middle = «У меня есть { $colour ->
    [red] красная
    [yellow] жёлтая
    [green] зелёная
    [blue] синяя
   *[violet] фиолетовая
} карта, примерно посередине».
quick-and-easy-says-high = «У меня есть { $colour ->
    [red] красная
    [yellow] жёлтая
    [green] зелёная
    [blue] синяя
   *[violet] фиолетовая
} карта, скорее большая».
quick-and-easy-says-held = «У меня есть { $colour ->
    [red] красная
    [yellow] жёлтая
    [green] зелёная
    [blue] синяя
   *[violet] фиолетовая
} карта».
quick-and-easy-takes-back-word = «Забудьте мои слова о моей { $colour ->
    [red] красной
    [yellow] жёлтой
    [green] зелёной
    [blue] синей
   *[violet] фиолетовой
} карте».
quick-and-easy-says-mine-next = «В { $pile ->
    [up] возрастающую
   *[down] убывающую
} стопку { $arrow } следующую карту кладу я».
quick-and-easy-says-leave-it = «Не трогайте { $pile ->
    [up] возрастающую
   *[down] убывающую
} стопку { $arrow }, пожалуйста».
quick-and-easy-says-trick-here = «У меня есть обратный приём для { $pile ->
    [up] возрастающей
   *[down] убывающей
} стопки { $arrow }».
quick-and-easy-takes-back-signal = «Забудьте мои слова { $pile ->
    [up] о возрастающей
   *[down] об убывающей
} стопке { $arrow }».
quick-and-easy-turn-lays = { $colour ->
    [red] красная
    [yellow] жёлтая
    [green] зелёная
    [blue] синяя
   *[violet] фиолетовая
} { $number } в { $pile ->
    [up] возрастающую
   *[down] убывающую
} стопку{ $back ->
    [yes] {" "}(обратный приём)
   *[no] {""}
}
quick-and-easy-note = { $colour ->
    [red] красная
    [yellow] жёлтая
    [green] зелёная
    [blue] синяя
   *[violet] фиолетовая
} { $number } { $arrow }{ $back ->
    [yes] {" "}↩
   *[no] {""}
}
quick-and-easy-situation = возрастающая стопка: { $up-colour ->
    [none] пусто
    [red] красная { $up }
    [yellow] жёлтая { $up }
    [green] зелёная { $up }
    [blue] синяя { $up }
   *[violet] фиолетовая { $up }
}, убывающая стопка: { $down-colour ->
    [none] пусто
    [red] красная { $down }
    [yellow] жёлтая { $down }
    [green] зелёная { $down }
    [blue] синяя { $down }
   *[violet] фиолетовая { $down }
}
quick-and-easy-summary = возрастающая ↑ { $up-colour ->
    [none] пусто
    [red] красная { $up }
    [yellow] жёлтая { $up }
    [green] зелёная { $up }
    [blue] синяя { $up }
   *[violet] фиолетовая { $up }
}   убывающая ↓ { $down-colour ->
    [none] пусто
    [red] красная { $down }
    [yellow] жёлтая { $down }
    [green] зелёная { $down }
    [blue] синяя { $down }
   *[violet] фиолетовая { $down }
}   колода { $deck }   ещё выложить { $left }

quick-and-easy-all-laid = Победа: выложены все 50 карт (QE-8).
quick-and-easy-stuck = Месту { $seat } нужно выложить карту, но ни одна не подходит: { $left ->
    [one] осталась { $left } карта
    [few] осталось { $left } карты
   *[other] осталось { $left } карт
} (QE-8).

quick-and-easy-not-a-move = «{ $text }» — не ход в Quick & Easy. Ходы выглядят так: red 7 up (красная 7 в возрастающую стопку), end, bid 2, red low, mine-next up, leave-it down, trick-here up, take-back red, take-back up.

quick-and-easy-refuses-not-your-turn = Сейчас этого сделать нельзя: не ваша очередь (ALL-8, QE-3).
quick-and-easy-refuses-already-bid = Вы уже ответили; изменить ответ нельзя (QE-3).
quick-and-easy-refuses-card-not-in-hand = Этой карты у вас нет (QE-4).
quick-and-easy-refuses-pile-refuses-card = Карта не подходит к этой стопке: она должна идти дальше в направлении стопки или быть того же цвета, что и верхняя карта (QE-5, QE-6).
quick-and-easy-refuses-owes-more-cards = Прежде чем закончить ход, нужно выложить карту (QE-4, QE-7).

quick-and-easy-reason-starts = Одна из моих карт близко к краю, с неё хорошо начать.
quick-and-easy-reason-waits = Мои карты в середине: кто-то другой наверняка начнёт лучше.
quick-and-easy-reason-talks = Чем больше другие знают о моих картах, тем лучше им планировать.
quick-and-easy-reason-turns-back = Это возвращает { $pile ->
    [up] возрастающую
   *[down] убывающую
} стопку { $arrow } назад на { $step }: обратный приём.
quick-and-easy-reason-only = Ничего другого положить нельзя.
quick-and-easy-reason-prepares = Моя вторая карта того же цвета и сможет потом вернуть { $pile ->
    [up] возрастающую
   *[down] убывающую
} стопку { $arrow } назад.
quick-and-easy-reason-offers = Место { $seat } ходит следующим и говорит, что у него есть { $colour ->
    [red] красная
    [yellow] жёлтая
    [green] зелёная
    [blue] синяя
   *[violet] фиолетовая
} карта: её можно будет положить на этот цвет.
quick-and-easy-reason-small-step = { $pile ->
    [up] Возрастающая
   *[down] Убывающая
} стопка { $arrow } продвигается всего на { $step }.
quick-and-easy-reason-spares = Так { $pile ->
    [up] возрастающая
   *[down] убывающая
} стопка { $arrow } остаётся месту { $seat }, которое ходит следующим и говорит о ней.
quick-and-easy-reason-keeps-open = Из всего, что можно положить, эта карта оставляет другим больше всего места.
quick-and-easy-reason-saves = Вторая карта заняла бы место, нужное другим.
quick-and-easy-reason-nothing-fits = Вторая карта не подходит ни к одной стопке.
