the-game = The Game

the-game-lays = { $card } на стопку { $pile } { $arrow }, після { $top }{ $fire ->
    [yes] {"\u00A0"}— горить!
   *[no] {""}
}
the-game-turns-back = { $card } на стопку { $pile } { $arrow }, назад із { $top }: зворотний прийом{ $fire ->
    [yes] {"\u00A0"}— і горить!
   *[no] {""}
}
the-game-ends-turn = кінець ходу, { $drawn ->
    [0] добирати нічого
    [one] добрано { $drawn } карту
    [few] добрано { $drawn } карти
   *[other] добрано { $drawn } карт
}
the-game-bids = бажання почати: { $bid } з 3
the-game-opens-bids = бажання почати: { $bid } з 3; у всіх: { $bids }
the-game-says-keep-off = «Залиште стопку { $pile } мені».
the-game-says-small-steps = «На стопку { $pile } тільки маленькими кроками, будь ласка».
the-game-says-welcome = «Стопка { $pile } ваша, якщо хочете».
the-game-says-take-back = «Забудьте мої слова про стопку { $pile }».
the-game-turn-lays = { $count ->
    [1] { $last }
   *[other] { $cards } і { $last }
} на { $pile }{ $back ->
    [yes] {" "}(зворотний прийом)
   *[no] {""}
}{ $fire ->
    [yes] {" "}(горить)
   *[no] {""}
}
the-game-situation = a { $a }, b { $b }, c { $c }, d { $d }
the-game-summary = a ↑ { $a }   b ↑ { $b }   c ↓ { $c }   d ↓ { $d }   колода { $deck }   ще викласти { $left }

the-game-all-laid = Перемога: викладено всі 98 карт (TG-10).
the-game-stuck = Місцю { $seat } треба викласти { $owed ->
    [one] карту
    [few] { $owed } карти
   *[other] { $owed } карт
}, а жодна не підходить: { $grade ->
    [excellent] { $left ->
        [one] лишилася лише { $left } карта
        [few] лишилося лише { $left } карти
       *[other] лишилося лише { $left } карт
    }, прекрасний результат (TG-11, TG-12).
   *[ordinary] { $left ->
        [one] лишилася { $left } карта
        [few] лишилося { $left } карти
       *[other] лишилося { $left } карт
    } (TG-11, TG-12).
}
the-game-burnt = Місцю { $seat } нема чим накрити вогонь: згоріли, { $left ->
    [one] лишилася { $left } карта
    [few] лишилося { $left } карти
   *[other] лишилося { $left } карт
} (TG-12, TG-17).

the-game-not-a-move = «{ $text }» — не хід у The Game. Ходи виглядають так: 37a (37 на стопку a), end, bid 2, keep-off b, small-steps c, welcome d, take-back b.

the-game-refuses-not-your-turn = Зараз цього зробити не можна: не ваша черга (ALL-8, TG-4).
the-game-refuses-already-bid = Ви вже відповіли; змінити відповідь не можна (TG-4).
the-game-refuses-card-not-in-hand = Цієї карти у вас немає (TG-5).
the-game-refuses-cover-the-fire-first = Спершу накрийте стопку, що горить; доти класти на інші не можна (TG-16).
the-game-refuses-pile-refuses-card = Карта не підходить до цієї стопки: вона має йти далі в напрямку стопки або назад рівно на десять (TG-7).
the-game-does-not-fit = { $card } не підходить до стопки { $pile } (зверху { $top }) (TG-7).
the-game-refuses-fire-not-covered = Вогонь, який треба накрити цього ходу, ще горить; накрийте його, перш ніж завершити хід (TG-14).
the-game-refuses-owes-more-cards = Перш ніж завершити хід, треба викласти ще карт (TG-6, TG-8).

the-game-reason-wins = Остання карта: з нею гру виграно.
the-game-reason-only = Нічого іншого покласти не можна.
the-game-reason-covers = Стопка { $pile } горить, і { $card } накриває вогонь.
the-game-reason-turns-back = { $card } повертає стопку { $pile } на десять назад.
the-game-reason-leads = Після { $card } карта { $behind } зможе повернути стопку { $pile } на десять назад.
the-game-reason-smallest = Стопка { $pile } просувається лише на { $step }: меншого кроку в мене немає.
the-game-reason-extra = Хід можна закінчити, але { $card } просуває стопку { $pile } лише на { $step }.
the-game-reason-keeps = Стопка { $pile } хай лишається як є: { $card } може її повернути.
the-game-reason-spares = Місце { $seat } хоче стопку { $pile }, тож я її не чіпаю.
the-game-reason-no-fire = Карта { $card } запалила б вогонь на стопці { $pile }.
the-game-reason-welcome = Місце { $seat } каже, що стопка { $pile } вільна.
the-game-reason-weighed = Крок на { $step } у стопці { $pile }, але зрештою це, здається, коштує найменше.
the-game-reason-nothing-fits = Жодна з моїх карт більше не підходить.
the-game-reason-ends = Наступний крок був би на { $step } у стопці { $pile }: поки що забагато.
the-game-reason-starts = Мої перші карти просунуть стопки разом лише на { $step }.
the-game-reason-waits = Мої перші карти просунули б стопки разом на { $step }: хтось інший, може, почне краще.
the-game-reason-next = У мене є карта, що для стопки { $pile } наступна або повертає її назад.
the-game-reason-near = У мене є карта, близька до стопки { $pile }.
the-game-reason-far = Карти, близької до стопки { $pile }, у мене немає.
the-game-reason-unsays = Сказане про стопку { $pile } вже не так: близької до неї карти в мене більше немає.
