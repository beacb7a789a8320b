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
web-sequence-dead-card = { $card }, порожня: можна обміняти в колоді
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
web-sequence-pile = Ваш скид
web-sequence-played = { $name } грає: { $card }
web-sequence-magnify = Збільшити поле
web-sequence-pass = Пас

web-sequence-play = Зіграйте карту.
web-sequence-play-or-draw = Візьміть свою карту або грайте.
web-sequence-two-eyes = Двоокий: жетон можна покласти будь-куди.
web-sequence-one-eye = Одноокий: зніміть чужий жетон.
web-sequence-dead = Порожня карта: на колоду, в обмін на нову.
web-sequence-exchange = Нічого не підходить. Обміняйте порожню карту в колоді.
web-sequence-must-pass = Зіграти нічого.
web-sequence-draw = Візьміть свою карту з колоди.
web-sequence-pay = Штраф: покладіть одну карту у свій скид.

web-sequence-owes = борг: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
web-sequence-waits = карта чекає
web-sequence-lost = карту втрачено
web-sequence-lifted = піднято { $card }

web-sequence-warn = Команда { $team } дала пораду
web-sequence-warn-note = Зауваження: якщо команда визнає це або так вирішить господар столу, кожне її місце віддає карту.
web-sequence-warning = Порада
web-sequence-warning-called = { $name } каже, що команда { $team } дала пораду. Це коштувало б по карті з кожного місця.
web-sequence-warning-denied = Команда { $team } каже, що поради не було. Вирішуєте ви.
web-sequence-warning-team-yes = Так, було
web-sequence-warning-team-no = Ні, не було
web-sequence-warning-host-yes = Це порада
web-sequence-warning-host-no = Це не порада

web-option-sequence-teams = Команди
web-option-sequence-teams-note = Коли гравців 6 або 12, команд може бути дві або три.
web-option-sequence-teams-usual = як звичайно
web-option-sequence-draw = Нові карти
web-option-sequence-draw-note = Якщо брати самому, забуту карту буде втрачено.
web-option-sequence-draw-auto = приходять самі
web-option-sequence-draw-manual = беруть самі гравці
web-option-sequence-hard = Жоден жетон не захищено
web-option-sequence-hard-note = Одноокі валети руйнують навіть готові секвенції. Лише для двох команд.
web-option-sequence-table-talk = Розмови за столом
web-option-sequence-table-talk-note = Якщо писати можна, підказка коштує команді карт.
web-option-sequence-table-talk-silent = немає
web-option-sequence-table-talk-penalty = зі штрафом
