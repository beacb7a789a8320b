# Поле Sequence и варианты игры.

web-sequence-card = { $rank ->
    [A] туз
    [K] король
    [Q] дама
    [J] валет
   *[number] { $rank }
} { $suit ->
    [C] треф
    [D] бубен
    [H] червей
   *[S] пик
}
web-sequence-jack = { $does ->
    [remove] { $card }, одноглазый: снимает жетон
   *[place] { $card }, двуглазый: жетон куда угодно
}
web-sequence-dead-card = пустая карта, { $card }: положите на колоду, чтобы обменять
web-sequence-board = Поле
web-sequence-corner = { $space }, угол, общий для всех
web-sequence-chip = жетон команды { $team }
web-sequence-in = в секвенции
web-sequence-in-safe = в секвенции, снять нельзя
web-sequence-last = последний ход
web-sequence-team = команда { $team }
web-sequence-your-team = ваша команда
web-sequence-score = Команда { $team }: { $count ->
    [one] { $count } секвенция
    [few] { $count } секвенции
   *[other] { $count } секвенций
} из { $goal }
web-sequence-deck = { $count ->
    [one] Колода, { $count } карта
    [few] Колода, { $count } карты
   *[other] Колода, { $count } карт
}
web-sequence-deck-waits = { $count ->
    [one] Возьмите свою карту; в колоде { $count } карта
    [few] Возьмите свою карту; в колоде { $count } карты
   *[other] Возьмите свою карту; в колоде { $count } карт
}
web-sequence-pile = Ваш сброс
web-sequence-played = { $name } играет: { $card }
web-sequence-magnify = Увеличить поле
web-sequence-pass = Пас

web-sequence-play = Сыграйте карту.
web-sequence-play-or-draw = Возьмите свою карту или играйте.
web-sequence-two-eyes = Двуглазый валет: жетон можно положить куда угодно.
web-sequence-one-eye = Одноглазый валет: снимите чужой жетон.
web-sequence-dead = Пустая карта: положите её на колоду и получите новую.
web-sequence-exchange = Ходить нечем. Обменяйте пустую карту: положите её на колоду.
web-sequence-must-pass = Ходить нечем.
web-sequence-draw = Возьмите свою карту из колоды.
web-sequence-pay = Штраф: положите одну карту в свой сброс.

web-sequence-owes = долг: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-sequence-waits = карта ждёт
web-sequence-lost = карта потеряна
web-sequence-lifted = поднята { $card }

web-sequence-warn = Команда { $team } подсказывала
web-sequence-warn-note = Замечание: если команда признает это или так решит кто-то нейтральный, каждый её игрок отдаёт карту.
web-sequence-warning = Подсказка
web-sequence-warning-called = { $name } говорит, что команда { $team } подсказывала. Если так, каждый её игрок отдаёт карту.
web-sequence-warning-denied = Команда { $team } говорит, что подсказки не было. Решаете вы.
web-sequence-warning-team-yes = Да, было
web-sequence-warning-team-no = Нет, не было
web-sequence-warning-host-yes = Это подсказка
web-sequence-warning-host-no = Это не подсказка
web-sequence-warning-vote = Подсказывала ли команда { $team }? Вы не в этих двух командах, поэтому у вас есть голос.
web-sequence-warning-open = Команда { $team } должна ответить на замечание.
web-sequence-warning-drop = Снять замечание

web-option-sequence-teams = Команды
web-option-sequence-teams-note = Когда игроков 6 или 12, команд может быть две или три.
web-option-sequence-teams-usual = автоматически
web-option-sequence-draw = Новые карты
web-option-sequence-draw-note = Если карты берут сами игроки, забытая карта теряется.
web-option-sequence-draw-auto = автоматически
web-option-sequence-draw-manual = берут игроки
web-option-sequence-hard = Ни один жетон не защищён
web-option-sequence-hard-note = Одноглазые валеты разрушают даже готовые секвенции. Только для двух команд.
web-option-sequence-table-talk = Разговоры за столом
web-option-sequence-table-talk-note = Если писать разрешено, за подсказку команда платит картами.
web-option-sequence-table-talk-silent = нет
web-option-sequence-table-talk-penalty = со штрафом
