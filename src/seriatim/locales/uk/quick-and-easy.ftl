quick-and-easy = Quick & Easy

quick-and-easy-lays = { $colour ->
    [red] червона
    [yellow] жовта
    [green] зелена
    [blue] синя
   *[violet] фіолетова
} { $number } на стопку { $pile } { $arrow }{ $top-colour ->
    [none] , досі порожню
    [red] , після червоної { $top }
    [yellow] , після жовтої { $top }
    [green] , після зеленої { $top }
    [blue] , після синьої { $top }
   *[violet] , після фіолетової { $top }
}
quick-and-easy-turns-back = { $colour ->
    [red] червона
    [yellow] жовта
    [green] зелена
    [blue] синя
   *[violet] фіолетова
} { $number } на стопку { $pile } { $arrow }, назад із { $top }: зворотний прийом
quick-and-easy-ends-turn = кінець ходу, { $drawn ->
    [0] добирати нічого
    [one] добрано { $drawn } карту
    [few] добрано { $drawn } карти
   *[other] добрано { $drawn } карт
}
quick-and-easy-bids = бажання почати: { $bid } з 3
quick-and-easy-says-low = «Маю { $colour ->
    [red] червону
    [yellow] жовту
    [green] зелену
    [blue] синю
   *[violet] фіолетову
} карту, радше низьку».
quick-and-easy-says-middle = «Маю { $colour ->
    [red] червону
    [yellow] жовту
    [green] зелену
    [blue] синю
   *[violet] фіолетову
} карту, десь посередині».
quick-and-easy-says-high = «Маю { $colour ->
    [red] червону
    [yellow] жовту
    [green] зелену
    [blue] синю
   *[violet] фіолетову
} карту, радше високу».
quick-and-easy-says-held = «Маю { $colour ->
    [red] червону
    [yellow] жовту
    [green] зелену
    [blue] синю
   *[violet] фіолетову
} карту».
quick-and-easy-takes-back-word = «Забудьте, що я кажу про свою { $colour ->
    [red] червону
    [yellow] жовту
    [green] зелену
    [blue] синю
   *[violet] фіолетову
} карту».
quick-and-easy-says-mine-next = «На стопку { $pile } { $arrow } далі кладу я».
quick-and-easy-says-leave-it = «Не чіпайте стопку { $pile } { $arrow }, будь ласка».
quick-and-easy-says-trick-here = «Маю зворотний прийом для стопки { $pile } { $arrow }».
quick-and-easy-takes-back-signal = «Забудьте, що я кажу про стопку { $pile } { $arrow }».
quick-and-easy-scene = up ↑ { $up-colour ->
    [none] порожньо
    [red] червона { $up }
    [yellow] жовта { $up }
    [green] зелена { $up }
    [blue] синя { $up }
   *[violet] фіолетова { $up }
}   down ↓ { $down-colour ->
    [none] порожньо
    [red] червона { $down }
    [yellow] жовта { $down }
    [green] зелена { $down }
    [blue] синя { $down }
   *[violet] фіолетова { $down }
}   колода { $deck }   ще викласти { $left }

quick-and-easy-all-laid = Перемога: викладено всі 50 карт (QE-8).
quick-and-easy-stuck = Ходу немає, { $left ->
    [one] залишилася { $left } карта
    [few] залишилося { $left } карти
   *[other] залишилося { $left } карт
} (QE-8).

quick-and-easy-not-a-move = «{ $text }» — не хід у Quick & Easy. Ходи виглядають так: red 7 up (червона 7 на стопку, що зростає), end, bid 2, red low, mine-next up, leave-it down, trick-here up, take-back red, take-back up.

quick-and-easy-refuses-not-your-turn = Зараз не ваша черга для цього (ALL-8, QE-3).
quick-and-easy-refuses-already-bid = Ви вже сказали своє бажання почати; його кажуть один раз (QE-3).
quick-and-easy-refuses-card-not-in-hand = Цієї карти у вас немає (QE-4).
quick-and-easy-refuses-pile-refuses-card = Карта не підходить до цієї стопки: треба далі в її напрямку або такого ж кольору, як верхня карта (QE-5, QE-6).
quick-and-easy-refuses-owes-more-cards = Перш ніж закінчити хід, треба викласти карту (QE-4, QE-7).
