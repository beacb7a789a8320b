# Сервер: как его запускают и почему он отказывает.

cli-serve-help =
    Открыть столы, чтобы люди могли играть откуда угодно.

    Всё хранится в одной папке. Ctrl-C останавливает сервер; ничего не теряется.
      seriatim serve
      seriatim serve --port 8080 --data games
      seriatim serve --host 0.0.0.0 --database postgresql://user@host/seriatim

    Каждую настройку можно задать и так: SERIATIM_PORT=8080, или в seriatim.toml в папке данных.
cli-host = Адрес, на котором слушать; по умолчанию 127.0.0.1, только этот компьютер.
cli-port = Порт; по умолчанию 8000.
cli-config = Файл TOML с настройками; по умолчанию seriatim.toml в папке данных.
cli-open = Открыть страницу в браузере.

serve-at = Seriatim по адресу { $address } (Ctrl-C останавливает)
serve-network = Другие устройства в той же сети (Wi-Fi): { $address }
serve-stopped = Остановлено; всё сохранено.
serve-port-taken = Порт { $port } на { $host } уже занят. Остановите то, что его занимает, или выберите другой: seriatim serve --port 8001
serve-cannot-listen = Не удаётся слушать на { $host }, порт { $port }: { $problem }
serve-folder-in-use = Данные в { $folder } уже обслуживает процесс { $pid }. Сначала остановите его или выберите другую папку с помощью --data.
serve-no-secret = Папку { $folder } нельзя использовать для данных: { $problem }. Выберите другую с помощью --data.
serve-bad-secret = В { $file } нет секретного ключа Seriatim. Положите туда копию настоящего; если её нет, удалите файл: появится новый ключ, но сервер больше никого не узнает.
serve-no-file = Файла { $file } нет.
serve-bad-file = { $file } не читается как TOML: { $problem }
serve-unknown-setting = Нет настройки «{ $name }»; возможны: { $possible }.
serve-bad-setting = { $name } не может иметь значение { $given }. Возможно: { $possible }

server-landing = Здесь можно играть в шесть карточных игр, где всё решает порядок. Веб-страница ещё не собрана: выполните «make page» и запустите сервер снова. Программы уже могут играть.
server-api = Описание API
server-broken-record = Строка { $line }: { $problem }

server-refuses-bad-day = День пишется так: 2026-11-16.
server-refuses-bad-message = Не удалось распознать сообщение.
server-refuses-bad-request = Не удалось распознать запрос. Описание API — на /schema.
server-refuses-day-not-over = Другие ещё будут играть эту раздачу. Когда пройдёт день, её смогут увидеть все.
server-refuses-failed = Здесь что-то пошло не так. Ничего не изменилось; попробуйте ещё раз.
server-refuses-headers-too-large = Заголовки этого запроса слишком большие.
server-refuses-link-is-void = Эта ссылка уже использована или устарела. Создайте новую.
server-refuses-link-renewed = Ссылка на этот стол обновлена. Попросите новую у хозяина стола.
server-refuses-no-free-seat = Все места заняты.
server-refuses-no-spectators = Этот стол закрыт для зрителей.
server-refuses-no-such-game = Такой игры нет; список есть на /api/games.
server-refuses-no-such-page = Здесь ничего нет.
server-refuses-no-such-record = Такой завершённой игры за этим столом нет.
server-refuses-no-such-table = Такого стола нет. Возможно, ссылка неполная.
server-refuses-not-entered = Сначала откройте стол.
server-refuses-not-stored = Сервер сейчас не может ничего сохранить. Ничего подтверждённого не потеряно; попробуйте немного позже.
server-refuses-request-too-slow = Этот запрос приходил слишком долго. Попробуйте ещё раз.
server-refuses-perhaps-stored = Сервер не знает, сохранено ли это. Посмотрите на стол, прежде чем пробовать снова.
server-refuses-server-is-full = Сервер сейчас полон. Попробуйте немного позже.
server-refuses-table-is-busy = Слишком много запросов к этому столу. Попробуйте ещё раз.
server-refuses-table-unreadable = Сейчас этот сервер не может прочесть этот стол. Ничего не потеряно: стол сохранён и снова откроется, как только появится версия, которая сможет его прочесть.
server-refuses-too-fast = Слишком быстро. Подождите минутку.
server-refuses-too-large = Слишком большой объём данных.
server-refuses-too-many-connections = С вашего адреса открыто слишком много страниц. Закройте некоторые.
server-refuses-too-many-pages = У вас открыто слишком много страниц. Закройте некоторые.
server-refuses-too-many-tables = Вы создали много столов. Подождите немного перед следующим.
server-refuses-was-kicked = Хозяин стола удалил вас из игры.
server-refuses-wrong-host = По адресу { $host } этот сервер не отвечает. Если это его собственный адрес, задайте в его настройках origin = "{ $origin }" (или SERIATIM_ORIGIN, или --origin).
server-refuses-wrong-origin = Запрос пришёл не с нашей страницы.
