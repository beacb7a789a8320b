cut-in = Підрізаю!

cut-in-opens = новий ряд: { $card ->
    [0] верхня карта стопки
   *[other] { $card } зверху стопки
}
cut-in-opens-from-hand = новий ряд: { $card } з руки
cut-in-lays = { $card } { $side ->
    [left] ліворуч, перед
   *[right] праворуч, після
} { $end }
cut-in-cuts = «Підрізаю!» { $cards }, між { $low } і { $high }
cut-in-lets-go = пропускає проміжок між { $low } і { $high }
cut-in-turn-lays = { $count ->
    [1] { $last }
   *[other] { $cards } і { $last }
} { $side ->
    [left] ліворуч
   *[right] праворуч
}
cut-in-situation = ряд від { $left } до { $right }
cut-in-summary = ряд: { $row }   паси: { $passes }   карти: { $left }
cut-in-summary-without-row = ряду немає   карти: { $left }

cut-in-out-of-cards = Місце { $seat } без карт: перемога! Карти, що лишилися, за місцями: { $left } (CI-10).

cut-in-not-a-move = «{ $text }» — не хід у грі «Підрізаю!». Ходи виглядають так: 17 (викласти 17), open, open 17, cut 13 14, let go.

cut-in-refuses-not-your-turn = Зараз цього зробити не можна: не ваша черга (ALL-8, CI-5).
cut-in-refuses-wait-for-cut = Зачекайте: наступний гравець ще може підрізати (CI-5).
cut-in-refuses-card-not-in-hand = Цієї карти у вас немає (CI-3, CI-4, CI-5).
cut-in-refuses-does-not-extend-row = Місце цієї карти — всередині ряду; викладіть меншу за його лівий край або більшу за правий (CI-4).
cut-in-refuses-not-in-the-gap = Щоб підрізати, потрібна хоча б одна карта, і кожна має лежати строго між щойно викладеною картою та її сусідкою (CI-5).
cut-in-refuses-window-closed = Зараз підрізати не можна (CI-5, CI-6).
cut-in-refuses-must-lay = Викладати треба, доки є що; хід закінчується сам (CI-4, CI-8).
cut-in-refuses-must-open = Спершу відкрийте ряд: верхньою картою своєї стопки або, якщо стопка порожня, картою з руки (CI-3).

cut-in-reason-cuts = Підрізавши, можна позбутися { $count ->
    [one] { $count } карти
    [few] { $count } карт
   *[other] { $count } карт
} і дістати хід.
cut-in-reason-waits = Карта підходить, але зараз хід дав би замало.
cut-in-reason-cannot-cut = Жодна карта на руках не підходить у проміжок.
cut-in-reason-opens = Ряду немає: його відкриває верхня карта стопки (CI-3).
cut-in-reason-opens-from-hand = Стопка порожня, а після { $card } лишаються добрі карти для продовження (CI-3).
cut-in-reason-wins = { $card } — остання карта: це перемога (CI-10).
cut-in-reason-only = { $card } — єдина карта, яку можна викласти, а хто може, той мусить (CI-4).
cut-in-reason-gap = { $unseen ->
    [0] Після { $card } ніхто не підріже: усі карти між ними вже видно
    [one] Після { $card } може підрізати лише { $unseen } ще не показана карта
    [few] Після { $card } можуть підрізати { $unseen } ще не показані карти
   *[other] Після { $card } можуть підрізати { $unseen } ще не показаних карт
}.

measure-rows = ряди (середнє ± 95 %)
