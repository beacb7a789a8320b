rush-hour = Час пик

rush-hour-picks = выбрана карта, рубашкой вверх
rush-hour-shows = выбрана последняя карта, все открываются: { $cards }{ $then ->
    [none] {""}
   *[other] {"; затем "}{ $then }
}
rush-hour-chooses-unseen = выбран ряд, втайне
rush-hour-shows-rows = выбран последний ряд, все открываются: { $plays }
rush-hour-moves = { $car ->
    [ambulance] скорая
    [police] полиция
    [tow-truck] эвакуатор
    [trailer] прицеп { $card }
   *[car] { $card }
} { $how ->
    [leads] в начало ряда { $row }
    [joins] в конец ряда { $row }
    [hitches] цепляется к концу ряда { $row }
    [loads] в конец ряда { $row }, загрузив всё, что там стояло
    [fills] в просвет ряда { $row }, позиция { $place }
   *[takes] начинает ряд { $row } заново; штраф: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }, { $points ->
        [one] { $points } балл
        [few] { $points } балла
       *[other] { $points } баллов
    }
}{ $then ->
    [none] {""}
   *[other] {"; затем "}{ $then }
}
rush-hour-turn-shows = { $name } { $car ->
    [ambulance] скорая
    [police] полиция
    [tow-truck] эвакуатор
    [trailer] прицеп { $card }
   *[car] { $card }
}
rush-hour-turn-plays = { $name } { $car ->
    [ambulance] скорая
    [police] полиция
    [tow-truck] эвакуатор
    [trailer] прицеп { $card }
   *[car] { $card }
} в ряд { $row }{ $cards ->
    [0] {""}
   *[other] ; штраф: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }, { $points ->
        [one] { $points } балл
        [few] { $points } балла
       *[other] { $points } баллов
    }
}
rush-hour-situation = { $open ->
    [yes] ряд { $row } открыт
   *[no] ряд { $row } кончается на { $number }
} ({ $full ->
    [yes] полон
   *[no] { $count ->
        [one] занято { $count } место
        [few] занято { $count } места
       *[other] занято { $count } мест
    }
}, { $points ->
    [one] { $points } балл
    [few] { $points } балла
   *[other] { $points } баллов
})
rush-hour-summary = { $rows }   баллы { $points }   осталось раундов { $rounds }{ $deals ->
    [1] {""}
   *[other] {"   "}кон { $deal } из { $deals }
}

rush-hour-last-round-played = { $count ->
    [one] Победа: место { $seats }
    [few] Общая победа: места { $seats }
   *[other] Общая победа: места { $seats }
}, { $points ->
    [0] ни одного штрафного балла
    [one] { $points } штрафной балл
    [few] { $points } штрафных балла
   *[other] { $points } штрафных баллов
}{ $by ->
    [cards] {" "}и меньше всего штрафных карт
   *[points] {""}
} (RH-18). Все: { $all }.

rush-hour-cannot-deal-hand = Нужно карт: { $needed }, а в игре только { $cards }. На руках может быть не больше { $hand } (RH-26).
rush-hour-cannot-deal-seats = Нужно карт: { $needed }, а в игре только { $cards }. Даже с 5 картами на руках мест может быть не больше { $seats } (RH-26).
rush-hour-cannot-deal-top = Нужно карт: { $needed }, а в игре только { $cards }: мало даже для двоих. С top={ $top } нужны спецмашины, specials (RH-26).

rush-hour-not-a-move = «{ $text }» — не ход в «Часе пик». Ходы выглядят так: pick 37, pick ambulance, pick police, pick tow-truck, row 2, gap 2.3 (просвет на позиции 3 ряда 2).

rush-hour-refuses-not-your-turn = Сейчас этого сделать нельзя: сначала все выбирают карты, а когда их открыли, решают те, чьи карты ходят (ALL-8, RH-5).
rush-hour-refuses-card-not-in-hand = Этой карты у вас нет (RH-5).
rush-hour-refuses-already-picked = Вы уже выбрали, изменить выбор нельзя (RH-5, RH-12).
rush-hour-refuses-no-such-row = Такого ряда на этой дороге нет (RH-22).
rush-hour-refuses-row-too-high = Последнее число этого ряда больше вашего, а для вашей карты есть другое место (RH-6, RH-7).
rush-hour-refuses-nearer-row-exists = Другой ряд кончается числом, более близким к вашей карте (RH-6).
rush-hour-refuses-not-in-the-gap = Сюда ваша карта не встанет: в просвет подходит только число между его соседями (RH-17).
rush-hour-refuses-trailer-fills-no-gap = Прицеп не может встать в просвет (RH-10).

rush-hour-reason-special = Спецмашина может встать в любой ряд; сейчас это стоит { $points ->
    [0] ничего
    [one] { $points } балл
    [few] { $points } балла
   *[other] { $points } баллов
}.
rush-hour-reason-small = { $card } никуда не подходит и может забрать самый дешёвый ряд; это стоит { $points ->
    [0] ничего
    [one] { $points } балл
    [few] { $points } балла
   *[other] { $points } баллов
}, и вряд ли станет дешевле.
rush-hour-reason-trailer = Прицеп { $card } не занимает отдельного места, так что даже полный ряд ничего не стоит (RH-10).
rush-hour-reason-open = Для { $card } есть просвет или открытый ряд (RH-7, RH-17).
rush-hour-reason-safe = В ряду { $row } места хватит всем: после { $number } карта { $card } не может стать пятой.
rush-hour-reason-places = { $card } встаёт в ряд { $row } после { $number }, где осталось { $free ->
    [one] { $free } место
    [few] { $free } места
   *[other] { $free } мест
}.
rush-hour-reason-fifth = Ряд { $row } после { $number } полон. Расчёт на то, что раньше, чем выедет { $card }, его заберёт кто-то другой; иначе это стоит { $points ->
    [0] ничего
    [one] { $points } балл
    [few] { $points } балла
   *[other] { $points } баллов
}.
rush-hour-reason-gap = Просвет в ряду { $row } ничего не стоит (RH-17).
rush-hour-reason-price = Ряд { $row } стоит { $points ->
    [0] ничего
    [one] { $points } балл
    [few] { $points } балла
   *[other] { $points } баллов
}{ $pays ->
    [now] , и выбора дешевле нет
   *[later] ; это окупится позже
}.

measure-penalty-cards = штрафные карты всех (среднее ± 95 %)
