# Why a table says no. What a game refuses stands in the game's own file.

table-refuses-bad-name = Ім’я має від 1 до { $longest } символів, які можна прочитати.
table-refuses-bad-text = Цей текст порожній або має символи, які неможливо показати.
table-refuses-bot-moved-on = Відколи бот дивився на гру, вона пішла далі.
table-refuses-deal-of-the-day = Інші ще гратимуть цю роздачу, тож її карти залишаються закритими.
table-refuses-empty-seats = Ще є вільні місця. Сядьте на них або посадіть туди ботів.
table-refuses-game-runs = Не під час гри.
table-refuses-hands-stay-closed = У цій грі грають одне проти одного, тож карти гравців закриті до кінця гри.
table-refuses-hands-were-shown = Глядачі бачили карти цієї гри, тож сісти можна лише перед наступною.
table-refuses-has-seen-a-hand = У цій грі ви вже бачили інші карти, тож це місце лишається за ботом.
table-refuses-is-muted = Господар столу вимкнув вам вільний текст. Сигналами гри користуватися можна.
table-refuses-no-free-text = Зараз тут не можна писати вільний текст ({ $rule }).
table-refuses-no-game-over = Це можливо, коли гру закінчено.
table-refuses-no-game-runs = Зараз тут ніхто не грає.
table-refuses-no-numbers = «{ $found }» схоже на число, а числа тут таємні в будь-якому вигляді ({ $rule }). Спробуйте без нього.
table-refuses-no-such-person = Там не сидить ніхто, про кого могло б ітися.
table-refuses-no-such-seat = Такого місця немає; за цим столом { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
}, лік від 0.
table-refuses-no-such-team = Зараз стіл не може оштрафувати цю команду (SQ-21).
table-refuses-no-take-backs = За цим столом ходів не повертають (ALL-3).
table-refuses-not-a-bots-seat = На цьому місці бот зараз не грає.
table-refuses-not-for-persons = Про це просити не вам.
table-refuses-not-gathering = Це можливо перед першою грою.
table-refuses-not-seated = Це для тих, хто має місце.
table-refuses-not-the-host = Це може лише господар столу.
table-refuses-not-the-warned-team = Відповідає команда, яку попередили, або господар столу (SQ-21).
table-refuses-not-yours = Це не ваше місце.
table-refuses-nothing-to-take-back = Немає вашого ходу, який можна повернути (ALL-3).
table-refuses-nobody-warned = Нікого не попереджали (SQ-21).
table-refuses-once-a-day = Роздачу дня грають раз. Завтра буде нова.
table-refuses-others-moved = Відтоді сталося ще щось; ваш хід лишається (ALL-3).
table-refuses-played-alone = Роздачу дня грає одна людина. Місця й боти залишаються ті самі.
table-refuses-seat-is-taken = Це місце зайняте.
table-refuses-shown-already = Ваш хід уже показав щось нове, наприклад взяту карту; він лишається (ALL-3).
table-refuses-somebody-not-ready = Ще не всі готові.
table-refuses-table-exists = Цей стіл уже створено.
table-refuses-table-is-closed = Цей стіл закрито.
table-refuses-table-is-worn = За цим столом сталося вже стільки, що більше не вміститься. Розпочату гру можна дограти; далі створіть новий стіл.
table-refuses-team-not-to-warn = Попереджають іншу команду (SQ-21).
table-refuses-text-is-off = Цей стіл створено без вільного тексту.
table-refuses-text-too-long = Текст має щонайбільше { $longest } символів.
table-refuses-too-late = Нагода минула: ви запізнилися на { $late } мс, затримку вашого з’єднання вже враховано (CI-6).
table-refuses-too-many-signals = Стількох сигналів до наступного ходу досить.
table-refuses-too-many-take-backs = У цій грі ви вже повернули досить ходів (ALL-3).
table-refuses-too-many-warnings = У цій грі було вже досить попереджень (SQ-21).
table-refuses-warned-already = Одне попередження ще відкрите; спершу треба розв’язати його (SQ-21).
table-refuses-was-kicked = Господар столу попросив вас піти.
