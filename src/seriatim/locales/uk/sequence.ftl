sequence = Sequence

sequence-places = жетон на { $space } ({ $card }){ $made ->
    [0] {""}
    [one] {"\u00A0"}— секвенція!
    [few] {"\u00A0"}— { $made } секвенції одразу!
   *[other] {"\u00A0"}— { $made } секвенцій одразу!
}{ $lost ->
    [yes] ; попередню карту, не взяту вчасно, втрачено
   *[no] {""}
}
sequence-jack-places = { $card }, двоокий валет: жетон на { $space } ({ $shown }){ $made ->
    [0] {""}
    [one] {"\u00A0"}— секвенція!
    [few] {"\u00A0"}— { $made } секвенції одразу!
   *[other] {"\u00A0"}— { $made } секвенцій одразу!
}{ $lost ->
    [yes] ; попередню карту, не взяту вчасно, втрачено
   *[no] {""}
}
sequence-removes = { $card }, одноокий валет: жетон команди { $team } з { $space } ({ $shown }) знято{ $undone ->
    [0] {""}
    [one] , а з ним і секвенцію
    [few] , а з ним і { $undone } секвенції
   *[other] , а з ним і { $undone } секвенцій
}{ $lost ->
    [yes] ; попередню карту, не взяту вчасно, втрачено
   *[no] {""}
}
sequence-exchanges = порожня карта { $card }: обмін на нову
sequence-pays = { $card } у штраф
sequence-passes = нема чим ходити, пас
sequence-passes-and-draws = карт на руках немає: одну взято з колоди, пас
sequence-draws = карту взято{ $lost ->
    [0] {""}
    [one] ; карту, не взяту вчасно, втрачено ({ $losers })
    [few] ; карти, не взяті вчасно, втрачено ({ $losers })
   *[other] ; карти, не взяті вчасно, втрачено ({ $losers })
}
sequence-penalty = команда { $team } підказувала: по карті від кожного її гравця
sequence-opening = піднято перед роздачею: { $lifted }   роздає місце { $dealer }, починає місце { $starter }
sequence-summary = секвенції { $sequences }   жетони { $chips }   колода { $deck }{ $out ->
    [0] {""}
    [one] {" "}(вичерпано { $out } раз)
    [few] {" "}(вичерпано { $out } рази)
   *[other] {" "}(вичерпано { $out } разів)
}

sequence-sequences = Перемогла команда { $team }; секвенції: { $sequences } (SQ-3, SQ-19).
sequence-deck-ran-out = Колода вичерпалася втретє; секвенції: { $sequences }. { $won ->
    [yes] Перемогла команда { $team }
   *[no] Нічия
} (SQ-20).
sequence-all-passed = Усі по черзі спасували; секвенції: { $sequences }. { $won ->
    [yes] Перемогла команда { $team }
   *[no] Нічия
} (SQ-20).

measure-sequences = секвенцій на полі (середнє ± 95 %)
measure-chips = жетонів на полі (середнє ± 95 %)

sequence-not-a-move = «{ $text }» — не хід у Sequence. Ходи виглядають так: QS b5 (дама пік на b5), dead 8H, pass, draw, pay 8H, penalty 1.
sequence-hard-needs-two-teams = Складний варіант потребує двох команд, а тут їх { $teams }. Виберіть teams 2 або грайте без hard (ALL-4, SQ-18).

sequence-refuses-not-your-turn = Зараз цього зробити не можна: не ваша черга (ALL-8, SQ-7).
sequence-refuses-owes-a-card = Штрафну карту ще не віддано; доти грати далі не можна (SQ-21).
sequence-refuses-draw-was-lost = Вашу карту втрачено: уже взято карту пізнішого ходу (SQ-13).
sequence-refuses-card-not-in-hand = Цієї карти у вас немає (SQ-7).
sequence-refuses-corner-is-free-for-all = Кути спільні для всіх; жетонів туди не кладуть і звідти не знімають (SQ-8, SQ-14).
sequence-refuses-space-shows-another-card = На цій клітинці інша карта (SQ-7).
sequence-refuses-space-taken = На цій клітинці вже лежить жетон (SQ-7, SQ-8).
sequence-refuses-no-chip-there = На цій клітинці немає жетона, який можна зняти (SQ-9).
sequence-refuses-own-chip = Це жетон вашої команди; одноокий валет знімає чужі (SQ-9).
sequence-refuses-chip-is-safe = Цей жетон належить до секвенції, його не чіпають (SQ-9, SQ-17).
sequence-refuses-already-exchanged = Цього ходу порожню карту вже обміняно; більше одного разу не можна (SQ-10).
sequence-refuses-card-not-dead = Ця карта не порожня: порожня лише та, у якої обидві клітинки зайняті (SQ-10).
sequence-refuses-must-play = Пасувати не можна, поки є карта, яку можна зіграти або треба обміняти (SQ-11).

sequence-reason-wins = Так завершується переможна секвенція.
sequence-reason-completes = { $made ->
    [one] Так завершується { $made } секвенція.
    [few] Так завершуються { $made } секвенції одразу.
   *[other] Так завершується { $made } секвенцій одразу.
}
sequence-reason-only = Іншого ходу немає.
sequence-reason-blocks = Це перекриває лінію команди { $team }: у неї тут { $chips } з пʼяти.
sequence-reason-builds = Буде { $chips } з пʼяти, і ніхто не заважає.
sequence-reason-room = { $lines ->
    [0] Жодна лінія тут уже нікуди не веде, а іншої карти шкода більше.
    [one] Нічого термінового немає, а через цю клітинку проходить { $lines } відкрита лінія.
    [few] Нічого термінового немає, а через цю клітинку проходять { $lines } відкриті лінії.
   *[other] Нічого термінового немає, а через цю клітинку проходить { $lines } відкритих ліній.
}
sequence-reason-breaks = Це розриває лінію, в якій команда { $team } має { $chips } з пʼяти.
sequence-reason-takes = Це забирає жетон із ліній команди { $team }.
sequence-reason-exchanges = Карта порожня, а нова нічого не коштує (SQ-10).
sequence-reason-pays = Цієї карти з усіх шкода найменше.
sequence-reason-passes = Нема чим ходити (SQ-11).
sequence-reason-draws = Карту, що чекає, можна втратити (SQ-13).
sequence-reason-penalty = Підказка коштує карту (SQ-21).
