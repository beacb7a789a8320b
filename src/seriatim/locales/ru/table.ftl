# Why a table says no. What a game refuses stands in the game's own file.

table-refuses-bad-name = В имени от 1 до { $longest } символов, которые можно прочесть.
table-refuses-bad-text = Этот текст пуст или содержит символы, которые нельзя показать.
table-refuses-bot-moved-on = С тех пор как бот смотрел на игру, она ушла вперёд.
table-refuses-deal-of-the-day = Другим ещё играть эту раздачу, поэтому её карты остаются закрытыми.
table-refuses-empty-seats = Ещё есть свободные места. Займите их или посадите туда ботов.
table-refuses-game-runs = Не во время игры.
table-refuses-hands-stay-closed = В этой игре играют друг против друга, поэтому карты игроков закрыты до конца игры.
table-refuses-hands-were-shown = Зрители видели карты этой игры, поэтому сесть можно только перед следующей.
table-refuses-has-seen-a-hand = В этой игре вы уже видели чужие карты, поэтому место остаётся за ботом.
table-refuses-is-muted = Хозяин стола отключил вам свободный текст. Сигналами игры пользоваться можно.
table-refuses-no-free-text = Сейчас здесь нельзя писать свободный текст ({ $rule }).
table-refuses-no-game-over = Это возможно, когда игра окончена.
table-refuses-no-game-runs = Сейчас здесь никто не играет.
table-refuses-no-numbers = «{ $found }» похоже на число, а числа здесь тайна в любом виде ({ $rule }). Попробуйте без него.
table-refuses-no-such-person = Там не сидит никто, о ком могла бы идти речь.
table-refuses-no-such-seat = Такого места нет; за этим столом { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}, счёт от 0.
table-refuses-no-such-team = Сейчас стол не может оштрафовать эту команду (SQ-21).
table-refuses-no-take-backs = За этим столом ходы не возвращают (ALL-3).
table-refuses-not-a-bots-seat = На этом месте бот сейчас не играет.
table-refuses-not-for-persons = Об этом просить не вам.
table-refuses-not-gathering = Это возможно перед первой игрой.
table-refuses-not-seated = Это для тех, у кого есть место.
table-refuses-not-the-host = Это может только хозяин стола.
table-refuses-not-the-warned-team = Отвечает предупреждённая команда или хозяин стола (SQ-21).
table-refuses-not-yours = Это не ваше место.
table-refuses-nothing-to-take-back = Нет вашего хода, который можно вернуть (ALL-3).
table-refuses-nobody-warned = Никого не предупреждали (SQ-21).
table-refuses-once-a-day = Раздачу дня играют один раз. Завтра будет новая.
table-refuses-others-moved = С тех пор произошло что-то ещё; ваш ход остаётся (ALL-3).
table-refuses-seat-is-taken = Это место занято.
table-refuses-shown-already = Ваш ход уже показал что-то новое, например взятую карту; он остаётся (ALL-3).
table-refuses-somebody-not-ready = Ещё не все готовы.
table-refuses-table-exists = Этот стол уже создан.
table-refuses-table-is-closed = Этот стол закрыт.
table-refuses-table-is-worn = За этим столом случилось уже столько, что больше не поместится. Начатую игру можно доиграть; затем создайте новый стол.
table-refuses-team-not-to-warn = Предупреждают другую команду (SQ-21).
table-refuses-text-is-off = Этот стол создан без свободного текста.
table-refuses-text-too-long = В тексте не больше { $longest } символов.
table-refuses-too-late = Случай упущен: вы опоздали на { $late } мс, задержка вашего соединения уже учтена (CI-6).
table-refuses-too-many-signals = Стольких сигналов до следующего хода довольно.
table-refuses-too-many-take-backs = В этой игре вы вернули уже достаточно ходов (ALL-3).
table-refuses-too-many-warnings = В этой игре было уже достаточно предупреждений (SQ-21).
table-refuses-warned-already = Одно предупреждение ещё открыто; сначала нужно решить его (SQ-21).
table-refuses-was-kicked = Хозяин стола попросил вас уйти.
