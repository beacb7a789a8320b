# What every game says: why it cannot be dealt, and why a move is refused.

bad-seats = Кількість місць не може бути { $given }; можливо: { $possible } (ALL-4).
bad-option = Налаштування { $option } не може бути { $given }; можливо: { $possible } (ALL-4).
no-such-option = Налаштування { $option } немає; можливі: { $possible } (ALL-4).
no-such-rules = Версія правил { $given } тут невідома; відомі: { $possible }.
bad-seed = «{ $given }» не годиться як зерно. Зерно — це до 48 латинських літер, цифр і знаків / . _ - або 64 шістнадцяткові цифри малими літерами.
not-an-action = { $given } — не дія цієї гри; дії — це цілі числа 0–{ $last }.
no-such-game = Гри «{ $given }» немає; можливі: { $possible }.

refuses-game-over = Гру закінчено; більше нічого зіграти не можна (ALL-5).
refuses-no-such-move = У цій грі немає такого ходу (ALL-5).
refuses-no-such-signal = Зараз цього сказати не можна (ALL-5).

turn-note = { $text }
turn-draws = { $drawn ->
    [one] добрано { $drawn } карту
    [few] добрано { $drawn } карти
   *[other] добрано { $drawn } карт
}
seat-does = Місце { $seat }: { $telling }
table-does = Стіл: { $telling }
