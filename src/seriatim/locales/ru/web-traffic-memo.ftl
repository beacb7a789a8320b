# Поле «Трафик-мемо» и варианты игры.

web-traffic-memo-turn = Откройте карту.
web-traffic-memo-second = Откройте вторую.
web-traffic-memo-third = Со спецкартой нужна третья.
web-traffic-memo-may-take = Заберите их или откройте ещё одну.
web-traffic-memo-go-on = Подходит! Дальше, до первой неподходящей.
web-traffic-memo-take = Забрать { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
web-traffic-memo-taken = { $count ->
    [0] без карт
    [one] забрана { $count } карта
    [few] забрано { $count } карты
   *[other] забрано { $count } карт
}
web-traffic-memo-took = { $count ->
    [one] забрана { $count } карта
    [few] забрано { $count } карты
   *[other] забрано { $count } карт
}
web-traffic-memo-took-nothing = в этот раз ничего
web-traffic-memo-hint = Ищите соседние числа: 9, 10, 11…
web-traffic-memo-grid = Карты на столе
web-traffic-memo-place = Строка { $row }, столбец { $column }: { $lies ->
    [empty] пусто
    [down] карта закрыта
    [shown] { $car ->
        [police] полиция, возвращается
        [ambulance] скорая, возвращается
       *[other] { $car }, возвращается
    }
   *[up] { $car ->
        [police] полиция
        [ambulance] скорая
       *[other] { $car }
    }
}
web-traffic-memo-car = { $car ->
    [police] полиция
    [ambulance] скорая
   *[other] { $car }
}{ $fate ->
    [taken] , забрано
    [back] , возвращается
   *[open] {""}
}
web-traffic-memo-gone = Что уже забрано
web-traffic-memo-is-gone = забрано

web-option-traffic-memo-low = Числа от
web-option-traffic-memo-low-note = Только большие числа? Начните с большего.
web-option-traffic-memo-high = Числа до
web-option-traffic-memo-high-note = Для первой игры хватит 12.
web-option-traffic-memo-wilds = Полиция и скорая
web-option-traffic-memo-wilds-note = Заменяют любое число, если карт подряд не меньше трёх.
web-option-traffic-memo-free-stop = Останавливаться когда угодно
web-option-traffic-memo-free-stop-note = После любой подошедшей карты, а не только после второй.
web-option-traffic-memo-youngest = Кто начинает
web-option-traffic-memo-youngest-note = Начинает самый младший игрок.
web-option-traffic-memo-youngest-0 = первое место
web-option-traffic-memo-youngest-1 = второе
web-option-traffic-memo-youngest-2 = третье
web-option-traffic-memo-youngest-3 = четвёртое
web-option-traffic-memo-youngest-4 = пятое

# Чем кончилось, с именами

web-traffic-memo-no-run-left = Последовательностей больше нет. { $shared ->
    [yes] Общая победа: { $names }
   *[no] Победа: { $names }
}, { $most ->
    [one] { $most } карта
    [few] { $most } карты
   *[other] { $most } карт
}{ $lead ->
    [0] {""}
   *[other] {" "}(отрыв { $lead })
}.
web-traffic-memo-nobody-takes = За 500 ходов никто ничего не забрал. { $shared ->
    [yes] Общая победа: { $names }
   *[no] Победа: { $names }
}, { $most ->
    [one] { $most } карта
    [few] { $most } карты
   *[other] { $most } карт
}{ $lead ->
    [0] {""}
   *[other] {" "}(отрыв { $lead })
}.
