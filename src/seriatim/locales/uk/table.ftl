# Why a table says no. What a game refuses stands in the game's own file.

table-refuses-bad-name = В імені має бути від 1 до { $longest } видимих символів.
table-refuses-bad-text = Цей текст порожній або має символи, які неможливо показати.
table-refuses-bot-moved-on = Відколи бот дивився на гру, вона пішла далі.
table-refuses-bots-advise-nobody = У цій команді грають лише боти, а боти не підказують (SQ-21).
table-refuses-deal-of-the-day = Інші ще гратимуть цю роздачу, тож її карти залишаються закритими.
table-refuses-empty-seats = Ще є вільні місця. Сядьте на них або посадіть туди ботів.
table-refuses-game-runs = Не під час гри.
table-refuses-hands-stay-closed = У цій грі грають одне проти одного, тож карти гравців закриті до кінця гри.
table-refuses-hands-were-shown = Глядачі бачили карти цієї гри, тож сісти можна лише перед наступною.
table-refuses-has-seen-a-hand = У цій грі ви вже бачили чужі карти, тож це місце лишається за ботом.
table-refuses-is-muted = Господар столу заборонив вам писати. Сигналами гри користуватися можна.
table-refuses-no-free-text = Зараз тут не можна писати ({ $rule }).
table-refuses-no-game-over = Це можливо лише після гри.
table-refuses-no-game-runs = Зараз за цим столом не грають.
table-refuses-no-numbers = «{ $found }» схоже на число, а числа тут таємні в будь-якому вигляді ({ $rule }). Спробуйте без нього.
table-refuses-no-such-person = Там ніхто не сидить.
table-refuses-no-such-request = Це прохання вже розглянуто.
table-refuses-no-such-seat = Такого місця немає; за цим столом { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
}, рахуючи від 0.
table-refuses-no-such-team = Зараз стіл не може оштрафувати цю команду (SQ-21).
table-refuses-no-take-backs = За цим столом ходів не скасовують (ALL-3).
table-refuses-not-a-bots-seat = На цьому місці бот зараз не грає.
table-refuses-not-away = Цей гравець зараз за столом.
table-refuses-not-for-persons = Гравцям це недоступно.
table-refuses-not-gathering = Це можливо лише перед першою грою.
table-refuses-not-seated = Це можуть лише ті, хто сидить за столом.
table-refuses-not-the-host = Це може лише господар столу.
table-refuses-not-the-warned-team = Відповідає команда, якій зробили зауваження. Якщо вона заперечує, вирішує господар столу, який не грає, або ті, хто не в цих двох командах (SQ-21).
table-refuses-not-yours = Це не ваше місце.
table-refuses-nothing-to-take-back = У вас немає ходу, який можна скасувати (ALL-3).
table-refuses-nobody-warned = Зауважень нікому не робили (SQ-21).
table-refuses-once-a-day = Роздачу дня можна зіграти лише раз. Завтра буде нова.
table-refuses-others-moved = Відтоді сталося ще щось, тож ваш хід уже не скасувати (ALL-3).
table-refuses-played-alone = Роздачу дня грає одна людина. Місця й боти залишаються ті самі.
table-refuses-seat-is-taken = Це місце зайняте.
table-refuses-shown-already = Ваш хід уже показав щось нове, наприклад узяту карту, тож його не скасувати (ALL-3).
table-refuses-somebody-not-ready = Ще не всі готові.
table-refuses-table-exists = Цей стіл уже створено.
table-refuses-table-is-closed = Цей стіл закрито.
table-refuses-table-is-worn = За цим столом зіграно вже стільки, що більше не вміститься. Дограйте розпочату гру, а тоді створіть новий стіл.
table-refuses-team-not-to-warn = Зауваження можна зробити лише іншій команді (SQ-21).
table-refuses-text-is-off = За цим столом немає чату.
table-refuses-text-too-long = У повідомленні може бути щонайбільше { $longest } символів.
table-refuses-too-late = Нагода минула: ви запізнилися на { $late } мс, затримку вашого зʼєднання вже враховано (CI-6).
table-refuses-too-many-requests = У цій грі вже досить прохань про місце.
table-refuses-too-many-signals = До наступного ходу досить сигналів.
table-refuses-too-many-take-backs = Більше ходів у цій грі скасувати не можна (ALL-3).
table-refuses-too-many-warnings = У цій грі вже досить зауважень (SQ-21).
table-refuses-turned-down = Немає згоди господаря столу. Ви можете дивитися гру й попросити знову в наступній.
table-refuses-warned-already = Одне зауваження ще не розглянуто; спершу розгляньте його (SQ-21).
table-refuses-was-kicked = Господар столу видалив вас із гри.
table-refuses-asked-already = Ви вже попросили місце. Вирішує господар столу.
table-refuses-id-was-used = Ідентифікатор цієї команди вже використано для іншої. Нічого не змінилося.
table-refuses-link-renewed = Посилання на цей стіл оновлено. Попросіть нове в господаря столу.
