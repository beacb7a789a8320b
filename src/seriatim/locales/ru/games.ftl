# What every game says: why it cannot be dealt, and why a move is refused.

bad-seats = Число мест не может быть { $given }; возможно: { $possible } (ALL-4).
bad-option = Настройка { $option } не может быть { $given }; возможно: { $possible } (ALL-4).
no-such-option = Настройки { $option } нет; возможны: { $possible } (ALL-4).
no-such-rules = Версия правил { $given } здесь неизвестна; известны: { $possible }.
bad-seed = «{ $given }» не годится как зерно. Зерно — это до 48 латинских букв, цифр и знаков / . _ - или 64 шестнадцатеричные цифры строчными буквами.
not-an-action = { $given } — не действие этой игры; действия — это целые числа 0–{ $last }.
no-such-game = Игры «{ $given }» нет; возможны: { $possible }.

refuses-game-over = Игра окончена; больше ничего сыграть нельзя (ALL-5).
refuses-no-such-move = В этой игре нет такого хода (ALL-5).
refuses-no-such-signal = Сейчас этого сказать нельзя (ALL-5).

turn-note = { $text }
turn-draws = { $drawn ->
    [one] добрана { $drawn } карта
    [few] добрано { $drawn } карты
   *[other] добрано { $drawn } карт
}
seat-does = Место { $seat }: { $telling }
table-does = Стол: { $telling }
