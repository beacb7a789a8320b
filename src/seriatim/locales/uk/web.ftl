# Що каже сторінка. Що належить одній грі, стоїть у web-<гра>.ftl.

# Головна

web-welcome = Одна за одною.
web-welcome-more = Шість карткових ігор про порядок, для друзів і родини. Грайте одразу або надішліть комусь посилання: реєстрація не потрібна.
web-line-the-game = Чотири стоси, дев’яносто вісім карт, одна команда.
web-line-quick-and-easy = Два стоси, п’ять кольорів і трохи розмови.
web-line-sequence = П’ять фішок у ряд на полі з карт.
web-line-traffic-memo = Відкривайте машини, запам’ятовуйте й забирайте ряд.
web-line-cut-in = Викладайте карти в ряд і підрізайте, коли є проміжок.
web-line-rush-hour = Оберіть машину потай і не застрягніть у заторі.
web-players = { $least }–{ $most } гравців
web-minutes = { $minutes } хв
web-together = разом
web-against = одне проти одного
web-play-now = Грати зараз
web-more = Більше …
web-invite = Запросити друзів
web-pass-device = Один пристрій на всіх
web-around = Хто сидить навколо пристрою?
web-around-note = Так їх кликатимуть, коли передаватимуть пристрій.
web-back = Назад
web-daily = Роздача дня
web-daily-note = Однакові карти для всіх тут, раз на день. Як далеко ви дійдете?
web-daily-results = Результати дня
web-how-many = Скільки гравців за столом?
web-bots-play = Як добре мають грати боти?
web-level-novice = Новачок
web-level-steady = Звичайний
web-level-strong = Сильний
web-level-master = Майстер
web-variants = Варіанти
web-bad-variant = «{ $variant }»: так не можна за вибраної кількості гравців та інших варіантів.
web-public = Відкритий для всіх
web-public-note = Стіл видно тут у списку, кожен може приєднатися або дивитися.
web-join-link = Маєте посилання?
web-link = Посилання на стіл
web-join = Приєднатися
web-no-link = Це не схоже на посилання на стіл.
web-your-games-go-on = Ваші ігри тривають
web-go-on = Далі
web-my-finished-games = Мої завершені ігри
web-open-tables = Приєднатися або дивитися
web-show-all = Показати всі { $count }
web-phase-new = готується
web-phase-gathering = зайнято місць: { $taken } з { $seats }
web-phase-running = триває
web-phase-over = завершено
web-phase-closed = закрито

# Хто сидить за столом

web-guest = Гість
web-player = Гравець { $number }
web-seat-number = Місце { $number }
web-table = Стіл
web-bot-name = { $seat ->
    [0] Базилік
    [1] Гвоздика
    [2] Кріп
    [3] Фенхель
    [4] Імбир
    [5] Ялівець
    [6] Лавр
    [7] М’ята
    [8] Мак
    [9] Шафран
    [10] Шавлія
   *[other] Чебрець
}
web-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
web-away = не на місці

# За столом

web-your-turn = Ваш хід.
web-your-hand = Ваша рука
web-waiting-for = Очікуємо: { $names }
web-one-moment = Хвилинку …
web-game-over = Гру завершено.
web-line = { $name }: { $telling }
web-log = Що сталося
web-menu = Меню
web-take-back = Повернути хід
web-close = Закрити
web-why-not = Чому ні
web-the-rule = Правило
web-really = Справді?
web-write = Написати всім
web-send = Надіслати
web-no-table = Столу тут немає
web-to-the-games = До ігор
web-back-to-table = Назад до столу
web-nothing-here = Тут нічого немає.
web-unreachable = Зараз немає зв’язку з домом. Спробуйте ще раз.
web-offline = Немає зв’язку. Ваші столи в безпеці й повернуться разом із ним.
web-connection-away = Немає зв’язку. Він відновиться сам.
web-away-sending = Немає зв’язку. Ваш хід буде надіслано, щойно він відновиться.
web-pass-to = Передайте пристрій: { $name }
web-i-am = Це я, { $name }
web-let-bot-play = Нехай за мене грає бот
web-let-bot-play-note = Місце можна повернути будь-коли.
web-bot-plays-for-you = За вас грає бот.
web-bot-plays-first = За вас грає бот. Щоб грати самостійно, поверніть собі місце.
web-take-seat = Повернути собі місце
web-would-stop = Хочу зупинити гру
web-would-stop-note = Гра закінчиться, коли погодяться всі.
web-end-now = Закінчити цю гру зараз?
web-end-yes = Закінчити гру
web-end-not = Грати далі
web-show-hands = Глядачі можуть бачити мою руку
web-show-hands-note = Із запізненням на кілька ходів і лише за згоди всіх гравців. Тоді й будь-хто за столом зможе стежити за вашими картами з іншого пристрою.
web-fingerprint = Відбиток цієї роздачі
web-fingerprint-note = Його визначено ще до роздачі. Збережіть його й перевірте після гри, що карт ніхто не підбирав.
web-fingerprint-more = Як перевірити
web-watching = Ви дивитеся гру.
web-sit-down = Сісти за стіл …
web-sit-for = Сісти замість бота { $name }
web-look-on = Очима
web-look-on-everybody = усіх, зараз
web-look-on-as = { $name }, { $count ->
    [one] { $count } хід тому
    [few] { $count } ходи тому
   *[other] { $count } ходів тому
}

# Перед грою

web-your-name = Ваше ім’я
web-free-seat = Вільне місце
web-host = господар
web-ready = готово
web-not-ready = ще не готово
web-sit = Сісти тут
web-add-bot = Бот
web-same-device = На цьому пристрої
web-send-away = Прибрати
web-stand-up = Встати
web-fill-with-bots = Заповнити ботами
web-start = Почати
web-i-am-ready = До гри!
web-not-yet = Ще ні
web-host-starts = Господар почне, коли всі будуть готові.
web-seats-left = { $count ->
    [one] Вільне ще { $count } місце.
    [few] Вільні ще { $count } місця.
   *[other] Вільних місць ще { $count }.
}
web-all-seats-taken = Усі місця зайняті. Коли гра почнеться, можна буде дивитися.
web-invitation = Хто має це посилання, може сісти за стіл.
web-invitation-bot = Хто має це посилання, може сісти замість бота або дивитися гру.
web-invitation-watch = Хто має це посилання, може дивитися гру.
web-invitation-over = Хто має це посилання, може побачити, чим закінчилася гра.
web-invitation-this-computer = Це посилання працює лише на цьому комп’ютері. Щоб грати з іншими в тій самій мережі Wi-Fi, запустіть сервер так: seriatim serve --host 0.0.0.0
web-qr = Посилання як QR-код
web-copy = Копіювати
web-copied = Скопійовано
web-share = Поділитися

# Після гри

web-won = Перемога!
web-not-won = Цього разу ні.
web-stopped = Гру зупинено.
web-rematch = Грати ще раз
web-rematch-offered = Чекаємо на інших …
web-rematch-now = Почати, не чекаючи
web-rematch-away = { $count ->
    [one] { $names } зараз не за столом. До повернення гратиме бот.
    [few] { $names } зараз не за столом. До повернення гратимуть боти.
   *[other] { $names } зараз не за столом. До повернення гратимуть боти.
}
web-would-play-again = { $count ->
    [one] { $names } хоче зіграти ще раз.
    [few] { $names } хочуть зіграти ще раз.
   *[other] { $names } хочуть зіграти ще раз.
}
web-record = Зберегти запис

# Події

web-event-abandon-proposed = { $agreed ->
    [yes] { $name } пропонує зупинити гру.
   *[no] { $name } хоче грати далі.
}
web-event-bot-sat = Сідає бот: { $name }.
web-event-bot-stood-in = Замість { $name } грає бот.
web-event-game-abandoned = Гру зупинено.
web-event-game-started = Карти роздано.
web-event-handed-back = { $name } знову грає.
web-event-host-passed = Тепер господар: { $name }.
web-event-kicked = { $name } більше не за столом.
web-event-move-taken-back = { $name } повертає хід.
web-event-muted = { $muted ->
    [yes] { $name } більше не може писати.
   *[no] { $name } знову може писати.
}
web-event-nudged = { $name }, ваш хід.
web-event-person-left = { $name } не на місці.
web-event-person-returned = { $name } знову тут.
web-event-rematch-declined = { $name } більше не грає.
web-event-rematch-offered = { $name } хоче зіграти ще раз.
web-event-sat = { $name } сідає за стіл.
web-event-seat-given = Замість { $name } грає бот.
web-event-seat-taken = { $name } знову грає.
web-event-stood = Місце вільне.
web-event-time-ran-out = Час вийшов: { $name }. Цей хід зробить бот.
web-event-warning-answered = { $admitted ->
    [yes] Зауваження прийнято.
   *[no] Команда каже, що поради не було.
}
web-event-warning-called = { $name } каже, що команда дала пораду.

# Налаштування

web-settings = Налаштування
web-language = Мова
web-automatic = автоматично
web-theme = Тема
web-theme-auto = автоматично
web-theme-light = світла
web-theme-dark = темна
web-card-size = Карти
web-size-small = малі
web-size-usual = звичайні
web-size-large = великі
web-motion = Рух
web-motion-full = спокійний
web-motion-quick = швидкий
web-motion-none = без руху
web-safe-colours = Кольори, які легко розрізнити
web-safe-colours-note = Для тих, хто бачить менше кольорів. Форми кажуть те саме.
web-sound = Звук
web-sound-note = Карти й дзвіночок, коли ваш хід.
web-confirm-end = Питати перед кінцем ходу
web-confirm-end-note = Лише коли ще можна зіграти карту.
web-kept-here = Усе це зберігається лише на цьому пристрої.
web-other-device = На іншому пристрої
web-other-device-note = Створіть посилання й відкрийте його там: ваші ігри будуть і там. Воно діє один раз.
web-make-link = Створити посилання
web-recover = Ваші ігри на цьому пристрої
web-recover-note = Відтепер цей браузер — ви. Посилання діє один раз.
web-recover-go = Так, це я
web-recovered = Готово. Ваші ігри тепер тут.

# Навчання

web-learn = Навчитися грати
web-learn-short = Правила
web-rules-of = Правила гри { $game }
web-coach = Пояснювати першу гру
web-coach-note = Рядок за столом, що каже, що зараз можна зробити.
