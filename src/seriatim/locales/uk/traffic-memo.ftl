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
traffic-memo-turn-turns = { $first ->
    [yes] відкрито:{" "}
   *[no] {""}
}рядок { $row } стовпець { $column }
traffic-memo-turn-in-vain = остання не підходить; усе повертається на місця
traffic-memo-turn-takes = { $why ->
    [last] більше відкривати нічого;{" "}
    [misfit] остання не підходить;{" "}
   *[stop] {""}
}{ $count ->
    [one] забрано { $count } карту
    [few] забрано { $count } карти
   *[other] забрано { $count } карт
}: { $cards }
traffic-memo-situation = відкрито: { $cards }
traffic-memo-summary = лежить { $lying }   забрано { $taken }

traffic-memo-no-run-left = Послідовностей більше немає. { $shared ->
    [yes] Спільна перемога: місця { $winners }
   *[no] Перемога: місце { $winners }
}, { $most ->
    [one] { $most } карта
    [few] { $most } карти
   *[other] { $most } карт
} (TM-12).
traffic-memo-nobody-takes = За 500 ходів ніхто нічого не забрав. { $shared ->
    [yes] Спільна перемога: місця { $winners }
   *[no] Перемога: місце { $winners }
}, { $most ->
    [one] { $most } карта
    [few] { $most } карти
   *[other] { $most } карт
} (TM-13).

traffic-memo-too-few-numbers = Від { $low } до { $high } менше ніж шість чисел. Якщо найменше — { $low }, то найбільше може бути { $highs }; якщо найбільше — { $high }, то найменше може бути { $lows } (TM-2, ALL-4).

traffic-memo-not-a-move = «{ $text }» — не хід у грі «Трафік-мемо». Ходи виглядають так: turn 12 (або просто 12), take.

traffic-memo-refuses-not-your-turn = Зараз не ваша черга (ALL-8).
traffic-memo-refuses-place-is-empty = На цьому місці немає карти (TM-4).
traffic-memo-refuses-already-face-up = Ця карта вже відкрита (TM-5).
traffic-memo-refuses-must-go-on = Після третьої карти, що підходить, треба відкривати далі, аж до першої, що не підходить (TM-6).
traffic-memo-refuses-nothing-to-take = Забирати ще нічого: потрібні дві карти поспіль, а зі спецкартою — три (TM-8, TM-10).

traffic-memo-reason-takes = Послідовність уже моя, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}, і зупинка не показує іншим нічого нового.
traffic-memo-reason-begins = Тут починається найдовша послідовність із показаних карт.
traffic-memo-reason-fits = Цю карту вже показували, і вона підходить.
traffic-memo-reason-shows-nothing = Цю карту всі вже бачили: іншим вона не показує нічого нового.
traffic-memo-reason-explores = Жодної послідовності не видно, тож може допомогти одна з іще не відкритих карт: їх лишилося { $unseen }.
traffic-memo-reason-hopes = З відомих карт жодна не підходить, але може підійти одна з іще не відкритих: їх лишилося { $unseen }.
traffic-memo-reason-safe = Послідовність уже не втратити (TM-8), а одна з іще не відкритих карт може її подовжити: їх лишилося { $unseen }.
