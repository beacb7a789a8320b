# Поле «Години пік» та її варіанти.

web-rush-hour-road = Дорога
web-rush-hour-ramp = Хто чим грає
web-rush-hour-pick = Виберіть машину.
web-rush-hour-go = Їдьмо!
web-rush-hour-where = { $kind ->
    [ambulance] На початок якого ряду їде ваша швидка?
    [police] У кінець якого ряду їде ваша поліція?
    [tow-truck] Останню машину якого ряду вантажить ваш евакуатор?
    [trailer] Куди їде причіп { $card }?
   *[car] Куди їде ваша { $card }?
}
web-rush-hour-about = { $kind ->
    [ambulance] Швидка: на початок будь-якого ряду.
    [police] Поліція: у кінець ряду й відкриває його.
    [tow-truck] Евакуатор: вантажить останню машину ряду.
   *[trailer] Причіп: лягає зверху, місця не займає.
}
web-rush-hour-unseen = Інші вибирають одночасно, таємно.
web-rush-hour-car = { $kind ->
    [ambulance] Швидка
    [police] Поліція
    [tow-truck] Евакуатор
    [trailer] Причіп { $card }
   *[car] Машина { $card }
}
web-rush-hour-points = { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[other] { $count } балів
}
web-rush-hour-row = Ряд { $row }: { $cars }. { $open ->
    [yes] Відкритий для будь-якого числа.
   *[no] Закінчується на { $number }.
} { $full ->
    [yes] Повний.
   *[no] {""}
} Коштує { $points ->
    [one] { $points } штрафний бал
    [few] { $points } штрафні бали
   *[other] { $points } штрафних балів
}.
web-rush-hour-costs = { $points ->
    [0] Нічого не коштує.
    [one] Коштує { $points } бал.
    [few] Коштує { $points } бали.
   *[other] Коштує { $points } балів.
}
web-rush-hour-free = +0
web-rush-hour-open = відкритий
web-rush-hour-gap = Прогалина на позиції { $place } ряду { $row }
web-rush-hour-a-gap = прогалина
web-rush-hour-deal = Роздача { $deal } з { $deals }
web-rush-hour-own-place = Ваше місце: машину ще не вибрано
web-rush-hour-thinks = { $name }: ще думає
web-rush-hour-has-picked = { $name }: карту вибрано
web-rush-hour-shows = { $name }: { $car }
web-rush-hour-went = { $name }: { $car }, ряд { $row }{ $points ->
    [0] {""}
    [one] , { $points } бал
    [few] , { $points } бали
   *[other] , { $points } балів
}
web-rush-hour-taken = { $count ->
    [one] забрано { $count } карту
    [few] забрано { $count } карти
   *[other] забрано { $count } карт
}

web-option-rush-hour-deals = Роздачі
web-option-rush-hour-deals-note = Бали всіх роздач додаються.
web-option-rush-hour-top = Найбільше число
web-option-rush-hour-top-note = Менше машин — коротша й легша гра.
web-option-rush-hour-hand = Карт у кожного
web-option-rush-hour-hand-note = Стільки й раундів.
web-option-rush-hour-rows = Ряди
web-option-rush-hour-rows-note = Два ряди забиваються швидше.
web-option-rush-hour-specials = Спецмашини
web-option-rush-hour-specials-note = Швидкі, поліція, евакуатори та причепи.
web-option-rush-hour-jam = Затори
web-option-rush-hour-jam-note = Хто приїде пʼятим, забирає ряд. Якщо вимкнути, ряди можуть бути будь-якої довжини.
web-option-rush-hour-small = Машина, що нікуди не підходить
web-option-rush-hour-small-note = Забирає ряд або стає на його початок без штрафу.
web-option-rush-hour-small-take = забирає ряд
web-option-rush-hour-small-front = стає на початок
web-option-rush-hour-harmless = Без заторів і з малими машинами на початку ряду ніхто не отримає штрафних балів: виграють усі. Добре для найменших.
web-option-rush-hour-youngest = Хто наймолодший
web-option-rush-hour-youngest-note = Від цього залежить, хто ходить першим і хто забирає карти. Ваше місце — номер 1.
web-option-rush-hour-youngest-0 = місце 1
web-option-rush-hour-youngest-1 = місце 2
web-option-rush-hour-youngest-2 = місце 3
web-option-rush-hour-youngest-3 = місце 4
web-option-rush-hour-youngest-4 = місце 5

# Чим скінчилося, з іменами

web-rush-hour-last-round-played = { $count ->
    [one] Перемога: { $names }
    [few] Спільна перемога: { $names }
   *[other] Спільна перемога: { $names }
}, { $points ->
    [0] жодного бала
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}{ $by ->
    [cards] {" "}і найменше штрафних карт
   *[points] {""}
}{ $lead ->
    [0] {""}
   *[other] {" "}(відрив { $lead })
}.
