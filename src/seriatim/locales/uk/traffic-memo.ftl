traffic-memo = Трафік-мемо

traffic-memo-turns = відкрито карту в рядку { $row }, стовпці { $column }
traffic-memo-turns-in-vain = карта в рядку { $row }, стовпці { $column } не підходить; усе повертається на місця
traffic-memo-turns-misfit = карта в рядку { $row }, стовпці { $column } не підходить; { $count ->
    [one] забрано { $count } карту
    [few] забрано { $count } карти
   *[other] забрано { $count } карт
}: { $cards }
traffic-memo-turns-last = карта в рядку { $row }, стовпці { $column } була останньою; { $count ->
    [one] забрано { $count } карту
    [few] забрано { $count } карти
   *[other] забрано { $count } карт
}: { $cards }
traffic-memo-takes = { $count ->
    [one] забрано { $count } карту
    [few] забрано { $count } карти
   *[other] забрано { $count } карт
}: { $cards }
traffic-memo-summary = лежить { $lying }   забрано { $taken }

traffic-memo-no-run-left = Послідовностей більше немає. { $shared ->
    [yes] Спільна перемога місць { $winners }
   *[no] Перемога місця { $winners }
}: { $most ->
    [one] { $most } карта
    [few] { $most } карти
   *[other] { $most } карт
} (TM-12).
traffic-memo-nobody-takes = За 500 ходів ніхто нічого не забирає. { $shared ->
    [yes] Спільна перемога місць { $winners }
   *[no] Перемога місця { $winners }
}: { $most ->
    [one] { $most } карта
    [few] { $most } карти
   *[other] { $most } карт
} (TM-13).

traffic-memo-too-few-numbers = Від { $low } до { $high } менше ніж шість чисел. Якщо найменше — { $low }, то найбільше може бути { $highs }; якщо найбільше — { $high }, то найменше може бути { $lows } (TM-2, ALL-4).

traffic-memo-not-a-move = «{ $text }» — не хід у Трафік-мемо. Ходи виглядають так: turn 12 (або просто 12), take.

traffic-memo-refuses-not-your-turn = Зараз не ваша черга (ALL-8).
traffic-memo-refuses-place-is-empty = На цьому місці немає карти (TM-4).
traffic-memo-refuses-already-face-up = Ця карта вже відкрита (TM-5).
traffic-memo-refuses-must-go-on = Після третьої карти, що підходить, треба відкривати далі, аж до першої, що не підходить (TM-6).
traffic-memo-refuses-nothing-to-take = Забирати ще нічого: потрібні дві карти поспіль, а зі спецкартою — три (TM-8, TM-10).

traffic-memo-reason-takes = Ряд уже наш, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}, і зупинка не показує іншим нічого нового.
traffic-memo-reason-begins = Тут починається найдовший ряд із показаних карт.
traffic-memo-reason-fits = Цю карту вже показували, і вона пасує.
traffic-memo-reason-shows-nothing = Цю карту всі вже бачили: іншим вона не показує нічого нового.
traffic-memo-reason-explores = Жодного ряду не відомо, тож може допомогти одна з небачених карт: їх лишилося { $unseen }.
traffic-memo-reason-hopes = Нічого відомого не пасує, але може пасувати одна з небачених карт: їх лишилося { $unseen }.
traffic-memo-reason-safe = Ряд уже не втратити (TM-8), а одна з небачених карт може його подовжити: їх лишилося { $unseen }.
