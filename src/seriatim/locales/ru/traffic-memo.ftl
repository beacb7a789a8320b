traffic-memo = Трафик-мемо

traffic-memo-turns = открыта карта в строке { $row }, столбце { $column }
traffic-memo-turns-in-vain = карта в строке { $row }, столбце { $column } не подходит; всё возвращается на места
traffic-memo-turns-misfit = карта в строке { $row }, столбце { $column } не подходит; { $count ->
    [one] забрана { $count } карта
    [few] забрано { $count } карты
   *[other] забрано { $count } карт
}: { $cards }
traffic-memo-turns-last = карта в строке { $row }, столбце { $column } была последней; { $count ->
    [one] забрана { $count } карта
    [few] забрано { $count } карты
   *[other] забрано { $count } карт
}: { $cards }
traffic-memo-takes = { $count ->
    [one] забрана { $count } карта
    [few] забрано { $count } карты
   *[other] забрано { $count } карт
}: { $cards }
traffic-memo-turn-turns = { $first ->
    [yes] открыто:{" "}
   *[no] {""}
}строка { $row } столбец { $column }
traffic-memo-turn-in-vain = последняя не подходит; всё возвращается на места
traffic-memo-turn-takes = { $why ->
    [last] больше открывать нечего;{" "}
    [misfit] последняя не подходит;{" "}
   *[stop] {""}
}{ $count ->
    [one] забрана { $count } карта
    [few] забрано { $count } карты
   *[other] забрано { $count } карт
}: { $cards }
traffic-memo-situation = открыто: { $cards }
traffic-memo-summary = лежит { $lying }   забрано { $taken }

traffic-memo-no-run-left = Последовательностей больше нет. { $shared ->
    [yes] Общая победа: места { $winners }
   *[no] Победа: место { $winners }
}, { $most ->
    [one] { $most } карта
    [few] { $most } карты
   *[other] { $most } карт
} (TM-12).
traffic-memo-nobody-takes = За 500 ходов никто ничего не забрал. { $shared ->
    [yes] Общая победа: места { $winners }
   *[no] Победа: место { $winners }
}, { $most ->
    [one] { $most } карта
    [few] { $most } карты
   *[other] { $most } карт
} (TM-13).

traffic-memo-too-few-numbers = От { $low } до { $high } меньше шести чисел. Если наименьшее — { $low }, то наибольшее может быть { $highs }; если наибольшее — { $high }, то наименьшее может быть { $lows } (TM-2, ALL-4).

traffic-memo-not-a-move = «{ $text }» — не ход в игре «Трафик-мемо». Ходы выглядят так: turn 12 (или просто 12), take.

traffic-memo-refuses-not-your-turn = Сейчас не ваша очередь (ALL-8).
traffic-memo-refuses-place-is-empty = На этом месте нет карты (TM-4).
traffic-memo-refuses-already-face-up = Эта карта уже открыта (TM-5).
traffic-memo-refuses-must-go-on = После третьей подходящей карты нужно открывать дальше, до первой неподходящей (TM-6).
traffic-memo-refuses-nothing-to-take = Забирать ещё нечего: нужны две карты подряд, а со спецкартой — три (TM-8, TM-10).

traffic-memo-reason-takes = Последовательность уже моя, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, и остановка не показывает другим ничего нового.
traffic-memo-reason-begins = Здесь начинается самая длинная последовательность из показанных карт.
traffic-memo-reason-fits = Эту карту уже показывали, и она подходит.
traffic-memo-reason-shows-nothing = Эту карту все уже видели: другим она не показывает ничего нового.
traffic-memo-reason-explores = Ни одной последовательности не видно, так что может помочь одна из ещё не открытых карт: их осталось { $unseen }.
traffic-memo-reason-hopes = Из известных карт ни одна не подходит, но может подойти одна из ещё не открытых: их осталось { $unseen }.
traffic-memo-reason-safe = Последовательность уже не потерять (TM-8), а одна из ещё не открытых карт может её удлинить: их осталось { $unseen }.
