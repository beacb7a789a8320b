# Поле Sequence та варіанти гри.

web-sequence-card = { $rank ->
    [A] туз
    [K] король
    [Q] дама
    [J] валет
   *[number] { $rank }
} { $suit ->
    [C] треф
    [D] бубон
    [H] чирв
   *[S] пік
}
web-sequence-jack = { $does ->
    [remove] { $card }, одноокий: знімає жетон
   *[place] { $card }, двоокий: жетон будь-куди
}
web-sequence-dead-card = порожня карта, { $card }: покладіть на колоду, щоб обміняти
web-sequence-board = Поле
web-sequence-corner = { $space }, кут, спільний для всіх
web-sequence-chip = жетон команди { $team }
web-sequence-in = у секвенції
web-sequence-in-safe = у секвенції, не знімається
web-sequence-last = останній хід
web-sequence-team = команда { $team }
web-sequence-your-team = ваша команда
web-sequence-score = Команда { $team }: { $count ->
    [one] { $count } секвенція
    [few] { $count } секвенції
   *[other] { $count } секвенцій
} з { $goal }
web-sequence-deck = { $count ->
    [one] Колода, { $count } карта
    [few] Колода, { $count } карти
   *[other] Колода, { $count } карт
}
web-sequence-deck-waits = { $count ->
    [one] Візьміть свою карту; у колоді { $count } карта
    [few] Візьміть свою карту; у колоді { $count } карти
   *[other] Візьміть свою карту; у колоді { $count } карт
}
web-sequence-pile = Ваші розіграні карти
web-sequence-played = { $name } грає: { $card }
web-sequence-magnify = Збільшити поле
web-sequence-pass = Пас

web-sequence-play = Зіграйте карту.
web-sequence-play-or-draw = Візьміть свою карту або грайте.
web-sequence-two-eyes = Двоокий: жетон можна покласти будь-куди.
web-sequence-one-eye = Одноокий: зніміть чужий жетон.
web-sequence-dead = Порожня карта: на колоду, в обмін на нову.
web-sequence-exchange = Ходити нема чим. Обміняйте порожню карту: покладіть її на колоду.
web-sequence-must-pass = Нема чим ходити.
web-sequence-draw = Візьміть свою карту з колоди.
web-sequence-pay = Штраф: покладіть одну карту до своїх розіграних.

web-sequence-owes = борг: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
web-sequence-waits = карта чекає
web-sequence-lost = карту втрачено
web-sequence-lifted = піднято { $card }

web-sequence-warn = Команда { $team } підказувала
web-sequence-warn-note = Зауваження: якщо команда визнає це або так вирішить хтось сторонній, кожен її гравець віддає карту.
web-sequence-warning = Підказка
web-sequence-warning-called = { $name } каже, що команда { $team } підказувала. За це кожен її гравець віддав би карту.
web-sequence-warning-denied = Команда { $team } каже, що підказки не було. Вирішуєте ви.
web-sequence-warning-team-yes = Так, було
web-sequence-warning-team-no = Ні, не було
web-sequence-warning-host-yes = Це підказка
web-sequence-warning-host-no = Це не підказка
web-sequence-warning-vote = Чи підказувала команда { $team }? Ви не в цих двох командах, тож маєте голос.
web-sequence-warning-open = Команда { $team } має відповісти на зауваження.
web-sequence-warning-drop = Зняти зауваження

web-option-sequence-teams = Команди
web-option-sequence-teams-note = Коли гравців 6 або 12, команд може бути дві або три.
web-option-sequence-teams-usual = автоматично
web-option-sequence-draw = Нові карти
web-option-sequence-draw-note = Якщо карти беруть самі гравці, забуту карту буде втрачено.
web-option-sequence-draw-auto = автоматично
web-option-sequence-draw-manual = беруть гравці
web-option-sequence-hard = Жоден жетон не захищено
web-option-sequence-hard-note = Одноокі валети руйнують навіть готові секвенції. Лише для двох команд.
web-option-sequence-table-talk = Розмови за столом
web-option-sequence-table-talk-note = Якщо писати дозволено, за підказку команда платить картами.
web-option-sequence-table-talk-silent = немає
web-option-sequence-table-talk-penalty = зі штрафом
