# The command line and what it prints.

cli-version = seriatim { $version } ({ $kind ->
    [compiled] скомпільовано
   *[interpreted] інтерпретовано: не скомпільовано, працює повільніше
})
cli-seriatim-help =
    Шість карткових ігор, у яких усе вирішує порядок: дивитися, вивчати, перевіряти.

    Почніть звідси:
      seriatim games                            які є ігри та їхні варіанти
      seriatim watch the-game                   боти грають, хід за ходом
      seriatim simulate the-game --games 10000  що виходить із багатьох ігор
      seriatim arena rush-hour --bots strong,steady,steady,random   котрий бот кращий

    Мова — як у вашому терміналі; SERIATIM_LANGUAGE=en вибирає іншу (en, uk, ru, cs).
cli-games-help =
    Показати ігри, їхні місця та налаштування.

    Першим у кожному налаштуванні стоїть типове значення. Задають його через -o:
      seriatim watch the-game -o fire=on -o minimum=3
cli-watch-help =
    Дивитися, як боти грають, хід за ходом.

    З одного зерна завжди та сама роздача. Без нього береться 256 таємних бітів.
      seriatim watch the-game --seats 4 --bot steady
      seriatim watch the-game --seats 1 -o fire=on --seed 7
      seriatim watch the-game --bot steady,random --record game.txt
cli-replay-help =
    Переказати записану гру словами, хід за ходом.

      seriatim watch the-game --record game.txt
      seriatim replay game.txt
cli-verify-help =
    Перевірити, чи запис дійсний.

    Хеш, показаний перед роздачею, і роздані карти мають відповідати зерну, а кожен хід —
    бути дозволеним.
      seriatim verify game.txt
cli-simulate-help =
    Зіграти багато ігор між ботами й показати підсумок.

    Ctrl-C зупиняє й показує підсумок зіграного. Гра номер k із зерном S — це гра
    із зерном S/k, тож її можна роздивитися: seriatim watch the-game --bot random --seed 1/57
      seriatim simulate the-game --seats 3 --games 100000 --bot random --seed 1
      seriatim simulate the-game --seats 2 -o minimum=3 --json > result.json
cli-arena-help =
    Порівняти ботів на однакових роздачах.

    Суперники сидять за одним столом і міняються місцями, доки кожен не посидить на кожному місці
    кожної роздачі. Де всі грають разом, кожен бот грає ті самі роздачі окремо; + складає команду
    з різних ботів. Різницю рахують окремо для кожної роздачі. Ctrl-C зупиняє й показує підсумок.
      seriatim arena sequence --bots strong,steady --games 400
      seriatim arena rush-hour --seats 4 --bots master,strong,steady,steady --plot result.svg
      seriatim arena the-game --seats 2 --bots strong,steady,strong+steady --silent --json
cli-seats = Скільки місць; типово три, де гра це дозволяє.
cli-bot = Хто грає: один бот на всіх місцях або по одному на кожне, через кому. Можна: random, novice, steady, strong, master, habit, mcs100, назва встановленого бота або module:Class.
cli-option = Варіант, як-от fire=on чи minimum=3; можна повторювати. Перелік показує «seriatim games».
cli-seed = Зерно для тасування, як-от 7 чи monday.
cli-pace = Секунди між двома ходами; у терміналі типово { NUMBER($pace) }.
cli-record = Записати гру в цей файл.
cli-games = Скільки ігор.
cli-workers = Скільки процесів; типово по одному на ядро.
cli-check = Перевіряти під час гри власні гарантії рушія (повільно).
cli-json = Вивести JSON замість таблиці.
cli-silent = Ніхто не розмовляє, навіть в іграх, де боти це вміють.
cli-why = Після кожного ходу пояснити, чому розважливий гравець робить саме так.
cli-arena-bots = Кого порівнюють: по боту на кожне місце, а в спільних іграх скільки завгодно ботів, через кому. Імена — як у «seriatim watch».
cli-arena-games = Скільки ігор; де всі грають разом — стільки для кожного бота.
cli-plot = Намалювати результат у цей файл, як SVG.

no-such-bot = Бота «{ $given }» немає; можливі: { $possible }.
no-such-language = SERIATIM_LANGUAGE має значення «{ $given }», а такої мови тут немає; використано англійську. Можливо: { $possible }
bot-not-loaded = Бота «{ $bot }» не вдається завантажити: { $problem }
bot-no-policy = Бот «{ $bot }» — не гравець, а { $found }. Бот — це клас або функція, яку викликають із грою і яка створює seriatim.kit.policy.Policy.
bot-raised = Бот «{ $bot }» зламався: { $problem }
bot-illegal-move = Бот «{ $bot }» відповів { $given }, а такого дозволеного ходу в нього немає.
bot-ended-process = Бот завершив процес, у якому грав.
bot-not-picklable = Бота «{ $bot }» не можна передати іншому процесу. Використайте один процес (--workers 1) або вкажіть бота як module:Class.
bots-and-seats = Ботів { $bots }, а місць { $seats }. Назвіть одного бота на всі місця або по одному на кожне.
cannot-write = Не вдалося записати { $file }: { $problem }
cannot-write-no-folder = { $file } записати не можна: папки { $folder } немає. Створіть її або назвіть інший файл.
server-not-installed = Пакунок { $package } не встановлено; його встановить команда: pip install 'seriatim[server]'
record-written = Записано у { $file }. Переказати ще раз: seriatim replay { $file }

seats = { $seats } { $seats ->
    [one] місце
    [few] місця
   *[other] місць
}
verified-hash = Хеш відповідає зерну.
verified-deal = Роздані карти відповідають зерну.
verified-moves = { $moves ->
    [one] { $moves } хід дозволений
    [few] Усі { $moves } ходи дозволені
   *[other] Усі { $moves } ходів дозволені
}, і результат збігається із записаним.

simulating = { $game }
simulated = { $game }: { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[other] { $seats } місць
}, { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[other] { $games } ігор
}, зерно { $seed }
simulated-nothing = Жодної гри не закінчено.
simulated-stopped = Зупинено раніше: зіграно { $games } з { $asked } ігор.
simulated-endings = Чим закінчилося: { $endings }
simulated-speed = { $games } ігор/с, у середньому ходів на гру: { $moves }, { $seconds } с
column-bot = бот
column-score = очки (середнє ± 95 %)
column-won = перемог [95 %]
column-percent = перемог, % [95 %]
column-won-ahead = перемог порівняно з { $bot } (пункти ± 95 %)
column-score-ahead = очки порівняно з { $bot } (± 95 %)
column-turn = мс на хід (найдовше)
arena-heading = { $game }: { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[other] { $seats } місць
}, { $deals ->
    [one] { $deals } роздача
    [few] { $deals } роздачі
   *[other] { $deals } роздач
}, { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[other] { $games } ігор
}, зерно { $seed }
arena-silent = без розмов
arena-rivals = Кожен бот посидів на кожному місці кожної роздачі. Боти з одним імʼям — один рядок.
arena-together = Кожен рядок зіграв ті самі роздачі окремо.
arena-seconds = { $seconds } с. Хід вимірюється часом обчислень, від першої дії гравця, доки не почне діяти інший; у грі для одного — кожна дія окремо.
arena-stopped = Зупинено раніше: зіграно { $deals } з { $asked } роздач.
plot-title = { $game }: { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[other] { $games } ігор
}
measure-cards-left = залишилося карт (середнє ± 95 %)
seat-bot = місце { $seat }: { $bot }
checked = Перевірено: { $games ->
    [one] { $games } гра —
    [few] { $games } гри —
   *[other] { $games } ігор —
} без порушень.
checked-violations = { $count ->
    [one] { $count } порушення; зерно гри:
    [few] { $count } порушення; зерна ігор:
   *[other] { $count } порушень; зерна ігор:
}
