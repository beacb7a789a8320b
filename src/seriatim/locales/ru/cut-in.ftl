cut-in = Подрезал!

cut-in-opens = новый ряд: { $card ->
    [0] верхняя карта стопки
   *[other] { $card }, верхняя карта стопки
}
cut-in-opens-from-hand = новый ряд: { $card } с руки
cut-in-lays = { $card } { $side ->
    [left] слева, перед
   *[right] справа, после
} { $end }
cut-in-cuts = «Подрезаю!» { $cards }, между { $low } и { $high }
cut-in-lets-go = пропускает промежуток между { $low } и { $high }
cut-in-turn-lays = { $count ->
    [1] { $last }
   *[other] { $cards } и { $last }
} { $side ->
    [left] слева
   *[right] справа
}
cut-in-situation = ряд от { $left } до { $right }
cut-in-summary = ряд: { $row }   пасы: { $passes }   карты: { $left }
cut-in-summary-without-row = ряда нет   карты: { $left }

cut-in-out-of-cards = Победа: место { $seat }, карт больше нет. Осталось карт по местам: { $left } (CI-10).

cut-in-not-a-move = «{ $text }» — не ход в игре «Подрезал!». Ходы выглядят так: 17 (выложить 17), open, open 17, cut 13 14, let go.

cut-in-refuses-not-your-turn = Сейчас этого сделать нельзя: не ваша очередь (ALL-8, CI-5).
cut-in-refuses-wait-for-cut = Подождите: следующий игрок ещё может подрезать (CI-5).
cut-in-refuses-card-not-in-hand = Этой карты у вас нет (CI-3, CI-4, CI-5).
cut-in-refuses-does-not-extend-row = Место этой карты внутри ряда; выложите карту меньше его левого края или больше правого (CI-4).
cut-in-refuses-not-in-the-gap = Чтобы подрезать, нужна хотя бы одна карта, и число каждой должно быть между только что выложенной картой и её соседкой (CI-5).
cut-in-refuses-window-closed = Сейчас подрезать нельзя (CI-5, CI-6).
cut-in-refuses-must-lay = Пока есть что выложить, нужно выкладывать; ход закончится сам (CI-4, CI-8).
cut-in-refuses-must-open = Сначала откройте ряд: верхней картой своей стопки или, если стопка пуста, картой с руки (CI-3).

cut-in-reason-cuts = Подрезав, можно избавиться от { $count ->
    [one] { $count } карты
    [few] { $count } карт
   *[other] { $count } карт
} и получить ход.
cut-in-reason-waits = Карта подходит, но сейчас ход дал бы слишком мало.
cut-in-reason-cannot-cut = Ни одна моя карта не помещается в этот промежуток.
cut-in-reason-opens = Ряда нет: его открывает верхняя карта стопки (CI-3).
cut-in-reason-opens-from-hand = Стопка пуста, а после { $card } остаются хорошие карты для продолжения (CI-3).
cut-in-reason-wins = { $card } — последняя карта: это победа (CI-10).
cut-in-reason-only = { $card } — единственная карта, которую можно выложить, а кто может, тот обязан (CI-4).
cut-in-reason-gap = { $unseen ->
    [0] После { $card } никто не подрежет: все карты между ними уже видны
    [one] После { $card } может подрезать лишь { $unseen } ещё не показанная карта
    [few] После { $card } могут подрезать { $unseen } ещё не показанные карты
   *[other] После { $card } могут подрезать { $unseen } ещё не показанных карт
}.

measure-rows = ряды (среднее ± 95 %)
