# Поле «Гри» та її варіанти.

web-the-game-bid = Чи хочете ви почати?
web-the-game-bids = { $bid ->
    [0] краще ні
    [1] якщо треба
    [2] так
   *[3] залюбки
}
web-the-game-has-bid = відповідь є
web-the-game-owed = Викладіть ще { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}.
web-the-game-cover = Накрийте вогонь.
web-the-game-about-fire = Карта з вогнем: скоро її треба накрити.
web-the-game-may-end = Викладайте далі або завершіть хід.
web-the-game-end = Завершити хід
web-the-game-card = Карта { $card }{ $fire ->
    [yes] , карта з вогнем
   *[no] {""}
}
web-the-game-pile = Стопка { $pile }, { $way ->
    [up] висхідна
   *[down] спадна
}, зверху { $top }{ $fire ->
    [none] {""}
    [due] , горить: накрийте цього ходу
   *[lit] , горить
}
web-the-game-deck = { $count ->
    [0] Колода порожня
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
   *[other] { $count } карт у колоді
}
web-the-game-left = { $count ->
    [one] лишилося викласти { $count } карту
    [few] лишилося викласти { $count } карти
   *[other] лишилося викласти { $count } карт
}
web-the-game-show-steps = Показати відстані
web-the-game-hide-steps = Сховати відстані
web-the-game-step = { $way ->
    [back] Назад на десять: зворотний прийом
   *[on] Відстань { $step }
}
web-the-game-talk = Сказати щось про стопку { $pile }
web-the-game-word-keep-off = { $pile } лишіть мені
web-the-game-word-small-steps = На { $pile } — малими кроками
web-the-game-word-welcome = { $pile } ваша
web-the-game-word-take-back = Вже не важливо

web-option-the-game-minimum = Мінімум карт за хід
web-option-the-game-minimum-note = Поки в колоді є карти. Три — для експертів.
web-option-the-game-smaller-hand = Менше карт на руках
web-option-the-game-smaller-hand-note = На одну карту менше в кожного: важче.
web-option-the-game-fire = Гра з вогнем
web-option-the-game-fire-note = Шість карт горять, доки їх хтось не накриє.
web-option-the-game-starter = Хто починає
web-option-the-game-starter-note = Той, хто найбільше хоче, або просто перше місце.
web-option-the-game-starter-bid = за бажанням
web-option-the-game-starter-first = перше місце
