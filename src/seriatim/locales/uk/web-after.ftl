# Після гри: її числа, її повтор і чи чесна роздача.

web-winner = переможець
web-daily-nobody = Її ще ніхто не дограв.
web-daily-you = ви
web-daily-place = { $count ->
    [1] До вас її ще ніхто не дограв.
   *[other] Ви на { $place }-му місці з { $count }.
}
web-daily-next-hours = Наступна роздача буде через { $count ->
    [one] { $count } годину
    [few] { $count } години
   *[other] { $count } годин
} ({ $time }).
web-daily-next-minutes = Наступна роздача буде через { $count ->
    [one] { $count } хвилину
    [few] { $count } хвилини
   *[other] { $count } хвилин
} ({ $time }).
web-daily-next-now = Нова роздача дня вже тут.
web-daily-level = Рівень ботів: { $level }
web-daily-unranked = поза заліком
web-daily-unranked-note = Ваш результат поза заліком: допомагав бот або день закінчився раніше за гру.
web-score-the-game = { $count ->
    [one] { $count } викладена карта
    [few] { $count } викладені карти
   *[other] { $count } викладених карт
}
web-score-quick-and-easy = { $count ->
    [one] { $count } викладена карта
    [few] { $count } викладені карти
   *[other] { $count } викладених карт
}
web-score-sequence = { $count ->
    [one] { $count } секвенція
    [few] { $count } секвенції
   *[other] { $count } секвенцій
}
web-score-traffic-memo = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
web-score-cut-in = { $count ->
    [0] карт не лишилося
    [one] лишилася { $count } карта
    [few] лишилося { $count } карти
   *[other] лишилося { $count } карт
}
web-score-rush-hour = { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[other] { $count } балів
}

# У числах; саме число стоїть вище

web-story-moves = { $count ->
    [one] хід
    [few] ходи
   *[other] ходів
}
web-story-minutes = { $count ->
    [one] хвилина
    [few] хвилини
   *[other] хвилин
}
web-story-tricks = { $count ->
    [one] зворотний прийом
    [few] зворотні прийоми
   *[other] зворотних прийомів
}
web-story-largest-step = найбільший крок
web-story-signals = { $count ->
    [one] сигнал
    [few] сигнали
   *[other] сигналів
}
web-story-sequences = { $count ->
    [one] секвенція
    [few] секвенції
   *[other] секвенцій
}
web-story-jacks = { $count ->
    [one] зіграний валет
    [few] зіграні валети
   *[other] зіграних валетів
}
web-story-chips-removed = { $count ->
    [one] знятий жетон
    [few] зняті жетони
   *[other] знятих жетонів
}
web-story-turned = { $count ->
    [one] відкрита карта
    [few] відкриті карти
   *[other] відкритих карт
}
web-story-longest-run = у найдовшій послідовності
web-story-in-vain = { $count ->
    [one] хід без здобутку
    [few] ходи без здобутку
   *[other] ходів без здобутку
}
web-story-cuts = { $count ->
    [one] раз підрізали
    [few] рази підрізали
   *[other] разів підрізали
}
web-story-rows = { $count ->
    [one] ряд
    [few] ряди
   *[other] рядів
}
web-story-taken = { $count ->
    [one] карта, забрана з дороги
    [few] карти, забрані з дороги
   *[other] карт, забраних з дороги
}
web-story-worst-jam = { $count ->
    [one] бал у найгіршому заторі
    [few] бали в найгіршому заторі
   *[other] балів у найгіршому заторі
}

# Повтор

web-watch-again = Переглянути ще раз
web-replay = Повтор
web-replay-dealt = Карти роздано.
web-replay-seen-by = Чиїми очима
web-replay-everybody = як бачать усі
web-replay-as = очима: { $name }
web-replay-turn-back = На хід назад
web-replay-back = На крок назад
web-replay-on = На крок уперед
web-replay-turn-on = На хід уперед
web-replay-moves = по одному: { $count }
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-move = Хід
web-replay-place = { $place } з { $count }
web-replay-past = Це повтор: змінити нічого не можна.
web-rules = Правила

# Чесність

web-verify = Чи чесна роздача?
web-verify-intro = Перед кожною роздачею стіл показує в меню відбиток таємного числа, за яким тасуються карти. Після гри він показує саме число. Тож кожен може перевірити, що карт ніхто не підбирав.
web-verify-record = Запис гри
web-verify-paste = Вставте сюди запис або перетягніть його файл.
web-verify-check = Перевірити
web-verify-file = Вибрати файл
web-verify-yes = Так: ці карти було визначено ще до початку гри.
web-verify-yes-note = Змінити роздачу потім не міг ніхто. Це перевірено двома способами.
web-verify-numbers = Числа
web-verify-seed = Таємне число, зерно
web-verify-hash = Його відбиток, показаний перед роздачею
web-verify-found = Його відбиток, обчислений вашим браузером
web-verify-seed-good = Відбиток відповідає зерну.
web-verify-seed-bad = Відбиток не відповідає зерну!
web-verify-seed-unknown = Браузер може обчислити це лише на захищеній (https) сторінці.
web-verify-seed-note = Це перевірив ваш браузер алгоритмом SHA-256, без сервера.
web-verify-good = Карти й усі ходи правильні.
web-verify-good-note = { $game }, { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[other] { $seats } місць
}, { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[other] { $moves } ходів
}: роздача відповідає цьому зерну, усі ходи дозволені, результат правильний.
web-verify-bad = Цей запис недійсний.
