# Товариство за столом: як тут грають, хто тут є і що можна зробити одне для одного.

# Як тут грають

web-variant = { $label }: { $value }
web-variant-off = ні
web-table-facts = Як тут грають
web-table-usual = Звичайні правила
web-table-bots = Боти: { $levels }

# Кого прибирають зі столу

web-send-away-really = Прибрати зі столу: { $name }?
web-send-away-yes = Так, прибрати
web-send-away-no = Ні
web-sent-away = Більше не за столом: { $name }
web-undo = Скасувати
web-event-kick-undone = { $name } знову за столом.

# Люди за столом

web-people = Інші за цим столом
web-mute = Заборонити писати
web-unmute = Дозволити писати
web-person-muted = писати не можна
web-person-replaceable = немає за столом; грає бот, і глядачі можуть попросити це місце
web-pass-host = Призначити господарем
web-pass-host-really = Призначити господарем: { $name }? Змінити це зможе лише новий господар.
web-pass-host-yes = Так
web-pass-host-no = Ні

# Що кажуть

web-log-unread = { $count ->
    [one] Перебіг гри, { $count } нове повідомлення
    [few] Перебіг гри, { $count } нові повідомлення
   *[other] Перебіг гри, { $count } нових повідомлень
}
web-react = Реакція
web-reaction = { $reaction ->
    [well-played] Гарний хід!
    [thanks] Дякую!
    [oops] Ой!
    [hurry] Швидше!
    [haha] Ха-ха!
   *[wow] Ого!
}
web-event-reacted = { $name }: { $reaction ->
    [well-played] Гарний хід!
    [thanks] Дякую!
    [oops] Ой!
    [hurry] Швидше!
    [haha] Ха-ха!
   *[wow] Ого!
}
web-watching-count = { $count ->
    [one] За грою спостерігає { $count } глядач.
    [few] За грою спостерігають { $count } глядачі.
   *[other] За грою спостерігають { $count } глядачів.
}
