# The command line and what it prints.

cli-version = seriatim { $version } ({ $kind ->
    [compiled] скомпилировано
   *[interpreted] интерпретируется: не скомпилировано, работает медленнее
})
cli-seriatim-help =
    Шесть карточных игр, где всё решает порядок: смотреть, изучать, проверять.

    Начните отсюда:
      seriatim games                            какие есть игры и их варианты
      seriatim watch the-game                   боты играют, ход за ходом
      seriatim simulate the-game --games 10000  чем кончаются многие игры
      seriatim arena rush-hour --bots strong,steady,steady,random   какой бот лучше

    Язык берётся из настроек терминала; SERIATIM_LANGUAGE=en выбирает другой (en, uk, ru, cs).
cli-games-help =
    Показать игры, их места и настройки.

    Первым в каждой настройке стоит значение по умолчанию. Задаются настройки через -o:
      seriatim watch the-game -o fire=on -o minimum=3
cli-watch-help =
    Смотреть, как боты играют, ход за ходом.

    Одно и то же зерно всегда даёт одну и ту же раздачу. Без зерна берутся 256 тайных битов.
      seriatim watch the-game --seats 4 --bot steady
      seriatim watch the-game --seats 1 -o fire=on --seed 7
      seriatim watch the-game --bot steady,random --record game.txt
cli-replay-help =
    Пересказать записанную игру словами, ход за ходом.

      seriatim watch the-game --record game.txt
      seriatim replay game.txt
cli-verify-help =
    Проверить, верна ли запись.

    Хеш, показанный перед раздачей, и розданные карты должны соответствовать зерну, а каждый ход
    должен быть разрешён.
      seriatim verify game.txt
cli-simulate-help =
    Сыграть много игр между ботами и показать итог.

    Ctrl-C останавливает и показывает итог сыгранного. Игра номер k с зерном S —
    это игра с зерном S/k, её можно рассмотреть: seriatim watch the-game --bot random --seed 1/57
      seriatim simulate the-game --seats 3 --games 100000 --bot random --seed 1
      seriatim simulate the-game --seats 2 -o minimum=3 --json > result.json
cli-arena-help =
    Сравнить ботов на одинаковых раздачах.

    Соперники сидят за одним столом и меняются местами, пока каждый не сыграет каждую раздачу
    на каждом месте. Где все играют вместе, каждый бот играет те же раздачи отдельно; + составляет
    команду из разных ботов. Разница считается отдельно для каждой раздачи. Ctrl-C останавливает
    и показывает итог.
      seriatim arena sequence --bots strong,steady --games 400
      seriatim arena rush-hour --seats 4 --bots master,strong,steady,steady --plot result.svg
      seriatim arena the-game --seats 2 --bots strong,steady,strong+steady --silent --json
cli-seats = Сколько мест; по умолчанию три, где игра это позволяет.
cli-bot = Кто играет: один бот на всех местах или по одному на каждое, через запятую. Возможны: random, novice, steady, strong, master, habit, mcs100, имя установленного бота или module:Class.
cli-option = Вариант, например fire=on или minimum=3; можно повторять. Список показывает «seriatim games».
cli-seed = Зерно для тасования, например 7 или monday.
cli-pace = Секунды между двумя ходами; в терминале по умолчанию { NUMBER($pace) }.
cli-record = Записать игру в этот файл.
cli-games = Сколько игр.
cli-workers = Сколько процессов; по умолчанию по одному на ядро.
cli-check = Проверять во время игры собственные гарантии движка (медленно).
cli-json = Вывести JSON вместо таблицы.
cli-silent = Боты молчат, даже в играх, где они умеют разговаривать.
cli-why = После каждого хода объяснить, почему разумный игрок делает именно так.
cli-arena-bots = Кого сравнивают: по боту на каждое место, а в совместных играх сколько угодно ботов, через запятую. Имена — как в «seriatim watch».
cli-arena-games = Сколько игр; где все играют вместе — столько для каждого бота.
cli-plot = Нарисовать результат в этот файл, как SVG.

no-such-bot = Бота «{ $given }» нет; возможны: { $possible }.
no-such-language = SERIATIM_LANGUAGE имеет значение «{ $given }», но такого языка здесь нет; используется английский. Возможно: { $possible }
bot-not-loaded = Бота «{ $bot }» не удаётся загрузить: { $problem }
bot-no-policy = Бот «{ $bot }» — не игрок, а { $found }. Бот — это класс или функция, которая получает игру и создаёт seriatim.kit.policy.Policy.
bot-raised = Бот «{ $bot }» сломался: { $problem }
bot-illegal-move = Бот «{ $bot }» ответил { $given }, а это не разрешённый ход.
bot-ended-process = Бот завершил процесс, в котором играл.
bot-not-picklable = Бота «{ $bot }» нельзя передать другому процессу. Используйте один процесс (--workers 1) или укажите бота как module:Class.
bots-and-seats = Ботов { $bots }, а мест { $seats }. Укажите одного бота для всех мест или по одному для каждого.
cannot-write = Не удалось записать { $file }: { $problem }
cannot-write-no-folder = { $file } записать нельзя: папки { $folder } нет. Создайте её или назовите другой файл.
server-not-installed = Пакет { $package } не установлен; его установит команда: pip install 'seriatim[server]'
record-written = Записано в { $file }. Посмотреть ещё раз: seriatim replay { $file }

seats = { $seats } { $seats ->
    [one] место
    [few] места
   *[other] мест
}
verified-hash = Хеш соответствует зерну.
verified-deal = Розданные карты соответствуют зерну.
verified-moves = { $moves ->
    [one] { $moves } ход разрешён
    [few] Все { $moves } хода разрешены
   *[other] Все { $moves } ходов разрешены
}, и результат совпадает с записанным.

simulating = { $game }
simulated = { $game }: { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}, { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[other] { $games } игр
}, зерно { $seed }
simulated-nothing = Ни одной игры не закончено.
simulated-stopped = Остановлено досрочно: сыграно { $games } из { $asked } игр.
simulated-endings = Чем кончилось: { $endings }
simulated-speed = { $games } игр/с, в среднем ходов на игру: { $moves }, { $seconds } с
column-bot = бот
column-score = очки (среднее ± 95 %)
column-won = побед [95 %]
column-percent = побед, % [95 %]
column-won-ahead = побед по сравнению с { $bot } (пункты ± 95 %)
column-score-ahead = очки по сравнению с { $bot } (± 95 %)
column-turn = мс на ход (дольше всего)
arena-heading = { $game }: { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}, { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[other] { $deals } раздач
}, { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[other] { $games } игр
}, зерно { $seed }
arena-silent = без разговоров
arena-rivals = Каждый бот сыграл каждую раздачу на каждом месте. Боты с одним именем — в одной строке.
arena-together = Каждая строка сыграла те же раздачи отдельно.
arena-seconds = { $seconds } с. Ход измеряется временем вычислений, от первого действия игрока, пока не начнёт действовать другой; в одиночной игре — каждое действие отдельно.
arena-stopped = Остановлено досрочно: сыграно { $deals } из { $asked } раздач.
plot-title = { $game }: { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[other] { $games } игр
}
measure-cards-left = осталось карт (среднее ± 95 %)
seat-bot = место { $seat }: { $bot }
checked = Проверено: { $games ->
    [one] { $games } игра —
    [few] { $games } игры —
   *[other] { $games } игр —
} без нарушений.
checked-violations = { $count ->
    [one] { $count } нарушение; зерно игры:
    [few] { $count } нарушения; зёрна игр:
   *[other] { $count } нарушений; зёрна игр:
}
