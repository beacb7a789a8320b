# Поле Quick & Easy и варианты игры.

web-quick-and-easy-bid = Хотите начать?
web-quick-and-easy-bids = { $bid ->
    [0] лучше нет
    [1] если надо
    [2] да
   *[3] охотно
}
web-quick-and-easy-has-bid = ответ есть
web-quick-and-easy-lay = Выложите одну карту или две.
web-quick-and-easy-lay-one = Выложите карту.
web-quick-and-easy-may-end = Выложите ещё одну или закончите ход.
web-quick-and-easy-end = Закончить ход
web-quick-and-easy-card = { $colour ->
    [red] Красная
    [yellow] Жёлтая
    [green] Зелёная
    [blue] Синяя
   *[violet] Фиолетовая
} { $number }
web-quick-and-easy-pile = { $way ->
    [up] Возрастающая стопка
   *[down] Убывающая стопка
}, { $colour ->
    [none] пустая
    [red] сверху красная { $number }
    [yellow] сверху жёлтая { $number }
    [green] сверху зелёная { $number }
    [blue] сверху синяя { $number }
   *[violet] сверху фиолетовая { $number }
}
web-quick-and-easy-deck = { $count ->
    [0] колода пуста
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[other] { $count } карт в колоде
}
web-quick-and-easy-left = { $count ->
    [one] осталось выложить { $count } карту
    [few] осталось выложить { $count } карты
   *[other] осталось выложить { $count } карт
}
web-quick-and-easy-laid = Выложено: { $cards }
web-quick-and-easy-laid-of = { $colour ->
    [red] красные
    [yellow] жёлтые
    [green] зелёные
    [blue] синие
   *[violet] фиолетовые
} { $numbers ->
    [none] нет
   *[some] { $numbers }
}
web-quick-and-easy-tell = Расскажите другим о своей карте: { $colour ->
    [red] красная { $number }
    [yellow] жёлтая { $number }
    [green] зелёная { $number }
    [blue] синяя { $number }
   *[violet] фиолетовая { $number }
}
web-quick-and-easy-word = { $word ->
    [low] скорее маленькая
    [middle] примерно посередине
    [high] скорее большая
   *[held] назвать цвет
}
web-quick-and-easy-talk = { $pile ->
    [up] Сказать что-нибудь о возрастающей стопке
   *[down] Сказать что-нибудь об убывающей стопке
}
web-quick-and-easy-word-mine-next = Дальше в { $arrow } кладу я
web-quick-and-easy-word-leave-it = Не трогайте { $arrow }
web-quick-and-easy-word-trick-here = Могу вернуть { $arrow } назад
web-quick-and-easy-word-take-back = Уже неважно

web-option-quick-and-easy-professional = Для профессионалов
web-option-quick-and-easy-professional-note = Одна карта за ход, а называть можно только цвета. Трудно!
web-option-quick-and-easy-starter = Кто начинает
web-option-quick-and-easy-starter-note = Тот, кто больше всех хочет, или просто первое место.
web-option-quick-and-easy-starter-bid = по желанию
web-option-quick-and-easy-starter-first = первое место
