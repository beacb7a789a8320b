# Що може статися з базою даних, і що кажемо, коли ігри переносять з одного сервера на інший.

store-bad-url = Це не адреса бази даних. Вона може бути такою: sqlite:///folder/seriatim.db або postgresql://user@host/name.
store-busy = Серверу зараз треба записати надто багато. Спробуйте за мить.
store-cannot-open = Базу даних { $place } не вдається відкрити: { $problem }. Виберіть теку, у яку можна писати, через --data.
store-cannot-write = У базу даних { $place } не вдається писати: { $problem }. Хто запускає сервер, мусить мати право писати в неї та в її теку.
store-closed = Сервер зупиняється; більше нічого не зберігається.
store-corrupt = Базу даних { $place } пошкоджено: { $problem }. Відновіть її з резервної копії.
store-failed = База даних { $place } не відповідає: { $problem }
store-full = Для бази даних { $place } не лишилося місця: { $problem }. Нічого з підтвердженого не втрачено; звільніть місце, і все піде далі.
store-in-use = Базу даних { $place } використовує процес { $pid }: сервер або імпорт. Зупиніть його або зачекайте, поки він закінчить.
store-in-use-by-session = Базу даних { $place } використовує { $holder }: сервер або імпорт. Зупиніть його або зачекайте, поки він закінчить.
store-locked = Базу даних { $place } тримає інша програма: { $problem }
store-missing = Бази даних { $place } немає. Вкажіть, де вона, через --data або --database.
store-newer = Базу даних { $place } записала новіша версія Seriatim. Встановіть її.
store-no-driver = Для PostgreSQL бракує драйвера. Встановіть його так: pip install 'seriatim[postgres]'
store-not-a-database = { $place } — не база даних: { $problem }. Приберіть цей файл або назвіть інший.

unreadable-event = Подія записана не так, як її читає цей Seriatim: { $problem }
unreadable-version = Подія записана у формі { $given }; цей Seriatim читає { $possible }.
unreadable-order = Подія { $event } стоїть там, де має бути подія { $expected }.
unreadable-game = Цей Seriatim не знає гри { $game }.
unreadable-rules = Цей Seriatim не знає гри { $game } за правилами версії { $rules }.
unreadable-seed = Зерно гри { $number } не відповідає хешу, який усі бачили до роздачі.
unreadable-step = Подія { $event } не підходить до столу: { $problem }
unreadable-empty = У столу немає подій.
unreadable-table = Стіл { $table }: { $problem }
unreadable-table-at-line = Стіл { $table }, рядок { $line }: { $problem }
unreadable-found = { $count ->
    [0] Усі столи можна прочитати: { $tables }.
   *[other] Столи, які не можна прочитати: { $count } з { $tables }. Вони зберігаються. Щоб записати один у файл: seriatim export FILE --table TABLE
}

backup-broken = { $file }, рядок { $line }: { $problem }
backup-no-table = У цій базі даних немає столу { $table }.
backup-not-a-backup = Це не резервна копія Seriatim. Її записує: seriatim export FILE
backup-version = Ця резервна копія версії { $given }; ця програма читає версію { $possible }.
backup-unexpected = Тут має бути { $expected }.
backup-long-line = У цьому рядку понад { $limit } символів: забагато для резервної копії.
backup-cut-off = Резервна копія закінчується зарано. Файл обрізано.
backup-changed = Резервну копію змінили після запису: контрольна сума не збігається.
backup-goes-on = Після кінця резервної копії ще щось є.
backup-unreadable = { $tables ->
    [one] { $tables } стіл із цього файлу тут не можна прочитати, тому не перенесено нічого. Щоб перенести решту без нього, додайте: --skip-unreadable
    [few] { $tables } столи з цього файлу тут не можна прочитати, тому не перенесено нічого. Щоб перенести решту без них, додайте: --skip-unreadable
    [many] { $tables } столів із цього файлу тут не можна прочитати, тому не перенесено нічого. Щоб перенести решту без них, додайте: --skip-unreadable
   *[other] { $tables } столу з цього файлу тут не можна прочитати, тому не перенесено нічого. Щоб перенести решту без них, додайте: --skip-unreadable
}
backup-left-out = { $tables ->
    [one] Пропущено { $tables } стіл: тут його не можна прочитати. У файлі він лишився:
    [few] Пропущено { $tables } столи: тут їх не можна прочитати. У файлі вони лишилися:
    [many] Пропущено { $tables } столів: тут їх не можна прочитати. У файлі вони лишилися:
   *[other] Пропущено { $tables } столу: тут їх не можна прочитати. У файлі вони лишилися:
}
backup-exists = Стіл { $table } тут уже є. Нічого не перенесено.
backup-cannot-read = { $file } не вдається прочитати: { $problem }
backup-written = { $tables ->
    [one] { $tables } стіл записано у { $file }.
    [few] { $tables } столи записано у { $file }.
    [many] { $tables } столів записано у { $file }.
   *[other] { $tables } столу записано у { $file }.
}
backup-imported = { $tables ->
    [one] Перенесено { $tables } стіл.
    [few] Перенесено { $tables } столи.
    [many] Перенесено { $tables } столів.
   *[other] Перенесено { $tables } столу.
}
forget-why =
    Годинник цього компʼютера показує { $now }. { $days ->
        [one] Видаляється все, де нічого не сталося за { $days } день
        [few] Видаляється все, де нічого не сталося за { $days } дні
        [many] Видаляється все, де нічого не сталося за { $days } днів
       *[other] Видаляється все, де нічого не сталося за { $days } дня
    }, від { $before }. Остання подія за всіма столами — { $newest }.
forget-found = Буде видалено: столів — { $tables }, результатів дня — { $results }, посилань для відновлення — { $links }.
forget-nothing = Видаляти нічого.
forget-sure = Видалити назавжди?
forget-deleted = Видалено: столів — { $tables }, результатів дня — { $results }, посилань для відновлення — { $links }.

cli-export-help =
    Записати у файл цілі столи сервера, дограні чи ні.

    «seriatim import» перенесе їх деінде. Сервер тим часом може працювати. У файлі є те,
    чого за столами ще ніхто не має знати; бережіть його так само, як базу даних.
      seriatim export backup.jsonl
      seriatim export one.jsonl --table 8f3kq --data /srv/seriatim
      seriatim export - | gzip > backup.jsonl.gz
cli-import-help =
    Перенести всі столи з файлу — або жодного, якщо якийсь уже є чи щось пошкоджено.

    Спершу зупиніть сервер.
      seriatim import backup.jsonl
      seriatim import backup.jsonl --database postgresql://user@host/name
      seriatim import backup.jsonl --skip-unreadable
cli-unreadable-help =
    Показати столи, яких ця версія Seriatim не може прочитати, і пояснити чому.

    Вони лишаються в базі даних і не заважають іншим столам. Їх можна записати у файл. Сервер
    тим часом може працювати.
      seriatim unreadable
      seriatim unreadable --data /srv/seriatim
cli-skip-unreadable = Пропустити столи, які тут не можна прочитати, і назвати їх.
cli-forget-help =
    Видалити столи, за якими нічого не сталося стільки днів, скільки каже налаштування «retention».

    Сервер робить це сам, щодня по кілька столів. Ця команда видаляє всі одразу,
    а з ними й такі самі давні результати дня та посилання для відновлення.
    Спершу зупиніть сервер; для пробного запуску це не потрібно.
      seriatim forget --dry-run
      seriatim forget --yes --data /srv/seriatim
cli-dry-run = Лише показати, що буде видалено й чому.
cli-yes = Видалити без запитання.
cli-table = Лише цей стіл; можна повторювати.
cli-data = Тека, у якій сервер тримає свої дані.
cli-database = База даних, якщо це не та, що в цій теці: sqlite:///a/file.db або postgresql://user@host/name.
