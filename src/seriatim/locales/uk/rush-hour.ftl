rush-hour = Година пік

rush-hour-picks = вибрано карту, сорочкою догори
rush-hour-shows = вибрано останню карту, усі відкриваються: { $cards }{ $then ->
    [none] {""}
   *[other] {"; далі "}{ $then }
}
rush-hour-chooses-unseen = вибрано ряд, таємно
rush-hour-shows-rows = вибрано останній ряд, усі відкриваються: { $plays }
rush-hour-moves = { $car ->
    [ambulance] швидка
    [police] поліція
    [tow-truck] евакуатор
    [trailer] причіп { $card }
   *[car] { $card }
} { $how ->
    [leads] на початок ряду { $row }
    [joins] в кінець ряду { $row }
    [hitches] чіпляється до кінця ряду { $row }
    [loads] у кінець ряду { $row }, завантаживши все, що там стояло
    [fills] у прогалину ряду { $row }, позиція { $place }
   *[takes] починає ряд { $row } заново; штраф: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[other] { $cards } карт
    }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
    }
}{ $then ->
    [none] {""}
   *[other] {"; далі "}{ $then }
}
rush-hour-turn-shows = { $name } { $car ->
    [ambulance] швидка
    [police] поліція
    [tow-truck] евакуатор
    [trailer] причіп { $card }
   *[car] { $card }
}
rush-hour-turn-plays = { $name } { $car ->
    [ambulance] швидка
    [police] поліція
    [tow-truck] евакуатор
    [trailer] причіп { $card }
   *[car] { $card }
} у ряд { $row }{ $cards ->
    [0] {""}
   *[other] ; штраф: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[other] { $cards } карт
    }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
    }
}
rush-hour-situation = { $open ->
    [yes] ряд { $row } відкритий
   *[no] ряд { $row } закінчується на { $number }
} ({ $full ->
    [yes] повний
   *[no] { $count ->
        [one] зайнято { $count } місце
        [few] зайнято { $count } місця
       *[other] зайнято { $count } місць
    }
}, { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
})
rush-hour-summary = { $rows }   бали { $points }   лишилося раундів { $rounds }{ $deals ->
    [1] {""}
   *[other] {"   "}роздача { $deal } з { $deals }
}

rush-hour-last-round-played = { $count ->
    [one] Перемога: місце { $seats }
    [few] Спільна перемога: місця { $seats }
   *[other] Спільна перемога: місця { $seats }
}, { $points ->
    [0] жодного штрафного бала
    [one] { $points } штрафний бал
    [few] { $points } штрафні бали
   *[other] { $points } штрафних балів
}{ $by ->
    [cards] {" "}і найменше штрафних карт
   *[points] {""}
} (RH-18). Усі: { $all }.

rush-hour-cannot-deal-hand = На це треба { $needed } карт, а в грі { $cards }. Найбільша можлива кількість карт на руках: { $hand } (RH-26).
rush-hour-cannot-deal-seats = На це треба { $needed } карт, а в грі { $cards }. Навіть із 5 картами на руках місць може бути щонайбільше { $seats } (RH-26).
rush-hour-cannot-deal-top = На це треба { $needed } карт, а в грі { $cards }: замало навіть для двох. Із top={ $top } потрібні спецмашини, specials (RH-26).

rush-hour-not-a-move = «{ $text }» — не хід у «Годині пік». Ходи виглядають так: pick 37, pick ambulance, pick police, pick tow-truck, row 2, gap 2.3 (прогалина на позиції 3 ряду 2).

rush-hour-refuses-not-your-turn = Зараз цього зробити не можна: спершу всі вибирають карти, а коли їх відкрито, вирішують ті, чиї карти грають (ALL-8, RH-5).
rush-hour-refuses-card-not-in-hand = Цієї карти у вас немає (RH-5).
rush-hour-refuses-already-picked = Ви вже вибрали, змінити вибір не можна (RH-5, RH-12).
rush-hour-refuses-no-such-row = Такого ряду на цій дорозі немає (RH-22).
rush-hour-refuses-row-too-high = Цей ряд закінчується більшим числом, а для вашої карти є інше місце (RH-6, RH-7).
rush-hour-refuses-nearer-row-exists = Інший ряд закінчується числом, ближчим до вашої карти (RH-6).
rush-hour-refuses-not-in-the-gap = Туди ваша карта не стає: прогалина приймає лише число між сусідніми з обох боків (RH-17).
rush-hour-refuses-trailer-fills-no-gap = Причіп не заповнює прогалин (RH-10).

rush-hour-reason-special = Спецмашина може стати в будь-який ряд; зараз це коштує { $points ->
    [0] нічого
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}.
rush-hour-reason-small = { $card } нікуди не підходить і може забрати найдешевший ряд; це коштує { $points ->
    [0] нічого
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}, і навряд чи стане дешевше.
rush-hour-reason-trailer = Причіп { $card } не займає власного місця, тож навіть повний ряд нічого не коштує (RH-10).
rush-hour-reason-open = Для { $card } є прогалина або відкритий ряд (RH-7, RH-17).
rush-hour-reason-safe = У ряді { $row } місця вистачить усім: після { $number } карта { $card } не може стати пʼятою.
rush-hour-reason-places = { $card } стає в ряд { $row } після { $number }, де лишилося { $free ->
    [one] { $free } місце
    [few] { $free } місця
   *[other] { $free } місць
}.
rush-hour-reason-fifth = Ряд { $row } після { $number } повний, і { $card } розраховує, що його раніше забере хтось інший; інакше це коштує { $points ->
    [0] нічого
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}.
rush-hour-reason-gap = Прогалина в ряді { $row } нічого не коштує (RH-17).
rush-hour-reason-price = Ряд { $row } коштує { $points ->
    [0] нічого
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}{ $pays ->
    [now] , і дешевшого вибору немає
   *[later] ; це окупиться згодом
}.

measure-penalty-cards = штрафні карти всіх (середнє ± 95 %)
