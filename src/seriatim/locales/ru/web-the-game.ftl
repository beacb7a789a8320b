# Поле «Игры» и её варианты.

web-the-game-bid = Хотите начать?
web-the-game-bids = { $bid ->
    [0] лучше нет
    [1] если надо
    [2] да
   *[3] охотно
}
web-the-game-has-bid = ответ есть
web-the-game-owed = Выложите ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
web-the-game-cover = Накройте огонь.
web-the-game-about-fire = Карта огонька: скоро её надо накрыть.
web-the-game-may-end = Выкладывайте дальше или закончите ход.
web-the-game-end = Закончить ход
web-the-game-card = Карта { $card }{ $fire ->
    [yes] , карта огонька
   *[no] {""}
}
web-the-game-pile = Стопка { $pile }, { $way ->
    [up] возрастающая
   *[down] убывающая
}, сверху { $top }{ $fire ->
    [none] {""}
    [due] , горит: накройте в этом ходу
   *[lit] , горит
}
web-the-game-deck = { $count ->
    [0] Колода пуста
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[other] { $count } карт в колоде
}
web-the-game-left = { $count ->
    [one] осталось выложить { $count } карту
    [few] осталось выложить { $count } карты
   *[other] осталось выложить { $count } карт
}
web-the-game-show-steps = Показать расстояния
web-the-game-hide-steps = Скрыть расстояния
web-the-game-step = { $way ->
    [back] Назад на десять: обратный приём
   *[on] Расстояние { $step }
}
web-the-game-talk = Сказать что-нибудь о стопке { $pile }
web-the-game-word-keep-off = { $pile } оставьте мне
web-the-game-word-small-steps = В { $pile } — небольшими шагами
web-the-game-word-welcome = { $pile } ваша
web-the-game-word-take-back = Уже неважно

web-option-the-game-minimum = Минимум карт за ход
web-option-the-game-minimum-note = Пока в колоде есть карты. Три — для опытных.
web-option-the-game-smaller-hand = Меньше карт в руке
web-option-the-game-smaller-hand-note = На одну карту меньше у каждого: труднее.
web-option-the-game-fire = Игра с огнём
web-option-the-game-fire-note = Шесть карт горят, пока их кто-нибудь не накроет.
web-option-the-game-starter = Кто начинает
web-option-the-game-starter-note = Тот, кто больше всех хочет, или просто первое место.
web-option-the-game-starter-bid = по желанию
web-option-the-game-starter-first = первое место
