# Що каже сторінка. Що належить одній грі, стоїть у web-<гра>.ftl.

# Головна

web-welcome = Одна за одною.
web-welcome-more = Шість карткових ігор, у яких усе вирішує порядок, — для друзів і родини. Грайте одразу або надішліть комусь посилання: реєстрація не потрібна.
web-line-the-game = Чотири стопки, девʼяносто вісім карт, одна команда.
web-line-quick-and-easy = Дві стопки, пʼять кольорів і трохи розмов.
web-line-sequence = Пʼять жетонів у ряд на полі з карт.
web-line-traffic-memo = Відкривайте машини, запамʼятовуйте їх і забирайте послідовності.
web-line-cut-in = Викладайте карти в ряд і підрізайте, коли є проміжок.
web-line-rush-hour = Таємно виберіть машину й не застрягніть у заторі.
web-players = { $least }–{ $most } гравців
web-minutes = { $minutes } хв
web-together = разом
web-against = одне проти одного
web-play-now = Грати зараз
web-more = Ще…
web-invite = Запросити друзів
web-pass-device = Один пристрій на всіх
web-around = Хто грає на цьому пристрої?
web-around-note = Ці імена зʼявлятимуться, коли треба передати пристрій.
web-back = Назад
web-daily = Роздача дня
web-daily-note = Одні й ті самі карти для всіх, раз на день. Як далеко ви зайдете?
web-daily-results = Результати дня
web-how-many = Скільки гравців за столом?
web-bots-play = Наскільки сильні боти?
web-level-novice = Новачок
web-level-steady = Звичайний
web-level-strong = Сильний
web-level-master = Майстер
web-variants = Варіанти
web-bad-variant = «{ $variant }»: так не можна за вибраної кількості гравців та інших варіантів.
web-grace = Якщо когось немає, грає бот
web-grace-note = Через три хвилини, якщо хтось чекає. Після повернення можна грати далі.
web-public = Відкритий для всіх
web-public-note = Стіл буде видно в списку, і кожен зможе приєднатися або дивитися.
web-join-link = Маєте посилання?
web-link = Посилання на стіл
web-join = Приєднатися
web-no-link = Це не схоже на посилання на стіл.
web-your-games-go-on = Ваші незавершені ігри
web-go-on = Продовжити
web-my-finished-games = Мої завершені ігри
web-open-tables = Приєднатися або дивитися
web-watch = Дивитися
web-with = за столом: { $names }
web-with-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
   *[other] { $count } ботів
} · { $level }
web-invite-short = Запросити
web-put-away = Прибрати
web-put-away-done = { $game }: прибрано. Шукайте нижче на сторінці.
web-put-away-games = Прибрані ігри
web-bring-back = Повернути
web-on-this-page = На цій сторінці
web-show-all = Показати всі ({ $count })
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
    [0] Орегано
    [1] Лавр
    [2] Кріп
    [3] Хміль
    [4] Імбир
    [5] Перець
    [6] Чебрець
    [7] Мʼята
    [8] Зіра
    [9] Шафран
    [10] Рута
   *[other] Тмин
}
web-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
web-cards-in-hand = { $count ->
    [one] на руках: { $count } карта
    [few] на руках: { $count } карти
   *[other] на руках: { $count } карт
}
web-away = не за столом

# За столом

web-your-turn = Ваш хід.
web-your-hand = Ваші карти
web-waiting-for = Чекаємо: { $names }
web-one-moment = Хвилинку…
web-game-over = Гру завершено.
web-line = { $name }: { $telling }
web-log = Перебіг гри
web-log-signals = сигнали: { $count }
web-menu = Меню
web-keys = Клавіші
web-take-back = Скасувати хід
web-close = Закрити
web-why-not = Чому не можна
web-the-rule = Правило
web-really = Точно?
web-write = Написати всім
web-send = Надіслати
web-no-table = Столу тут немає
web-closed-table = Цей стіл не можна відкрити
web-to-the-games = До ігор
web-back-to-table = Назад до столу
web-nothing-here = Тут нічого немає.
web-unreachable = Зараз немає звʼязку із сервером. Спробуйте ще раз.
web-needs-javascript = Щоб показати столи, Seriatim потребує JavaScript.
web-offline = Немає звʼязку. Ваші столи збережено: вони зʼявляться, щойно звʼязок відновиться.
web-connection-away = Немає звʼязку. Відновлюємо…
web-is-away = { $name }: не за столом.
web-stand-in = Нехай грає бот
web-away-sending = Немає звʼязку. Ваш хід буде надіслано, щойно звʼязок відновиться.
web-pass-to = Передайте пристрій: { $name }
web-i-am = Це я, { $name }
web-let-bot-play = Нехай за мене грає бот
web-let-bot-play-note = Місце можна повернути будь-коли.
web-bot-plays-for-you = За вас грає бот.
web-bot-plays-first = За вас грає бот. Щоб грати самостійно, поверніть собі місце.
web-take-seat = Повернути собі місце
web-would-stop = Пропоную закінчити гру
web-would-stop-note = Гра закінчиться, коли погодяться всі.
web-end-now = Закінчити цю гру зараз?
web-end-yes = Закінчити гру
web-end-not = Грати далі
web-show-hands = Показувати глядачам мої карти
web-show-hands-note = Із запізненням на кілька ходів і лише за згоди всіх гравців. Тоді й будь-хто за столом зможе стежити за вашими картами з іншого пристрою.
web-fingerprint = Цифровий відбиток роздачі
web-fingerprint-note = Його визначено ще до роздачі. Збережіть його й перевірте після гри, що карт ніхто не підбирав.
web-fingerprint-more = Як перевірити
web-watching = Ви спостерігаєте за грою.
web-sit-down = Сісти за стіл…
web-sit-for = Сісти замість бота { $name }
web-look-on = Як бачить
web-look-on-everybody = кожен, зараз
web-look-on-as = { $name }, { $count ->
    [one] { $count } хід тому
    [few] { $count } ходи тому
   *[other] { $count } ходів тому
}
web-ask-to-sit = Попросити місце бота { $name }
web-asked-to-sit = Ви попросили місце бота { $name }. Вирішує господар столу.
web-ask-no-longer = Відкликати
web-requests = Прохання про місце
web-request = { $name } хоче сісти замість бота { $bot }.
web-request-yes = Погодитися
web-request-no = Відмовити

# Перед грою

web-your-name = Ваше імʼя
web-free-seat = Вільне місце
web-host = господар
web-ready = можна починати
web-not-ready = ще готується
web-sit = Сісти тут
web-add-bot = Бот
web-same-device = На цьому пристрої
web-send-away = Прибрати
web-stand-up = Встати
web-fill-with-bots = Заповнити ботами
web-start = Почати
web-i-am-ready = Можна починати
web-not-yet = Ще ні
web-host-starts = Господар почне, коли всі будуть готові.
web-seats-left = { $count ->
    [one] Ще { $count } вільне місце.
    [few] Ще { $count } вільні місця.
   *[other] Ще { $count } вільних місць.
}
web-all-seats-taken = Усі місця зайняті. Коли гра почнеться, можна буде дивитися.
web-invitation = Хто має це посилання, може сісти за стіл.
web-invitation-bot = Хто має це посилання, може дивитися гру й попросити в господаря столу місце бота.
web-invitation-watch = Хто має це посилання, може дивитися гру.
web-invitation-over = Хто має це посилання, може побачити, чим закінчилася гра.
web-invitation-this-computer = Це посилання працює лише на цьому компʼютері. Щоб грати з іншими в тій самій мережі Wi-Fi, запустіть сервер так: seriatim serve --host 0.0.0.0
web-renew-link = Створити нове посилання
web-renew-link-note = Нове посилання закриває стіл для тих, хто має лише старе. Хто сидить за столом, залишається.
web-qr = QR-код посилання
web-copy = Копіювати
web-copied = Скопійовано
web-share = Поділитися

# Після гри

web-won = Перемога!
web-not-won = Цього разу ні.
web-stopped = Гру закінчено достроково.
web-rematch = Зіграти ще раз
web-rematch-offered = Чекаємо на інших…
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
    [yes] { $name } пропонує закінчити гру.
   *[no] { $name } хоче грати далі.
}
web-event-bot-sat = Сідає бот: { $name }.
web-event-bot-stood-in = За гравця { $name } тепер грає бот.
web-event-game-abandoned = Гру закінчено достроково.
web-event-game-started = Карти роздано.
web-event-handed-back = { $name } знову грає.
web-event-host-passed = Тепер господар: { $name }.
web-event-kicked = { $name } більше не за столом.
web-event-link-renewed = Посилання на цей стіл оновлено.
web-event-move-taken-back = { $name } скасовує хід.
web-event-muted = { $muted ->
    [yes] { $name } більше не може писати.
   *[no] { $name } знову може писати.
}
web-event-nudged = { $name }, ваш хід.
web-event-person-left = { $name } зараз не за столом.
web-event-person-returned = { $name } знову тут.
web-event-rematch-declined = { $name } більше не грає.
web-event-rematch-offered = { $name } хоче зіграти ще раз.
web-event-sat = { $name } сідає за стіл.
web-event-seat-given = За гравця { $name } тепер грає бот.
web-event-seat-requested = { $asker } хоче сісти замість бота { $name }.
web-event-seat-taken = { $name } знову грає.
web-event-stood = Одне місце звільнилося.
web-event-time-ran-out = { $name }: час вийшов, цей хід робить бот.
web-event-warning-answered = { $admitted ->
    [yes] Зауваження прийнято.
   *[no] Команда каже, що підказки не було.
}
web-event-warning-called = { $name } каже, що команда підказувала.
web-event-warning-decided = { $upheld ->
    [yes] Зауваження прийнято.
   *[no] Зауваження знято.
}
web-event-warning-voted = { $name }: голос щодо зауваження подано.

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
web-motion = Анімація
web-motion-full = звичайна
web-motion-quick = швидка
web-motion-none = без анімації
web-safe-colours = Кольори, які легко розрізнити
web-safe-colours-note = Для тих, хто погано розрізняє кольори. Те саме показують і фігури.
web-pace = Як швидко грають боти
web-pace-note = Для нових столів. За столом це змінює господар, у меню.
web-pace-relaxed = спокійно
web-pace-brisk = жваво
web-pace-instant = одразу
web-sound = Звук
web-sound-note = Звук карт і дзвіночок, коли ваш хід.
web-vibration = Вібрація
web-vibration-note = Коротка: коли ваш хід, коли хід неможливий і в найкращі миті гри.
web-confirm-end = Питати перед кінцем ходу
web-confirm-end-note = Лише коли ще можна зіграти карту.
web-kept-here = Усе це зберігається лише на цьому пристрої.
web-other-device = На іншому пристрої
web-other-device-note = Створіть посилання й відкрийте його там: ваші ігри будуть і там. Воно діє один раз.
web-make-link = Створити посилання
web-link-other-device = Посилання для іншого пристрою
web-recover = Ваші ігри на цьому пристрої
web-recover-note = Відтепер вас упізнаватимуть у цьому браузері. Посилання діє один раз.
web-recover-go = Так, це я
web-recovered = Готово. Ваші ігри тепер тут.
web-sign-out = Вийти
web-sign-out-elsewhere = Вийти на всіх інших пристроях
web-sign-out-elsewhere-note = Якщо хтось має ваш пристрій чи посилання: після цього вас упізнаватимуть лише на цьому пристрої.
web-signed-out-elsewhere = Готово. Тепер вас упізнають лише на цьому пристрої.
web-sign-out-here = Забути мене на цьому пристрої
web-sign-out-here-note = Ваші ігри залишаться на інших ваших пристроях. Якщо таких немає, повернути ігри не зможе ніхто.
web-sign-out-not = Ні, залишитися
web-sign-out-yes = Так, забути мене

# Навчання

web-learn = Навчитися грати
web-learn-short = Правила
web-rules-of = Правила гри «{ $game }»
web-coach = Підказки в першій грі
web-coach-note = Підказка над столом: що зараз можна зробити.
