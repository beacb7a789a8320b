# Why a table says no. What a game refuses stands in the game's own file.

table-refuses-asked-already = Вы уже попросили место. Решает хозяин стола.
table-refuses-bad-name = В имени должно быть от 1 до { $longest } видимых символов.
table-refuses-bad-text = Этот текст пуст или содержит символы, которые нельзя показать.
table-refuses-bot-moved-on = С тех пор как бот смотрел на игру, она ушла вперёд.
table-refuses-bots-advise-nobody = В этой команде играют только боты, а боты не подсказывают (SQ-21).
table-refuses-deal-of-the-day = Другие ещё будут играть эту раздачу, поэтому её карты остаются закрытыми.
table-refuses-empty-seats = Ещё есть свободные места. Займите их или посадите туда ботов.
table-refuses-game-runs = Во время игры это невозможно.
table-refuses-hands-stay-closed = В этой игре играют друг против друга, поэтому карты игроков закрыты до конца игры.
table-refuses-hands-were-shown = Зрители видели карты этой игры, поэтому сесть можно только перед следующей.
table-refuses-has-seen-a-hand = В этой игре вы уже видели чужие карты, поэтому место остаётся за ботом.
table-refuses-id-was-used = Идентификатор этой команды уже использован для другой. Ничего не изменилось.
table-refuses-is-muted = Хозяин стола запретил вам писать. Сигналами игры пользоваться можно.
table-refuses-link-renewed = Ссылка на этот стол обновлена. Попросите новую у хозяина стола.
table-refuses-no-free-text = Сейчас здесь нельзя писать ({ $rule }).
table-refuses-no-game-over = Это возможно только после игры.
table-refuses-no-game-runs = Сейчас за этим столом не играют.
table-refuses-no-numbers = «{ $found }» похоже на число, а числа здесь — тайна в любом виде ({ $rule }). Попробуйте без него.
table-refuses-no-such-person = Там никто не сидит.
table-refuses-no-such-request = Эта просьба уже рассмотрена.
table-refuses-no-such-seat = Такого места нет; за этим столом { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}, нумерация с 0.
table-refuses-no-such-team = Сейчас эту команду нельзя оштрафовать (SQ-21).
table-refuses-no-take-backs = За этим столом ходы не отменяют (ALL-3).
table-refuses-not-a-bots-seat = На этом месте бот сейчас не играет.
table-refuses-not-away = Этот игрок сейчас за столом.
table-refuses-not-for-persons = Игрокам это недоступно.
table-refuses-not-gathering = Это возможно только перед первой игрой.
table-refuses-not-seated = Это могут только те, кто сидит за столом.
table-refuses-not-the-host = Это может только хозяин стола.
table-refuses-not-the-warned-team = Отвечает команда, которой сделали замечание. Если она его не признаёт, решает хозяин стола, который не играет, или те, кто не в этих двух командах (SQ-21).
table-refuses-not-yours = Это не ваше место.
table-refuses-nothing-to-take-back = У вас нет хода, который можно отменить (ALL-3).
table-refuses-nobody-warned = Замечаний никому не делали (SQ-21).
table-refuses-once-a-day = Раздачу дня можно сыграть только один раз. Завтра будет новая.
table-refuses-others-moved = С тех пор произошло что-то ещё, поэтому ваш ход уже не отменить (ALL-3).
table-refuses-played-alone = Раздачу дня играет один человек. Места и боты остаются теми же.
table-refuses-seat-is-taken = Это место занято.
table-refuses-shown-already = Ваш ход уже показал что-то новое, например взятую карту, поэтому его не отменить (ALL-3).
table-refuses-somebody-not-ready = Ещё не все готовы.
table-refuses-table-exists = Этот стол уже создан.
table-refuses-table-is-closed = Этот стол закрыт.
table-refuses-table-is-worn = За этим столом сыграно уже столько, что больше не поместится. Доиграйте начатую игру, а потом создайте новый стол.
table-refuses-team-not-to-warn = Замечание можно сделать только другой команде (SQ-21).
table-refuses-text-is-off = За этим столом нет чата.
table-refuses-text-too-long = В сообщении может быть не больше { $longest } символов.
table-refuses-too-late = Поздно: вы опоздали на { $late } мс, даже с учётом задержки вашего соединения (CI-6).
table-refuses-too-many-requests = В этой игре уже достаточно просьб о месте.
table-refuses-too-many-signals = До следующего хода сигналов достаточно.
table-refuses-too-many-take-backs = Больше ходов в этой игре отменить нельзя (ALL-3).
table-refuses-too-many-warnings = В этой игре уже достаточно замечаний (SQ-21).
table-refuses-turned-down = Нет согласия хозяина стола. Вы можете смотреть игру и попросить снова в следующей.
table-refuses-warned-already = Одно замечание ещё не рассмотрено; сначала рассмотрите его (SQ-21).
table-refuses-was-kicked = Хозяин стола удалил вас из игры.
