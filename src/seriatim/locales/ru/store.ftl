# Что может случиться с базой данных, и что говорим, когда игры переносят с одного сервера на другой.

store-bad-url = Это не адрес базы данных. Он может быть таким: sqlite:///folder/seriatim.db или postgresql://user@host/name.
store-busy = Серверу сейчас нужно записать слишком много. Попробуйте чуть позже.
store-cannot-open = Базу данных { $place } не удаётся открыть: { $problem }. Выберите папку, в которую можно писать, через --data.
store-cannot-write = В базу данных { $place } не удаётся писать: { $problem }. У того, кто запускает сервер, должно быть право писать в неё и в её папку.
store-closed = Сервер останавливается; больше ничего не сохраняется.
store-corrupt = База данных { $place } повреждена: { $problem }. Восстановите её из резервной копии.
store-failed = База данных { $place } не отвечает: { $problem }
store-full = Для базы данных { $place } не осталось места: { $problem }. Ничего из подтверждённого не потеряно; освободите место, и работа продолжится.
store-in-use = Базу данных { $place } использует процесс { $pid }: сервер или импорт. Остановите его или подождите, пока он закончит.
store-in-use-by-session = Базу данных { $place } использует { $holder }: сервер или импорт. Остановите его или подождите, пока он закончит.
store-locked = Базу данных { $place } держит другая программа: { $problem }
store-missing = Базы данных { $place } нет. Укажите, где она, через --data или --database.
store-newer = Базу данных { $place } записала более новая версия Seriatim. Установите её.
store-no-driver = Для PostgreSQL не хватает драйвера. Установите его так: pip install 'seriatim[postgres]'
store-not-a-database = { $place } — не база данных: { $problem }. Уберите этот файл или укажите другой.

unreadable-event = Эта версия Seriatim не может прочесть событие: { $problem }
unreadable-version = Событие записано в форме { $given }; эта версия Seriatim читает { $possible }.
unreadable-order = Событие { $event } стоит там, где должно быть событие { $expected }.
unreadable-game = Эта версия Seriatim не знает игры { $game }.
unreadable-rules = Эта версия Seriatim не знает игры { $game } по правилам версии { $rules }.
unreadable-seed = Зерно игры { $number } не соответствует хешу, который все видели до раздачи.
unreadable-step = Событие { $event } не подходит к столу: { $problem }
unreadable-empty = У стола нет событий.
unreadable-table = Стол { $table }: { $problem }
unreadable-table-at-line = Стол { $table }, строка { $line }: { $problem }
unreadable-found = { $count ->
    [0] Все столы можно прочесть: { $tables }.
   *[other] Столы, которые нельзя прочесть: { $count } из { $tables }. Они хранятся. Чтобы записать один в файл: seriatim export FILE --table TABLE
}

backup-broken = { $file }, строка { $line }: { $problem }
backup-no-table = В этой базе данных нет стола { $table }.
backup-not-a-backup = Это не резервная копия Seriatim. Чтобы её создать: seriatim export FILE
backup-version = Эта резервная копия версии { $given }; эта программа читает версию { $possible }.
backup-unexpected = Здесь должно стоять { $expected }.
backup-long-line = В этой строке больше { $limit } символов — слишком много для резервной копии.
backup-cut-off = Резервная копия кончается слишком рано. Файл обрезан.
backup-changed = Резервную копию изменили после записи: контрольная сумма другая.
backup-goes-on = После конца резервной копии ещё что-то есть.
backup-unreadable = { $tables ->
    [one] { $tables } стол из этого файла здесь нельзя прочесть, поэтому не перенесено ничего. Чтобы перенести остальные без него, добавьте: --skip-unreadable
    [few] { $tables } стола из этого файла здесь нельзя прочесть, поэтому не перенесено ничего. Чтобы перенести остальные без них, добавьте: --skip-unreadable
    [many] { $tables } столов из этого файла здесь нельзя прочесть, поэтому не перенесено ничего. Чтобы перенести остальные без них, добавьте: --skip-unreadable
   *[other] { $tables } стола из этого файла здесь нельзя прочесть, поэтому не перенесено ничего. Чтобы перенести остальные без них, добавьте: --skip-unreadable
}
backup-left-out = { $tables ->
    [one] Пропущен { $tables } стол: здесь его нельзя прочесть. В файле он остался:
    [few] Пропущено { $tables } стола: здесь их нельзя прочесть. В файле они остались:
    [many] Пропущено { $tables } столов: здесь их нельзя прочесть. В файле они остались:
   *[other] Пропущено { $tables } стола: здесь их нельзя прочесть. В файле они остались:
}
backup-exists = Стол { $table } здесь уже есть. Ничего не перенесено.
backup-cannot-read = { $file } не удаётся прочесть: { $problem }
backup-written = { $tables ->
    [one] { $tables } стол записан в { $file }.
    [few] { $tables } стола записано в { $file }.
    [many] { $tables } столов записано в { $file }.
   *[other] { $tables } стола записано в { $file }.
}
backup-imported = { $tables ->
    [one] Перенесён { $tables } стол.
    [few] Перенесено { $tables } стола.
    [many] Перенесено { $tables } столов.
   *[other] Перенесено { $tables } стола.
}
forget-why =
    Часы этого компьютера показывают { $now }. { $days ->
        [one] Удаляется всё, где ничего не произошло за { $days } день
        [few] Удаляется всё, где ничего не произошло за { $days } дня
        [many] Удаляется всё, где ничего не произошло за { $days } дней
       *[other] Удаляется всё, где ничего не произошло за { $days } дня
    }, с { $before }. Последнее событие за всеми столами — { $newest }.
forget-found = Будет удалено: столов — { $tables }, результатов дня — { $results }, ссылок для восстановления — { $links }.
forget-nothing = Удалять нечего.
forget-sure = Удалить навсегда?
forget-deleted = Удалено: столов — { $tables }, результатов дня — { $results }, ссылок для восстановления — { $links }.

cli-export-help =
    Записать в файл целые столы сервера, доигранные или нет.

    «seriatim import» перенесёт их в другое место. Сервер тем временем может работать. В файле
    есть то, чего за столами ещё никто не должен знать; берегите его так же, как базу данных.
      seriatim export backup.jsonl
      seriatim export one.jsonl --table 8f3kq --data /srv/seriatim
      seriatim export - | gzip > backup.jsonl.gz
cli-import-help =
    Перенести все столы из файла — или ни одного, если какой-то уже есть или что-то повреждено.

    Сначала остановите сервер.
      seriatim import backup.jsonl
      seriatim import backup.jsonl --database postgresql://user@host/name
      seriatim import backup.jsonl --skip-unreadable
cli-unreadable-help =
    Показать столы, которые эта версия Seriatim не может прочесть, и объяснить почему.

    Они остаются в базе данных и не мешают другим столам. Их можно записать в файл. Сервер
    тем временем может работать.
      seriatim unreadable
      seriatim unreadable --data /srv/seriatim
cli-skip-unreadable = Пропустить столы, которые здесь нельзя прочесть, и назвать их.
cli-forget-help =
    Удалить столы, за которыми ничего не произошло столько дней, сколько задано настройкой «retention».

    Сервер делает это сам, каждый день по нескольку столов. Эта команда удаляет все сразу,
    а с ними и такие же давние результаты дня и ссылки для восстановления.
    Сначала остановите сервер; для пробного запуска это не нужно.
      seriatim forget --dry-run
      seriatim forget --yes --data /srv/seriatim
cli-dry-run = Только показать, что будет удалено и почему.
cli-yes = Удалить без вопроса.
cli-table = Только этот стол; можно повторять.
cli-data = Папка, в которой сервер держит свои данные.
cli-database = База данных, если это не та, что в этой папке: sqlite:///a/file.db или postgresql://user@host/name.
