# Что говорит страница. Что относится к одной игре, стоит в web-<игра>.ftl.

# Главная

web-welcome = Одна за другой.
web-welcome-more = Шесть карточных игр, где всё решает порядок, — для друзей и семьи. Играйте сразу или отправьте кому-нибудь ссылку: регистрация не нужна.
web-line-the-game = Четыре стопки, девяносто восемь карт, одна команда.
web-line-quick-and-easy = Две стопки, пять цветов и немного разговоров.
web-line-sequence = Пять жетонов в ряд на поле из карт.
web-line-traffic-memo = Открывайте машины, запоминайте их и забирайте последовательности.
web-line-cut-in = Выкладывайте карты в ряд и подрезайте, когда есть промежуток.
web-line-rush-hour = Тайком выберите машину и не застряньте в пробке.
web-players = { $least }–{ $most } игроков
web-minutes = { $minutes } мин
web-together = вместе
web-against = друг против друга
web-play-now = Играть сейчас
web-more = Ещё…
web-invite = Пригласить друзей
web-pass-device = На одном устройстве
web-around = Кто играет на этом устройстве?
web-around-note = Эти имена появятся, когда нужно передать устройство.
web-back = Назад
web-daily = Раздача дня
web-daily-note = Одни и те же карты для всех, раз в день. Далеко ли вы зайдёте?
web-daily-results = Результаты дня
web-how-many = Сколько игроков?
web-bots-play = Насколько сильны боты?
web-level-novice = Слабый
web-level-steady = Средний
web-level-strong = Сильный
web-level-master = Мастер
web-variants = Варианты
web-bad-variant = «{ $variant }»: так нельзя при выбранном числе игроков и других вариантах.
web-grace = Если кого-то нет, играет бот
web-grace-note = Через три минуты, если кто-то ждёт. После возвращения можно играть дальше.
web-public = Открыт для всех
web-public-note = Стол будет виден в списке, и каждый сможет присоединиться или смотреть.
web-join-link = Есть ссылка?
web-link = Ссылка на стол
web-join = Присоединиться
web-no-link = Это не похоже на ссылку на стол.
web-your-games-go-on = Ваши незаконченные игры
web-go-on = Продолжить
web-my-finished-games = Мои сыгранные игры
web-open-tables = Присоединиться или смотреть
web-watch = Смотреть
web-with = за столом: { $names }
web-with-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[other] { $count } ботов
} · { $level }
web-invite-short = Пригласить
web-put-away = Убрать
web-put-away-done = { $game }: убрано. Ищите ниже на странице.
web-put-away-games = Убранные игры
web-bring-back = Вернуть
web-on-this-page = На этой странице
web-show-all = Показать все ({ $count })
web-phase-new = готовится
web-phase-gathering = занято мест: { $taken } из { $seats }
web-phase-running = идёт
web-phase-over = завершено
web-phase-closed = закрыто

# Кто сидит за столом

web-guest = Гость
web-player = Игрок { $number }
web-seat-number = Место { $number }
web-table = Стол
web-bot-name = { $seat ->
    [0] Орегано
    [1] Тмин
    [2] Укроп
    [3] Хмель
    [4] Имбирь
    [5] Перец
    [6] Лавр
    [7] Мята
    [8] Зира
    [9] Шафран
    [10] Кунжут
   *[other] Чабрец
}
web-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-cards-in-hand = { $count ->
    [one] на руке: { $count } карта
    [few] на руке: { $count } карты
   *[other] на руке: { $count } карт
}
web-away = не за столом

# За столом

web-your-turn = Ваш ход.
web-your-hand = Ваши карты
web-waiting-for = Ждём: { $names }
web-one-moment = Минутку…
web-game-over = Игра окончена.
web-line = { $name }: { $telling }
web-log = Ход игры
web-log-signals = сигналы: { $count }
web-menu = Меню
web-keys = Клавиши
web-take-back = Отменить ход
web-close = Закрыть
web-why-not = Почему нельзя
web-the-rule = Правило
web-really = Точно?
web-write = Написать всем
web-send = Отправить
web-no-table = Стола здесь нет
web-closed-table = Этот стол нельзя открыть
web-to-the-games = Все игры
web-back-to-table = Назад к столу
web-nothing-here = Здесь ничего нет.
web-unreachable = Сейчас нет связи с сервером. Попробуйте ещё раз.
web-needs-javascript = Чтобы показать столы, Seriatim нужен JavaScript.
web-offline = Нет связи. Ваши столы сохранены и появятся, как только связь восстановится.
web-connection-away = Нет связи. Восстанавливаем…
web-is-away = { $name }: не за столом.
web-stand-in = Пусть играет бот
web-away-sending = Нет связи. Ваш ход будет отправлен, как только связь восстановится.
web-pass-to = Передайте устройство: { $name }
web-i-am = Это я, { $name }
web-let-bot-play = Пусть за меня играет бот
web-let-bot-play-note = Место можно вернуть в любой момент.
web-bot-plays-for-you = За вас играет бот.
web-bot-plays-first = За вас играет бот. Чтобы играть самостоятельно, верните себе место.
web-take-seat = Вернуть себе место
web-would-stop = Предлагаю закончить игру
web-would-stop-note = Игра закончится, когда согласятся все.
web-end-now = Закончить эту игру сейчас?
web-end-yes = Закончить игру
web-end-not = Играть дальше
web-show-hands = Показывать зрителям мои карты
web-show-hands-note = С опозданием на несколько ходов и только с согласия всех игроков. Тогда и любой за столом сможет следить за вашими картами с другого устройства.
web-fingerprint = Цифровой отпечаток раздачи
web-fingerprint-note = Он определён ещё до раздачи. Сохраните его и проверьте после игры, что карты никто не подбирал.
web-fingerprint-more = Как проверить
web-watching = Вы наблюдаете за игрой.
web-sit-down = Сесть за стол…
web-sit-for = Сесть вместо бота { $name }
web-look-on = Как видит
web-look-on-everybody = каждый, сейчас
web-look-on-as = { $name }, { $count ->
    [one] { $count } ход назад
    [few] { $count } хода назад
   *[other] { $count } ходов назад
}
web-ask-to-sit = Попросить место бота { $name }
web-asked-to-sit = Вы попросили место бота { $name }. Решает хозяин стола.
web-ask-no-longer = Отозвать
web-requests = Просьба о месте
web-request = { $name } хочет сесть вместо бота { $bot }.
web-request-yes = Согласиться
web-request-no = Отказать

# Перед игрой

web-your-name = Ваше имя
web-free-seat = Свободное место
web-host = хозяин
web-ready = можно начинать
web-not-ready = ещё готовится
web-sit = Сесть сюда
web-add-bot = Бот
web-same-device = На этом устройстве
web-send-away = Убрать
web-stand-up = Освободить место
web-fill-with-bots = Заполнить ботами
web-start = Начать
web-i-am-ready = Можно начинать
web-not-yet = Ещё минутку
web-host-starts = Хозяин начнёт, когда все будут готовы.
web-seats-left = { $count ->
    [one] Ещё { $count } свободное место.
    [few] Ещё { $count } свободных места.
   *[other] Ещё { $count } свободных мест.
}
web-all-seats-taken = Все места заняты. Когда игра начнётся, можно будет смотреть.
web-invitation = По этой ссылке можно сесть за стол.
web-invitation-bot = По этой ссылке можно смотреть игру и попросить у хозяина стола место бота.
web-invitation-watch = По этой ссылке можно смотреть игру.
web-invitation-over = По этой ссылке видно, чем закончилась игра.
web-invitation-this-computer = Эта ссылка работает только на этом компьютере. Чтобы играть с другими в той же сети Wi-Fi, запустите сервер так: seriatim serve --host 0.0.0.0
web-renew-link = Создать новую ссылку
web-renew-link-note = Новая ссылка закрывает стол для тех, у кого есть только старая. Кто сидит за столом, остаётся.
web-qr = QR-код ссылки
web-copy = Копировать
web-copied = Скопировано
web-share = Поделиться

# После игры

web-won = Победа!
web-not-won = Не в этот раз.
web-stopped = Игра закончена досрочно.
web-rematch = Сыграть ещё раз
web-rematch-offered = Ждём остальных…
web-rematch-now = Начать, не дожидаясь
web-rematch-away = { $count ->
    [one] { $names } сейчас не за столом. До возвращения будет играть бот.
    [few] { $names } сейчас не за столом. До возвращения будут играть боты.
   *[other] { $names } сейчас не за столом. До возвращения будут играть боты.
}
web-would-play-again = { $count ->
    [one] { $names } хочет сыграть ещё раз.
    [few] { $names } хотят сыграть ещё раз.
   *[other] { $names } хотят сыграть ещё раз.
}
web-record = Сохранить запись

# События

web-event-abandon-proposed = { $agreed ->
    [yes] { $name } предлагает закончить игру.
   *[no] { $name } хочет играть дальше.
}
web-event-bot-sat = За стол садится бот { $name }.
web-event-bot-stood-in = За игрока { $name } теперь играет бот.
web-event-game-abandoned = Игра закончена досрочно.
web-event-game-started = Карты розданы.
web-event-handed-back = { $name } снова в игре.
web-event-host-passed = Теперь хозяин стола — { $name }.
web-event-kicked = { $name } больше не за столом.
web-event-link-renewed = Ссылка на этот стол обновлена.
web-event-move-taken-back = { $name } отменяет ход.
web-event-muted = { $muted ->
    [yes] { $name } больше не может писать.
   *[no] { $name } снова может писать.
}
web-event-nudged = { $name }, ваш ход.
web-event-person-left = { $name } сейчас не за столом.
web-event-person-returned = { $name } снова здесь.
web-event-rematch-declined = { $name } больше не играет.
web-event-rematch-offered = { $name } хочет сыграть ещё раз.
web-event-sat = { $name } садится за стол.
web-event-seat-given = За игрока { $name } теперь играет бот.
web-event-seat-requested = { $asker } хочет сесть вместо бота { $name }.
web-event-seat-taken = { $name } снова в игре.
web-event-stood = Одно место освободилось.
web-event-time-ran-out = { $name }: время вышло, этот ход делает бот.
web-event-warning-answered = { $admitted ->
    [yes] Замечание принято.
   *[no] Команда говорит, что подсказки не было.
}
web-event-warning-called = { $name } говорит, что команда подсказывала.
web-event-warning-decided = { $upheld ->
    [yes] Замечание принято.
   *[no] Замечание снято.
}
web-event-warning-voted = { $name }: голос о замечании подан.

# Настройки

web-settings = Настройки
web-language = Язык
web-automatic = автоматически
web-theme = Тема
web-theme-auto = автоматически
web-theme-light = светлая
web-theme-dark = тёмная
web-card-size = Карты
web-size-small = маленькие
web-size-usual = обычные
web-size-large = большие
web-motion = Анимация
web-motion-full = обычная
web-motion-quick = быстрая
web-motion-none = без анимации
web-safe-colours = Цвета, которые легко различить
web-safe-colours-note = Для тех, кто плохо различает цвета. То же самое показывают и фигуры.
web-pace = Как быстро играют боты
web-pace-note = Для новых столов. За столом это меняет хозяин, в меню.
web-pace-relaxed = спокойно
web-pace-brisk = бодро
web-pace-instant = сразу
web-sound = Звук
web-sound-note = Звук карт и колокольчик, когда ваш ход.
web-vibration = Вибрация
web-vibration-note = Короткая: когда ваш ход, когда ход невозможен и в лучшие моменты игры.
web-confirm-end = Спрашивать перед концом хода
web-confirm-end-note = Только пока ещё можно сыграть карту.
web-kept-here = Эти настройки хранятся только на этом устройстве.
web-other-device = На другом устройстве
web-other-device-note = Создайте ссылку и откройте её на другом устройстве: ваши игры появятся и там. Ссылка действует один раз.
web-make-link = Создать ссылку
web-link-other-device = Ссылка для другого устройства
web-recover = Ваши игры на этом устройстве
web-recover-note = Теперь вас будут узнавать в этом браузере. Ссылка действует один раз.
web-recover-go = Да, это я
web-recovered = Готово. Ваши игры теперь здесь.
web-sign-out = Выйти
web-sign-out-elsewhere = Выйти на всех других устройствах
web-sign-out-elsewhere-note = Если у кого-то есть ваше устройство или ссылка: после этого вас узнают только на этом устройстве.
web-signed-out-elsewhere = Готово. Теперь вас узнают только на этом устройстве.
web-sign-out-here = Забыть меня на этом устройстве
web-sign-out-here-note = Ваши игры останутся на других ваших устройствах. Если таких нет, вернуть игры не сможет никто.
web-sign-out-not = Нет, остаться
web-sign-out-yes = Да, забыть меня

# Обучение

web-learn = Научиться играть
web-learn-short = Правила
web-rules-of = Правила игры «{ $game }»
web-coach = Подсказки в первой игре
web-coach-note = Подсказка над столом: что сейчас можно сделать.
