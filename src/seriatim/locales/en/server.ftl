# The server: how it is started, and why it says no.

cli-serve-help =
    Serve tables, so that people can play from wherever they are.

    Everything is kept in one folder. Ctrl-C stops it; nothing is lost.
      seriatim serve
      seriatim serve --port 8080 --data games
      seriatim serve --host 0.0.0.0 --database postgresql://user@host/seriatim

    Each setting can also be given as SERIATIM_PORT=8080, or in seriatim.toml in the data folder.
cli-host = The address to listen at; by default 127.0.0.1, this machine only.
cli-port = The port; by default 8000.
cli-config = A TOML file with settings; by default seriatim.toml in the data folder.
cli-open = Open the page in the browser.

serve-at = Seriatim is at { $address } (Ctrl-C stops it)
serve-network = Other devices in the same network (Wi-Fi): { $address }
serve-stopped = Stopped; everything is kept.
serve-port-taken = Port { $port } at { $host } is already in use. Stop what uses it, or choose another: seriatim serve --port 8001
serve-cannot-listen = Cannot listen at { $host }, port { $port }: { $problem }
serve-folder-in-use = Process { $pid } already serves the data in { $folder }. Stop it first, or choose another folder with --data.
serve-no-secret = The folder { $folder } cannot be used for data: { $problem }. Choose another with --data.
serve-bad-secret = { $file } is not a Seriatim secret key. Put a copy of the right one there; if there is none, delete the file: a new one is made, and nobody will be recognised any more.
serve-no-file = There is no file { $file }.
serve-bad-file = { $file } cannot be read as TOML: { $problem }
serve-unknown-setting = There is no setting “{ $name }”; possible: { $possible }.
serve-bad-setting = { $name } cannot be { $given }. Possible: { $possible }

server-landing = Six card games about order. The web page has not been built yet: run “make page” and start the server again. Programs can already play.
server-api = API documentation
server-broken-record = Line { $line }: { $problem }

server-refuses-bad-day = A day is written like 2026-11-16.
server-refuses-bad-message = This message could not be understood.
server-refuses-bad-request = This request could not be understood. The API is documented at /schema.
server-refuses-day-not-over = Others have yet to play this deal. When the day is over, everybody can look at it.
server-refuses-failed = Something went wrong here. Nothing has changed; please try again.
server-refuses-headers-too-large = The headers of this request are too large.
server-refuses-link-is-void = This link has been used, or is too old. Make a new one.
server-refuses-link-renewed = The host has renewed the link of this table. Ask for the new one.
server-refuses-no-free-seat = All seats are taken.
server-refuses-no-spectators = This table does not allow spectators.
server-refuses-no-such-game = There is no such game; /api/games lists them.
server-refuses-no-such-page = There is nothing here.
server-refuses-no-such-record = There is no such finished game at this table.
server-refuses-no-such-table = There is no such table. Perhaps the link is not complete.
server-refuses-not-entered = Open a table first.
server-refuses-not-stored = The server cannot store anything at the moment. Nothing that was confirmed is lost; please try again in a while.
server-refuses-request-too-slow = This request took too long to arrive. Please try again.
server-refuses-perhaps-stored = The server does not know whether this was stored. Look at the table before you try again.
server-refuses-server-is-full = There is no room at the moment. Please try again in a while.
server-refuses-table-is-busy = This table is busy. Please try again.
server-refuses-table-unreadable = This server cannot read this table at present. Nothing of it is lost: it is kept, and opens again as soon as a version can read it.
server-refuses-too-fast = That was too fast. Please wait a moment.
server-refuses-too-large = This is too large.
server-refuses-too-many-connections = Too many pages are open at your address. Close some of them.
server-refuses-too-many-pages = You have too many pages open. Close some of them.
server-refuses-too-many-tables = You have made many tables. Please wait a little before the next.
server-refuses-was-kicked = The host has removed you from this table.
server-refuses-wrong-host = This server does not answer at { $host }. If this is its own address, set origin = "{ $origin }" in its settings (or SERIATIM_ORIGIN, or --origin).
server-refuses-wrong-origin = This request came from a different site.
