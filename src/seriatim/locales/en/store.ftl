# What can go wrong with the database, and what is said when games are taken from one server to another.

store-bad-url = This is not the address of a database. It can be sqlite:///folder/seriatim.db, or postgresql://user@host/name.
store-busy = The server has too much to write right now. Try again in a moment.
store-cannot-open = The database { $place } cannot be opened: { $problem }. Choose a folder that can be written to with --data.
store-cannot-write = The database { $place } cannot be written to: { $problem }. Whoever runs the server must be allowed to write it and its folder.
store-closed = The server is stopping; nothing more is stored.
store-corrupt = The database { $place } is damaged: { $problem }. Put a backup in its place.
store-failed = The database { $place } does not answer: { $problem }
store-full = There is no room left for the database { $place }: { $problem }. Nothing that was confirmed is lost; make room, and it will continue.
store-in-use = Process { $pid } is using the database { $place }: a server, or an import. Stop it, or wait until it has finished.
store-in-use-by-session = { $holder } is using the database { $place }: a server, or an import. Stop it, or wait until it has finished.
store-locked = Another program is holding the database { $place }: { $problem }
store-missing = There is no database { $place }. Say where it is with --data or --database.
store-newer = The database { $place } was written by a newer version of Seriatim. Install that version.
store-no-driver = The PostgreSQL driver is missing. Install it with: pip install 'seriatim[postgres]'
store-not-a-database = { $place } is not a database: { $problem }. Move that file away, or name another.

unreadable-event = An event is not in a form that this Seriatim reads: { $problem }
unreadable-version = An event is in form { $given }; this Seriatim reads { $possible }.
unreadable-order = Event { $event } was found where event { $expected } is expected.
unreadable-game = This Seriatim does not know the game { $game }.
unreadable-rules = This Seriatim does not know the game { $game } by version { $rules } of its rules.
unreadable-seed = The seed of game { $number } does not fit the hash that all players saw before the deal.
unreadable-step = Event { $event } does not fit the table: { $problem }
unreadable-empty = The table has no events.
unreadable-table = Table { $table }: { $problem }
unreadable-table-at-line = Table { $table }, line { $line }: { $problem }
unreadable-found = { $count ->
    [0] All tables can be read: { $tables }.
   *[other] Tables that cannot be read: { $count } of { $tables }. They are kept. To write one to a file: seriatim export FILE --table TABLE
}

backup-broken = { $file }, line { $line }: { $problem }
backup-no-table = There is no table { $table } in this database.
backup-not-a-backup = This is not a Seriatim backup. To make one: seriatim export FILE
backup-version = This backup is of version { $given }; this program reads version { $possible }.
backup-unexpected = { $expected } is expected here.
backup-long-line = This line has more than { $limit } characters, too many for a backup.
backup-cut-off = The backup ends too early. The file has been cut off.
backup-changed = The backup has been changed since it was written: its checksum does not match.
backup-goes-on = There is something after the end of the backup.
backup-unreadable = { $tables ->
    [one] One table of this file cannot be read here, so nothing was imported. To leave it out and import the others, add: --skip-unreadable
   *[other] { $tables } tables of this file cannot be read here, so nothing was imported. To leave them out and import the others, add: --skip-unreadable
}
backup-left-out = { $tables ->
    [one] One table was left out, because it cannot be read here. It is still in the file:
   *[other] { $tables } tables were left out, because they cannot be read here. They are still in the file:
}
backup-exists = The table { $table } exists here already. Nothing was imported.
backup-cannot-read = { $file } cannot be read: { $problem }
backup-written = { $tables ->
    [one] One table was written to { $file }.
   *[other] { $tables } tables were written to { $file }.
}
backup-imported = { $tables ->
    [one] One table was imported.
   *[other] { $tables } tables were imported.
}
forget-why =
    By the clock of this machine it is { $now }. { $days ->
        [one] What has had no event for a day
       *[other] What has had no event for { $days } days
    }, since { $before }, is deleted. The last event of all tables is of { $newest }.
forget-found = To be deleted: tables { $tables }, results of the day { $results }, recovery links { $links }.
forget-nothing = There is nothing to delete.
forget-sure = Delete this for good?
forget-deleted = Deleted: tables { $tables }, results of the day { $results }, recovery links { $links }.

cli-export-help =
    Write whole tables of a server to a file, finished or not.

    “seriatim import” imports them elsewhere. The server may go on meanwhile. The file holds
    what nobody at the tables may know yet; keep it as safe as the database itself.
      seriatim export backup.jsonl
      seriatim export one.jsonl --table 8f3kq --data /srv/seriatim
      seriatim export - | gzip > backup.jsonl.gz
cli-import-help =
    Import all tables of a file, or none if one exists already or anything is broken.

    Stop the server first.
      seriatim import backup.jsonl
      seriatim import backup.jsonl --database postgresql://user@host/name
      seriatim import backup.jsonl --skip-unreadable
cli-unreadable-help =
    List the tables that this version of Seriatim cannot read, and why.

    They stay in the database and disturb no other table. They can be exported. The server may
    go on meanwhile.
      seriatim unreadable
      seriatim unreadable --data /srv/seriatim
cli-skip-unreadable = Leave out tables that cannot be read here, and name them.
cli-forget-help =
    Delete tables that have had no event for as many days as the setting “retention” says.

    A server does this by itself, a few tables every day. This command deletes all of them at
    once, with results of the day and recovery links of that age. Stop the server first; a dry
    run does not need that.
      seriatim forget --dry-run
      seriatim forget --yes --data /srv/seriatim
cli-dry-run = Only show what would be deleted, and why.
cli-yes = Delete without asking.
cli-table = Only this table; may be repeated.
cli-data = The folder in which the server keeps its data.
cli-database = The database, if it is not the one in that folder: sqlite:///a/file.db or postgresql://user@host/name.
