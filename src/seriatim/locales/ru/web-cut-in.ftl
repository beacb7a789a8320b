# Поле «Подрезал!» и его варианты.

web-cut-in-road = Дорога
web-cut-in-turn-up = Откройте верхнюю карту своей стопки.
web-cut-in-open = Начните ряд картой с руки.
web-cut-in-lay = Выложите карту на один из краёв.
web-cut-in-again = Вы ходите дальше, пока есть подходящая карта.
web-cut-in-chance = Подрезать между { $low } и { $high }?
web-cut-in-no-card = Между { $low } и { $high } у вас ничего нет.
web-cut-in-cut = Подрезаю!
web-cut-in-let-go = Пропустить
web-cut-in-card = { $kind ->
    [trailer] Прицеп { $card }
   *[car] Машина { $card }
}
web-cut-in-start = Здесь начинается ряд
web-cut-in-end = { $side ->
    [left] Левый край, перед { $card }
   *[right] Правый край, после { $card }
}
web-cut-in-wrong-end = { $side ->
    [left] Карта { $card } меньше всех карт ряда, её место у левого края.
   *[right] Карта { $card } больше всех карт ряда, её место у правого края.
}
web-cut-in-gap = Промежуток между { $low } и { $high }
web-cut-in-stack = стопка { $count }
web-cut-in-stack-told = { $count ->
    [one] стопка: { $count } карта
    [few] стопка: { $count } карты
   *[other] стопка: { $count } карт
}
web-cut-in-own-stack = { $count ->
    [0] Ваша стопка пуста
    [one] Ваша стопка: { $count } карта
    [few] Ваша стопка: { $count } карты
   *[other] Ваша стопка: { $count } карт
}
web-cut-in-passes = Пасы
web-cut-in-passes-count = Пасов подряд: { $count } из { $seats }
web-cut-in-away = { $count ->
    [one] { $count } ряд в отбое
    [few] { $count } ряда в отбое
   *[other] { $count } рядов в отбое
}
web-cut-in-away-title = Ряды в отбое

web-option-cut-in-window = Секунд на подрезание
web-option-cut-in-window-note = Сколько времени промежуток открыт для следующего водителя.
web-option-cut-in-window-0 = без ограничения
web-option-cut-in-youngest = Кто самый младший (начинает)
web-option-cut-in-youngest-note = Ваше место — номер 1.
web-option-cut-in-youngest-0 = место 1
web-option-cut-in-youngest-1 = место 2
web-option-cut-in-youngest-2 = место 3
web-option-cut-in-youngest-3 = место 4
web-option-cut-in-youngest-4 = место 5

# Чем кончилось, с именами

