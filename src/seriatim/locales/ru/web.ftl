# Что говорит страница. Что относится к одной игре, стоит в web-<игра>.ftl.

# Главная

web-welcome = Одна за другой.
web-welcome-more = Шесть карточных игр о порядке, для друзей и семьи. Играйте сразу или пошлите кому-нибудь ссылку: регистрация не нужна.
web-line-the-game = Четыре стопки, девяносто восемь карт, одна команда.
web-line-quick-and-easy = Две стопки, пять цветов и немного разговоров.
web-line-sequence = Пять фишек в ряд на поле из карт.
web-line-traffic-memo = Открывайте машины, запоминайте и забирайте ряд.
web-line-cut-in = Выкладывайте карты в ряд и подрезайте, когда есть промежуток.
web-line-rush-hour = Выберите машину тайно и не застряньте в пробке.
web-players = { $least }–{ $most } игроков
web-minutes = { $minutes } мин
web-together = вместе
web-against = друг против друга
web-play-now = Играть сейчас
web-more = Ещё …
web-invite = Пригласить друзей
web-pass-device = Одно устройство на всех
web-around = Кто сидит вокруг устройства?
web-around-note = Так их будут звать, когда передают устройство.
web-back = Назад
web-daily = Раздача дня
web-daily-note = Одинаковые карты для всех здесь, раз в день. Как далеко вы дойдёте?
web-daily-results = Результаты дня
web-how-many = Сколько игроков за столом?
web-bots-play = Как хорошо должны играть боты?
web-level-novice = Новичок
web-level-steady = Обычный
web-level-strong = Сильный
web-level-master = Мастер
web-variants = Варианты
web-bad-variant = «{ $variant }»: так нельзя при выбранном числе игроков и других вариантах.
web-public = Открыт для всех
web-public-note = Стол виден здесь в списке, каждый может присоединиться или смотреть.
web-join-link = Есть ссылка?
web-link = Ссылка на стол
web-join = Присоединиться
web-no-link = Это не похоже на ссылку на стол.
web-your-games-go-on = Ваши игры продолжаются
web-go-on = Дальше
web-my-finished-games = Мои сыгранные игры
web-open-tables = Присоединиться или смотреть
web-show-all = Показать все { $count }
web-phase-new = готовится
web-phase-gathering = занято мест: { $taken } из { $seats }
web-phase-running = идёт
web-phase-over = окончена
web-phase-closed = закрыт

# Кто сидит за столом

web-guest = Гость
web-player = Игрок { $number }
web-seat-number = Место { $number }
web-table = Стол
web-bot-name = { $seat ->
    [0] Базилик
    [1] Гвоздика
    [2] Укроп
    [3] Фенхель
    [4] Имбирь
    [5] Можжевельник
    [6] Лавр
    [7] Мята
    [8] Мак
    [9] Шафран
    [10] Шалфей
   *[other] Чабрец
}
web-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-away = не на месте

# За столом

web-your-turn = Ваш ход.
web-your-hand = Ваша рука
web-waiting-for = Ждём: { $names }
web-one-moment = Минутку …
web-game-over = Игра окончена.
web-line = { $name }: { $telling }
web-log = Что произошло
web-menu = Меню
web-take-back = Вернуть ход
web-close = Закрыть
web-why-not = Почему нет
web-the-rule = Правило
web-really = Точно?
web-write = Написать всем
web-send = Отправить
web-no-table = Стола здесь нет
web-to-the-games = К играм
web-back-to-table = Назад к столу
web-nothing-here = Здесь ничего нет.
web-unreachable = Сейчас нет связи с домом. Попробуйте ещё раз.
web-offline = Нет связи. Ваши столы целы и вернутся вместе с ней.
web-connection-away = Нет связи. Она восстановится сама.
web-away-sending = Нет связи. Ваш ход будет отправлен, как только она восстановится.
web-pass-to = Передайте устройство: { $name }
web-i-am = Это я, { $name }
web-let-bot-play = Пусть за меня играет бот
web-let-bot-play-note = Место можно вернуть в любой момент.
web-bot-plays-for-you = За вас играет бот.
web-bot-plays-first = За вас играет бот. Чтобы играть самостоятельно, верните себе место.
web-take-seat = Вернуть себе место
web-would-stop = Хочу остановить игру
web-would-stop-note = Игра закончится, когда согласятся все.
web-end-now = Закончить эту игру сейчас?
web-end-yes = Закончить игру
web-end-not = Играть дальше
web-show-hands = Зрители могут видеть мою руку
web-show-hands-note = С опозданием на несколько ходов и только с согласия всех игроков. Тогда и любой за столом сможет следить за вашими картами с другого устройства.
web-fingerprint = Отпечаток этой раздачи
web-fingerprint-note = Он определён ещё до раздачи. Сохраните его и проверьте после игры, что карты никто не подбирал.
web-fingerprint-more = Как проверить
web-watching = Вы смотрите игру.
web-sit-down = Сесть за стол …
web-sit-for = Сесть вместо бота { $name }
web-look-on = Глазами
web-look-on-everybody = всех, сейчас
web-look-on-as = { $name }, { $count ->
    [one] { $count } ход назад
    [few] { $count } хода назад
   *[other] { $count } ходов назад
}

# Перед игрой

web-your-name = Ваше имя
web-free-seat = Свободное место
web-host = хозяин
web-ready = готово
web-not-ready = ещё не готово
web-sit = Сесть сюда
web-add-bot = Бот
web-same-device = На этом устройстве
web-send-away = Убрать
web-stand-up = Встать
web-fill-with-bots = Заполнить ботами
web-start = Начать
web-i-am-ready = К игре!
web-not-yet = Ещё нет
web-host-starts = Хозяин начнёт, когда все будут готовы.
web-seats-left = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободны ещё { $count } места.
   *[other] Свободных мест ещё { $count }.
}
web-all-seats-taken = Все места заняты. Когда игра начнётся, можно будет смотреть.
web-invitation = У кого есть эта ссылка, тот может сесть за стол.
web-invitation-bot = У кого есть эта ссылка, тот может сесть вместо бота или смотреть игру.
web-invitation-watch = У кого есть эта ссылка, тот может смотреть игру.
web-invitation-over = У кого есть эта ссылка, тот может увидеть, чем закончилась игра.
web-invitation-this-computer = Эта ссылка работает только на этом компьютере. Чтобы играть с другими в той же сети Wi-Fi, запустите сервер так: seriatim serve --host 0.0.0.0
web-qr = Ссылка как QR-код
web-copy = Копировать
web-copied = Скопировано
web-share = Поделиться

# После игры

web-won = Победа!
web-not-won = Не в этот раз.
web-stopped = Игра остановлена.
web-rematch = Сыграть ещё раз
web-rematch-offered = Ждём остальных …
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
    [yes] { $name } предлагает остановить игру.
   *[no] { $name } хочет играть дальше.
}
web-event-bot-sat = Садится бот: { $name }.
web-event-bot-stood-in = Вместо { $name } играет бот.
web-event-game-abandoned = Игра остановлена.
web-event-game-started = Карты розданы.
web-event-handed-back = { $name } снова играет.
web-event-host-passed = Теперь хозяин: { $name }.
web-event-kicked = { $name } больше не за столом.
web-event-move-taken-back = { $name } возвращает ход.
web-event-muted = { $muted ->
    [yes] { $name } больше не может писать.
   *[no] { $name } снова может писать.
}
web-event-nudged = { $name }, ваш ход.
web-event-person-left = { $name } не на месте.
web-event-person-returned = { $name } снова здесь.
web-event-rematch-declined = { $name } больше не играет.
web-event-rematch-offered = { $name } хочет сыграть ещё раз.
web-event-sat = { $name } садится за стол.
web-event-seat-given = Вместо { $name } играет бот.
web-event-seat-taken = { $name } снова играет.
web-event-stood = Место свободно.
web-event-time-ran-out = Время вышло: { $name }. Этот ход сделает бот.
web-event-warning-answered = { $admitted ->
    [yes] Замечание принято.
   *[no] Команда говорит, что совета не было.
}
web-event-warning-called = { $name } говорит, что команда дала совет.

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
web-motion = Движение
web-motion-full = спокойное
web-motion-quick = быстрое
web-motion-none = без движения
web-safe-colours = Цвета, которые легко различить
web-safe-colours-note = Для тех, кто видит меньше цветов. Формы говорят то же самое.
web-sound = Звук
web-sound-note = Карты и колокольчик, когда ваш ход.
web-confirm-end = Спрашивать перед концом хода
web-confirm-end-note = Только пока ещё можно сыграть карту.
web-kept-here = Всё это хранится только на этом устройстве.
web-other-device = На другом устройстве
web-other-device-note = Создайте ссылку и откройте её там: ваши игры будут и там. Она действует один раз.
web-make-link = Создать ссылку
web-recover = Ваши игры на этом устройстве
web-recover-note = С этого момента этот браузер — вы. Ссылка действует один раз.
web-recover-go = Да, это я
web-recovered = Готово. Ваши игры теперь здесь.

# Обучение

web-learn = Научиться играть
web-learn-short = Правила
web-rules-of = Правила игры { $game }
web-coach = Объяснять первую игру
web-coach-note = Строка за столом, которая говорит, что сейчас можно сделать.
