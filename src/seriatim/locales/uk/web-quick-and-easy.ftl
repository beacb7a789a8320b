# Поле Quick & Easy та варіанти гри.

web-quick-and-easy-bid = Чи хочете ви почати?
web-quick-and-easy-bids = { $bid ->
    [0] краще ні
    [1] якщо треба
    [2] так
   *[3] залюбки
}
web-quick-and-easy-has-bid = відповідь є
web-quick-and-easy-lay = Викладіть одну карту або дві.
web-quick-and-easy-lay-one = Викладіть карту.
web-quick-and-easy-may-end = Викладіть ще одну або завершіть хід.
web-quick-and-easy-end = Завершити хід
web-quick-and-easy-card = { $colour ->
    [red] Червона
    [yellow] Жовта
    [green] Зелена
    [blue] Синя
   *[violet] Фіолетова
} { $number }
web-quick-and-easy-pile = { $way ->
    [up] Висхідна стопка
   *[down] Спадна стопка
}, { $colour ->
    [none] порожня
    [red] зверху червона { $number }
    [yellow] зверху жовта { $number }
    [green] зверху зелена { $number }
    [blue] зверху синя { $number }
   *[violet] зверху фіолетова { $number }
}
web-quick-and-easy-deck = { $count ->
    [0] колода порожня
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
   *[other] { $count } карт у колоді
}
web-quick-and-easy-left = { $count ->
    [one] лишилося викласти { $count } карту
    [few] лишилося викласти { $count } карти
   *[other] лишилося викласти { $count } карт
}
web-quick-and-easy-laid = Викладено: { $cards }
web-quick-and-easy-laid-of = { $colour ->
    [red] червоні
    [yellow] жовті
    [green] зелені
    [blue] сині
   *[violet] фіолетові
} { $numbers ->
    [none] немає
   *[some] { $numbers }
}
web-quick-and-easy-tell = Розкажіть іншим про свою карту: { $colour ->
    [red] червона { $number }
    [yellow] жовта { $number }
    [green] зелена { $number }
    [blue] синя { $number }
   *[violet] фіолетова { $number }
}
web-quick-and-easy-word = { $word ->
    [low] радше мала
    [middle] десь посередині
    [high] радше велика
   *[held] назвати колір
}
web-quick-and-easy-talk = { $pile ->
    [up] Сказати щось про висхідну стопку
   *[down] Сказати щось про спадну стопку
}
web-quick-and-easy-word-mine-next = Далі на { $arrow } кладу я
web-quick-and-easy-word-leave-it = Не чіпайте { $arrow }
web-quick-and-easy-word-trick-here = Можу повернути { $arrow } назад
web-quick-and-easy-word-take-back = Вже не важливо

web-option-quick-and-easy-professional = Для професіоналів
web-option-quick-and-easy-professional-note = Одна карта за хід, а називати можна лише кольори. Важко!
web-option-quick-and-easy-starter = Хто починає
web-option-quick-and-easy-starter-note = Той, хто найбільше хоче, або просто перше місце.
web-option-quick-and-easy-starter-bid = за бажанням
web-option-quick-and-easy-starter-first = перше місце
