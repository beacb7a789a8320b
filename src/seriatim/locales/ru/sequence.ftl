sequence = Sequence

sequence-places = жетон на { $space } ({ $card }){ $made ->
    [0] {""}
    [one] {"\u00A0"}— секвенция!
    [few] {"\u00A0"}— { $made } секвенции сразу!
   *[other] {"\u00A0"}— { $made } секвенций сразу!
}{ $lost ->
    [yes] ; прежняя карта, не взятая вовремя, потеряна
   *[no] {""}
}
sequence-jack-places = { $card }, двуглазый валет: жетон на { $space } ({ $shown }){ $made ->
    [0] {""}
    [one] {"\u00A0"}— секвенция!
    [few] {"\u00A0"}— { $made } секвенции сразу!
   *[other] {"\u00A0"}— { $made } секвенций сразу!
}{ $lost ->
    [yes] ; прежняя карта, не взятая вовремя, потеряна
   *[no] {""}
}
sequence-removes = { $card }, одноглазый валет: жетон команды { $team } с { $space } ({ $shown }) снят{ $undone ->
    [0] {""}
    [one] , а с ним и секвенция
    [few] , а с ним и { $undone } секвенции
   *[other] , а с ним и { $undone } секвенций
}{ $lost ->
    [yes] ; прежняя карта, не взятая вовремя, потеряна
   *[no] {""}
}
sequence-exchanges = пустая карта { $card }: обмен на новую
sequence-pays = { $card } в штраф
sequence-passes = ходить нечем, пас
sequence-passes-and-draws = карт на руках нет: одна взята из колоды, пас
sequence-draws = карта взята{ $lost ->
    [0] {""}
    [one] ; карта, не взятая вовремя, потеряна ({ $losers })
    [few] ; карты, не взятые вовремя, потеряны ({ $losers })
   *[other] ; карты, не взятые вовремя, потеряны ({ $losers })
}
sequence-penalty = команда { $team } подсказывала: по карте от каждого её игрока
sequence-opening = подняты перед раздачей: { $lifted }   сдаёт место { $dealer }, начинает место { $starter }
sequence-summary = секвенции { $sequences }   жетоны { $chips }   колода { $deck }{ $out ->
    [0] {""}
    [one] {" "}(исчерпана { $out } раз)
    [few] {" "}(исчерпана { $out } раза)
   *[other] {" "}(исчерпана { $out } раз)
}

sequence-sequences = Победила команда { $team }; секвенции: { $sequences } (SQ-3, SQ-19).
sequence-deck-ran-out = Колода исчерпана в третий раз; секвенции: { $sequences }. { $won ->
    [yes] Победила команда { $team }
   *[no] Ничья
} (SQ-20).
sequence-all-passed = Все по очереди спасовали; секвенции: { $sequences }. { $won ->
    [yes] Победила команда { $team }
   *[no] Ничья
} (SQ-20).

measure-sequences = секвенций на поле (среднее ± 95 %)
measure-chips = жетонов на поле (среднее ± 95 %)

sequence-not-a-move = «{ $text }» — не ход в Sequence. Ходы выглядят так: QS b5 (дама пик на b5), dead 8H, pass, draw, pay 8H, penalty 1.
sequence-hard-needs-two-teams = Сложному варианту нужны две команды, а здесь их { $teams }. Выберите teams 2 или играйте без hard (ALL-4, SQ-18).

sequence-refuses-not-your-turn = Сейчас этого сделать нельзя: не ваша очередь (ALL-8, SQ-7).
sequence-refuses-owes-a-card = Штрафная карта ещё не отдана; до тех пор играть дальше нельзя (SQ-21).
sequence-refuses-draw-was-lost = Ваша карта потеряна: уже взята карта более позднего хода (SQ-13).
sequence-refuses-card-not-in-hand = Этой карты у вас нет (SQ-7).
sequence-refuses-corner-is-free-for-all = Углы общие для всех; жетоны туда не кладут и оттуда не снимают (SQ-8, SQ-14).
sequence-refuses-space-shows-another-card = На этой клетке другая карта (SQ-7).
sequence-refuses-space-taken = На этой клетке уже лежит жетон (SQ-7, SQ-8).
sequence-refuses-no-chip-there = На этой клетке нет жетона, который можно снять (SQ-9).
sequence-refuses-own-chip = Это жетон вашей команды; одноглазый валет снимает чужие (SQ-9).
sequence-refuses-chip-is-safe = Этот жетон принадлежит секвенции, его не трогают (SQ-9, SQ-17).
sequence-refuses-already-exchanged = В этом ходу пустая карта уже обменяна; больше одного раза нельзя (SQ-10).
sequence-refuses-card-not-dead = Эта карта не пустая: пустая лишь та, у которой обе клетки заняты (SQ-10).
sequence-refuses-must-play = Пасовать нельзя, пока есть карта, которую можно сыграть или нужно обменять (SQ-11).

sequence-reason-wins = Так завершается победная секвенция.
sequence-reason-completes = { $made ->
    [one] Так завершается { $made } секвенция.
    [few] Так завершаются { $made } секвенции сразу.
   *[other] Так завершается { $made } секвенций сразу.
}
sequence-reason-only = Другого хода нет.
sequence-reason-blocks = Это перекрывает линию команды { $team }: у неё здесь { $chips } из пяти.
sequence-reason-builds = Будет { $chips } из пяти, и никто не мешает.
sequence-reason-room = { $lines ->
    [0] Здесь уже не собрать ни одной линии, но без этой карты легче всего обойтись.
    [one] Ничего срочного нет, а через эту клетку проходит { $lines } открытая линия.
    [few] Ничего срочного нет, а через эту клетку проходят { $lines } открытые линии.
   *[other] Ничего срочного нет, а через эту клетку проходит { $lines } открытых линий.
}
sequence-reason-breaks = Это разрывает линию команды { $team }: в ней уже { $chips } из пяти.
sequence-reason-takes = Это забирает жетон из линий команды { $team }.
sequence-reason-exchanges = Карта пустая, а новая ничего не стоит (SQ-10).
sequence-reason-pays = Этой карты жаль меньше всего.
sequence-reason-passes = Ходить нечем (SQ-11).
sequence-reason-draws = Если карту не взять, её можно потерять (SQ-13).
sequence-reason-penalty = За подсказку отдают карту (SQ-21).
