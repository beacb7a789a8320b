# После игры: её числа, её повтор и была ли она честной.

web-winner = победитель
web-daily-nobody = Её ещё никто не доиграл.
web-daily-you = вы
web-daily-place = { $count ->
    [1] До вас её ещё никто не доиграл.
   *[other] Вы на { $place }-м месте из { $count }.
}
web-daily-next-hours = Следующая раздача будет через { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
} ({ $time }).
web-daily-next-minutes = Следующая раздача будет через { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[other] { $count } минут
} ({ $time }).
web-daily-next-now = Новая раздача дня уже здесь.
web-daily-level = Уровень ботов: { $level }
web-daily-unranked = вне зачёта
web-daily-unranked-note = Ваш результат вне зачёта: помогал бот или день закончился раньше игры.
web-score-the-game = { $count ->
    [one] { $count } выложенная карта
    [few] { $count } выложенные карты
   *[other] { $count } выложенных карт
}
web-score-quick-and-easy = { $count ->
    [one] { $count } выложенная карта
    [few] { $count } выложенные карты
   *[other] { $count } выложенных карт
}
web-score-sequence = { $count ->
    [one] { $count } секвенция
    [few] { $count } секвенции
   *[other] { $count } секвенций
}
web-score-traffic-memo = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-score-cut-in = { $count ->
    [0] карт не осталось
    [one] осталась { $count } карта
    [few] остались { $count } карты
   *[other] осталось { $count } карт
}
web-score-rush-hour = { $count ->
    [one] { $count } балл
    [few] { $count } балла
   *[other] { $count } баллов
}

# В числах; само число стоит выше

web-story-moves = { $count ->
    [one] ход
    [few] хода
   *[other] ходов
}
web-story-minutes = { $count ->
    [one] минута
    [few] минуты
   *[other] минут
}
web-story-tricks = { $count ->
    [one] обратный приём
    [few] обратных приёма
   *[other] обратных приёмов
}
web-story-largest-step = самый большой шаг
web-story-signals = { $count ->
    [one] сигнал
    [few] сигнала
   *[other] сигналов
}
web-story-sequences = { $count ->
    [one] секвенция
    [few] секвенции
   *[other] секвенций
}
web-story-jacks = { $count ->
    [one] сыгранный валет
    [few] сыгранных валета
   *[other] сыгранных валетов
}
web-story-chips-removed = { $count ->
    [one] снятый жетон
    [few] снятых жетона
   *[other] снятых жетонов
}
web-story-turned = { $count ->
    [one] открытая карта
    [few] открытые карты
   *[other] открытых карт
}
web-story-longest-run = самая длинная последовательность
web-story-in-vain = { $count ->
    [one] ход впустую
    [few] хода впустую
   *[other] ходов впустую
}
web-story-cuts = { $count ->
    [one] раз подрезали
    [few] раза подрезали
   *[other] раз подрезали
}
web-story-rows = { $count ->
    [one] ряд
    [few] ряда
   *[other] рядов
}
web-story-taken = { $count ->
    [one] карта, взятая с дороги
    [few] карты, взятые с дороги
   *[other] карт, взятых с дороги
}
web-story-worst-jam = { $count ->
    [one] балл в худшей пробке
    [few] балла в худшей пробке
   *[other] баллов в худшей пробке
}

# Повтор

web-watch-again = Посмотреть ещё раз
web-replay = Повтор
web-replay-dealt = Карты розданы.
web-replay-seen-by = Чьими глазами
web-replay-everybody = как видят все
web-replay-as = как видит { $name }
web-replay-turn-back = На ход назад
web-replay-back = На шаг назад
web-replay-on = На шаг вперёд
web-replay-turn-on = На ход вперёд
web-replay-moves = по одному: { $count }
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-move = Ход
web-replay-place = { $place } из { $count }
web-replay-past = Это повтор: изменить ничего нельзя.
web-rules = Правила

# Честность

web-verify = Честная ли раздача?
web-verify-intro = Перед каждой раздачей стол показывает в меню отпечаток тайного числа, по которому тасуются карты. После игры он показывает само число. Так каждый может проверить, что карты никто не подбирал.
web-verify-record = Запись игры
web-verify-paste = Вставьте сюда запись или перетащите её файл.
web-verify-check = Проверить
web-verify-file = Выбрать файл
web-verify-yes = Да: эти карты были определены ещё до начала игры.
web-verify-yes-note = Изменить раздачу потом никто не мог. Это проверено двумя способами.
web-verify-numbers = Числа
web-verify-seed = Тайное число, зерно
web-verify-hash = Его отпечаток, показанный перед раздачей
web-verify-found = Его отпечаток, вычисленный вашим браузером
web-verify-seed-good = Отпечаток соответствует зерну.
web-verify-seed-bad = Отпечаток не соответствует зерну!
web-verify-seed-unknown = Браузер может вычислить это только на защищённой (https) странице.
web-verify-seed-note = Это проверил ваш браузер алгоритмом SHA-256, без сервера.
web-verify-good = Карты и все ходы верны.
web-verify-good-note = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}: раздача соответствует этому зерну, все ходы разрешены, результат верен.
web-verify-bad = Эта запись неверна.
