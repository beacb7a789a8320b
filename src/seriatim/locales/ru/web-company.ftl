# Компания за столом: как здесь играют, кто здесь есть и что можно сделать друг для друга.

# Как здесь играют

web-variant = { $label }: { $value }
web-variant-off = нет
web-table-facts = Как здесь играют
web-table-usual = Обычные правила
web-table-bots = Боты: { $levels }

# Кого убирают из-за стола

web-send-away-really = Убрать из-за стола: { $name }?
web-send-away-yes = Да, убрать
web-send-away-no = Нет
web-sent-away = Больше не за столом: { $name }
web-undo = Отменить
web-event-kick-undone = { $name } снова за столом.

# Люди за столом

web-people = Остальные за этим столом
web-mute = Запретить писать
web-unmute = Разрешить писать
web-person-muted = писать нельзя
web-person-replaceable = не за столом; играет бот, и зрители могут попросить это место
web-pass-host = Назначить хозяином
web-pass-host-really = Назначить хозяином стола: { $name }? Изменить это сможет только новый хозяин.
web-pass-host-yes = Да
web-pass-host-no = Нет

# Что говорят

web-log-unread = { $count ->
    [one] Ход игры, { $count } новое сообщение
    [few] Ход игры, { $count } новых сообщения
   *[other] Ход игры, { $count } новых сообщений
}
web-react = Реакция
web-reaction = { $reaction ->
    [well-played] Отличный ход!
    [thanks] Спасибо!
    [oops] Ой!
    [hurry] Быстрее!
    [haha] Ха-ха!
   *[wow] Ого!
}
web-event-reacted = { $name }: { $reaction ->
    [well-played] Отличный ход!
    [thanks] Спасибо!
    [oops] Ой!
    [hurry] Быстрее!
    [haha] Ха-ха!
   *[wow] Ого!
}
web-watching-count = { $count ->
    [one] За игрой наблюдает { $count } зритель.
    [few] За игрой наблюдают { $count } зрителя.
   *[other] За игрой наблюдают { $count } зрителей.
}
