quick-and-easy = Quick & Easy

quick-and-easy-lays = { $colour ->
    [red] червона
    [yellow] жовта
    [green] зелена
    [blue] синя
   *[violet] фіолетова
} { $number } на { $pile ->
    [up] висхідну
   *[down] спадну
} стопку { $arrow }{ $top-colour ->
    [none] , яка була порожня
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
} { $number } на { $pile ->
    [up] висхідну
   *[down] спадну
} стопку { $arrow }, назад із { $top }: зворотний прийом
quick-and-easy-ends-turn = кінець ходу, { $drawn ->
    [0] добирати нічого
    [one] добрано { $drawn } карту
    [few] добрано { $drawn } карти
   *[other] добрано { $drawn } карт
}
quick-and-easy-bids = бажання почати: { $bid } з 3
quick-and-easy-opens-bids = бажання почати: { $bid } з 3; у всіх: { $bids }
quick-and-easy-says-low = «Маю { $colour ->
    [red] червону
    [yellow] жовту
    [green] зелену
    [blue] синю
   *[violet] фіолетову
} карту, радше малу».
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
} карту, радше велику».
quick-and-easy-says-held = «Маю { $colour ->
    [red] червону
    [yellow] жовту
    [green] зелену
    [blue] синю
   *[violet] фіолетову
} карту».
quick-and-easy-takes-back-word = «Забудьте мої слова про мою { $colour ->
    [red] червону
    [yellow] жовту
    [green] зелену
    [blue] синю
   *[violet] фіолетову
} карту».
quick-and-easy-says-mine-next = «На { $pile ->
    [up] висхідну
   *[down] спадну
} стопку { $arrow } далі кладу я».
quick-and-easy-says-leave-it = «Не чіпайте { $pile ->
    [up] висхідну
   *[down] спадну
} стопку { $arrow }, будь ласка».
quick-and-easy-says-trick-here = «Маю зворотний прийом для { $pile ->
    [up] висхідної
   *[down] спадної
} стопки { $arrow }».
quick-and-easy-takes-back-signal = «Забудьте мої слова про { $pile ->
    [up] висхідну
   *[down] спадну
} стопку { $arrow }».
quick-and-easy-turn-lays = { $colour ->
    [red] червона
    [yellow] жовта
    [green] зелена
    [blue] синя
   *[violet] фіолетова
} { $number } на { $pile ->
    [up] висхідну
   *[down] спадну
} стопку{ $back ->
    [yes] {" "}(зворотний прийом)
   *[no] {""}
}
quick-and-easy-note = { $colour ->
    [red] червона
    [yellow] жовта
    [green] зелена
    [blue] синя
   *[violet] фіолетова
} { $number } { $arrow }{ $back ->
    [yes] {" "}↩
   *[no] {""}
}
quick-and-easy-situation = висхідна стопка: { $up-colour ->
    [none] порожньо
    [red] червона { $up }
    [yellow] жовта { $up }
    [green] зелена { $up }
    [blue] синя { $up }
   *[violet] фіолетова { $up }
}, спадна стопка: { $down-colour ->
    [none] порожньо
    [red] червона { $down }
    [yellow] жовта { $down }
    [green] зелена { $down }
    [blue] синя { $down }
   *[violet] фіолетова { $down }
}
quick-and-easy-summary = вгору ↑ { $up-colour ->
    [none] порожньо
    [red] червона { $up }
    [yellow] жовта { $up }
    [green] зелена { $up }
    [blue] синя { $up }
   *[violet] фіолетова { $up }
}   вниз ↓ { $down-colour ->
    [none] порожньо
    [red] червона { $down }
    [yellow] жовта { $down }
    [green] зелена { $down }
    [blue] синя { $down }
   *[violet] фіолетова { $down }
}   колода { $deck }   ще викласти { $left }

quick-and-easy-all-laid = Перемога: викладено всі 50 карт (QE-8).
quick-and-easy-stuck = Місцю { $seat } треба викласти карту, а жодна не підходить: { $left ->
    [one] лишилася { $left } карта
    [few] лишилося { $left } карти
   *[other] лишилося { $left } карт
} (QE-8).

quick-and-easy-not-a-move = «{ $text }» — не хід у Quick & Easy. Ходи виглядають так: red 7 up (червона 7 на висхідну стопку), end, bid 2, red low, mine-next up, leave-it down, trick-here up, take-back red, take-back up.

quick-and-easy-refuses-not-your-turn = Зараз цього зробити не можна: не ваша черга (ALL-8, QE-3).
quick-and-easy-refuses-already-bid = Ви вже відповіли; змінити відповідь не можна (QE-3).
quick-and-easy-refuses-card-not-in-hand = Цієї карти у вас немає (QE-4).
quick-and-easy-refuses-pile-refuses-card = Карта не підходить до цієї стопки: вона має йти далі в напрямку стопки або бути такого ж кольору, як верхня карта (QE-5, QE-6).
quick-and-easy-refuses-owes-more-cards = Перш ніж завершити хід, треба викласти карту (QE-4, QE-7).

quick-and-easy-reason-starts = Одна з моїх карт близько до краю, тож з неї добре почати.
quick-and-easy-reason-waits = Мої карти посередині: хтось інший напевно почне краще.
quick-and-easy-reason-talks = Що більше інші знають про мої карти, то краще їм планувати.
quick-and-easy-reason-turns-back = Це повертає { $pile ->
    [up] висхідну
   *[down] спадну
} стопку { $arrow } назад на { $step }: зворотний прийом.
quick-and-easy-reason-only = Нічого іншого покласти не можна.
quick-and-easy-reason-prepares = Моя друга карта того ж кольору і тоді зможе повернути { $pile ->
    [up] висхідну
   *[down] спадну
} стопку { $arrow } назад.
quick-and-easy-reason-offers = Місце { $seat } ходить наступним і каже, що має { $colour ->
    [red] червону
    [yellow] жовту
    [green] зелену
    [blue] синю
   *[violet] фіолетову
} карту: її можна буде покласти на цей колір.
quick-and-easy-reason-small-step = { $pile ->
    [up] Висхідна
   *[down] Спадна
} стопка { $arrow } просувається лише на { $step }.
quick-and-easy-reason-spares = Так { $pile ->
    [up] висхідна
   *[down] спадна
} стопка { $arrow } лишається для місця { $seat }, яке ходить наступним і говорить про неї.
quick-and-easy-reason-keeps-open = З усіх карт, які можна покласти, ця лишає іншим найбільше місця.
quick-and-easy-reason-saves = Друга карта забрала б простір, потрібний іншим.
quick-and-easy-reason-nothing-fits = Друга карта не підходить до жодної стопки.
