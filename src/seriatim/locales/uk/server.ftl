# Сервер: як його запускають і чому він відмовляє.

cli-serve-help =
    Відкрити столи, щоб люди могли грати звідки завгодно.

    Усе зберігається в одній теці. Ctrl-C зупиняє сервер; нічого не губиться.
      seriatim serve
      seriatim serve --port 8080 --data games
      seriatim serve --host 0.0.0.0 --database postgresql://user@host/seriatim

    Кожне налаштування можна задати й так: SERIATIM_PORT=8080, або в seriatim.toml у теці даних.
cli-host = Адреса, на якій слухати; типово 127.0.0.1, лише цей компʼютер.
cli-port = Порт; типово 8000.
cli-config = Файл TOML із налаштуваннями; типово seriatim.toml у теці даних.
cli-open = Відкрити сторінку в браузері.

serve-at = Seriatim за адресою { $address } (Ctrl-C зупиняє)
serve-network = Інші пристрої в тій самій мережі (Wi-Fi): { $address }
serve-stopped = Зупинено; усе збережено.
serve-port-taken = Порт { $port } на { $host } уже зайнятий. Зупиніть те, що його займає, або виберіть інший: seriatim serve --port 8001
serve-cannot-listen = Неможливо слухати на { $host }, порт { $port }: { $problem }
serve-folder-in-use = Дані в { $folder } вже обслуговує процес { $pid }. Спершу зупиніть його або виберіть іншу теку за допомогою --data.
serve-no-secret = Теку { $folder } не можна використати для даних: { $problem }. Виберіть іншу за допомогою --data.
serve-bad-secret = У { $file } немає таємного ключа Seriatim. Покладіть туди копію справжнього; якщо її немає, вилучіть файл: зʼявиться новий ключ, але сервер більше нікого не впізнає.
serve-no-file = Файлу { $file } немає.
serve-bad-file = { $file } не читається як TOML: { $problem }
serve-unknown-setting = Немає налаштування «{ $name }»; можливі: { $possible }.
serve-bad-setting = { $name } не може мати значення { $given }. Можливо: { $possible }

server-landing = Тут можна грати в шість карткових ігор, у яких усе вирішує порядок. Вебсторінку ще не зібрано: виконайте «make page» і запустіть сервер знову. Програми вже можуть грати.
server-api = Опис API
server-broken-record = Рядок { $line }: { $problem }

server-refuses-bad-day = День пишеться так: 2026-11-16.
server-refuses-bad-message = Не вдалося розпізнати повідомлення.
server-refuses-bad-request = Не вдалося розпізнати запит. Опис API — на /schema.
server-refuses-day-not-over = Інші ще мають зіграти цю роздачу. Коли мине день, її зможуть побачити всі.
server-refuses-failed = Тут щось пішло не так. Нічого не змінилося; спробуйте ще раз.
server-refuses-headers-too-large = Заголовки цього запиту завеликі.
server-refuses-link-is-void = Це посилання вже використане або застаріло. Створіть нове.
server-refuses-link-renewed = Посилання на цей стіл оновлено. Попросіть нове в господаря столу.
server-refuses-no-free-seat = Усі місця зайняті.
server-refuses-no-spectators = Цей стіл закритий для глядачів.
server-refuses-no-such-game = Такої гри немає; перелік є на /api/games.
server-refuses-no-such-page = Тут нічого немає.
server-refuses-no-such-record = Такої завершеної гри за цим столом немає.
server-refuses-no-such-table = Такого столу немає. Можливо, посилання неповне.
server-refuses-not-entered = Спершу відкрийте стіл.
server-refuses-not-stored = Сервер зараз не може нічого зберегти. Нічого підтвердженого не втрачено; спробуйте трохи згодом.
server-refuses-request-too-slow = Цей запит надходив надто довго. Спробуйте ще раз.
server-refuses-perhaps-stored = Сервер не знає, чи це збережено. Гляньте на стіл, перш ніж пробувати знову.
server-refuses-server-is-full = Зараз немає місця. Спробуйте трохи згодом.
server-refuses-table-is-busy = Забагато запитів до цього столу. Спробуйте ще раз.
server-refuses-table-unreadable = Наразі цей сервер не може прочитати цей стіл. Нічого не втрачено: він зберігається і знову відкриється, щойно якась версія зможе його прочитати.
server-refuses-too-fast = Забагато одразу. Зачекайте хвильку.
server-refuses-too-large = Завеликий обсяг даних.
server-refuses-too-many-connections = З вашої адреси відкрито забагато сторінок. Закрийте деякі.
server-refuses-too-many-pages = У вас відкрито забагато сторінок. Закрийте деякі.
server-refuses-too-many-tables = Ви створили багато столів. Зачекайте трохи перед наступним.
server-refuses-was-kicked = Господар столу видалив вас із гри.
server-refuses-wrong-host = За адресою { $host } цей сервер не відповідає. Якщо це його власна адреса, задайте в його налаштуваннях origin = "{ $origin }" (або SERIATIM_ORIGIN, або --origin).
server-refuses-wrong-origin = Запит надійшов не з нашої сторінки.
