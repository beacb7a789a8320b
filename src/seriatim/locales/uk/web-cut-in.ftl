# Поле «Підрізаю!» та його варіанти.

web-cut-in-road = Дорога
web-cut-in-turn-up = Відкрийте верхню карту своєї стопки.
web-cut-in-open = Почніть ряд картою з руки.
web-cut-in-lay = Викладіть карту на один із країв.
web-cut-in-again = Ви ходите далі, поки є карта, що підходить.
web-cut-in-chance = Підрізати між { $low } і { $high }?
web-cut-in-no-card = Між { $low } і { $high } у вас нічого немає.
web-cut-in-cut = Підрізаю!
web-cut-in-let-go = Пропустити
web-cut-in-card = { $kind ->
    [trailer] Причіп { $card }
   *[car] Машина { $card }
}
web-cut-in-start = Тут починається ряд
web-cut-in-end = { $side ->
    [left] Лівий край, перед { $card }
   *[right] Правий край, після { $card }
}
web-cut-in-wrong-end = { $side ->
    [left] Карта { $card } менша за всі карти ряду, тож її місце на лівому краю.
   *[right] Карта { $card } більша за всі карти ряду, тож її місце на правому краю.
}
web-cut-in-gap = Проміжок між { $low } і { $high }
web-cut-in-stack = стопка { $count }
web-cut-in-stack-told = { $count ->
    [one] стопка: { $count } карта
    [few] стопка: { $count } карти
   *[other] стопка: { $count } карт
}
web-cut-in-own-stack = { $count ->
    [0] Ваша стопка порожня
    [one] Ваша стопка: { $count } карта
    [few] Ваша стопка: { $count } карти
   *[other] Ваша стопка: { $count } карт
}
web-cut-in-passes = Паси
web-cut-in-passes-count = Пасів поспіль: { $count } з { $seats }
web-cut-in-away = { $count ->
    [one] { $count } ряд у відбої
    [few] { $count } ряди у відбої
   *[other] { $count } рядів у відбої
}
web-cut-in-away-title = Ряди у відбої

web-option-cut-in-window = Секунд на підрізання
web-option-cut-in-window-note = Скільки часу проміжок відкритий для наступного водія.
web-option-cut-in-window-0 = без обмеження
web-option-cut-in-youngest = Хто наймолодший (починає)
web-option-cut-in-youngest-note = Ваше місце — номер 1.
web-option-cut-in-youngest-0 = місце 1
web-option-cut-in-youngest-1 = місце 2
web-option-cut-in-youngest-2 = місце 3
web-option-cut-in-youngest-3 = місце 4
web-option-cut-in-youngest-4 = місце 5

# Чим скінчилося, з іменами

