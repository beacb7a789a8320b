# Поле «Трафік-мемо» та варіанти гри.

web-traffic-memo-turn = Відкрийте карту.
web-traffic-memo-second = Відкрийте другу.
web-traffic-memo-third = Зі спецкартою потрібна третя.
web-traffic-memo-may-take = Заберіть їх або відкрийте ще одну.
web-traffic-memo-go-on = Підходить! Відкривайте далі — до першої, що не підійде.
web-traffic-memo-take = Забрати { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}
web-traffic-memo-taken = { $count ->
    [0] карт не забрано
    [one] забрано { $count } карту
    [few] забрано { $count } карти
   *[other] забрано { $count } карт
}
web-traffic-memo-took = { $count ->
    [one] забрано { $count } карту
    [few] забрано { $count } карти
   *[other] забрано { $count } карт
}
web-traffic-memo-took-nothing = цього разу нічого
web-traffic-memo-hint = Шукайте сусідні числа: 9, 10, 11…
web-traffic-memo-grid = Карти на столі
web-traffic-memo-place = Рядок { $row }, стовпець { $column }: { $lies ->
    [empty] порожньо
    [down] карта закрита
    [shown] { $car ->
        [police] поліція, повертається
        [ambulance] швидка, повертається
       *[other] { $car }, повертається
    }
   *[up] { $car ->
        [police] поліція
        [ambulance] швидка
       *[other] { $car }
    }
}
web-traffic-memo-car = { $car ->
    [police] поліція
    [ambulance] швидка
   *[other] { $car }
}{ $fate ->
    [taken] , забрано
    [back] , повертається
   *[open] {""}
}
web-traffic-memo-gone = Що вже забрано
web-traffic-memo-is-gone = забрано

web-option-traffic-memo-low = Числа від
web-option-traffic-memo-low-note = Лише великі числа? Почніть із більшого.
web-option-traffic-memo-high = Числа до
web-option-traffic-memo-high-note = Для першої гри досить 12.
web-option-traffic-memo-wilds = Поліція та швидка
web-option-traffic-memo-wilds-note = Замінюють будь-яке число, якщо карт поспіль не менше трьох.
web-option-traffic-memo-free-stop = Зупинятися будь-коли
web-option-traffic-memo-free-stop-note = Після будь-якої карти, що підійшла, а не лише після другої.
web-option-traffic-memo-youngest = Хто починає
web-option-traffic-memo-youngest-note = Починає наймолодший гравець.
web-option-traffic-memo-youngest-0 = перше місце
web-option-traffic-memo-youngest-1 = друге
web-option-traffic-memo-youngest-2 = третє
web-option-traffic-memo-youngest-3 = четверте
web-option-traffic-memo-youngest-4 = пʼяте

# Чим скінчилося, з іменами

web-traffic-memo-no-run-left = Послідовностей більше немає. { $shared ->
    [yes] Спільна перемога: { $names }
   *[no] Перемога: { $names }
}, { $most ->
    [one] { $most } карта
    [few] { $most } карти
   *[other] { $most } карт
}{ $lead ->
    [0] {""}
   *[other] {" "}(відрив { $lead })
}.
web-traffic-memo-nobody-takes = За 500 ходів ніхто нічого не забрав. { $shared ->
    [yes] Спільна перемога: { $names }
   *[no] Перемога: { $names }
}, { $most ->
    [one] { $most } карта
    [few] { $most } карти
   *[other] { $most } карт
}{ $lead ->
    [0] {""}
   *[other] {" "}(відрив { $lead })
}.
