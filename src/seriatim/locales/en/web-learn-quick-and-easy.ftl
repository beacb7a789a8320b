# The rule page of Quick & Easy.

web-learn-quick-and-easy-aim = The little sister of The Game. You are one team, and there are two piles in the middle: one goes up, one goes down. Lay all fifty cards, in five colours, on them and you have won.
web-learn-quick-and-easy-cards = The cards have the numbers 1 to 10 in red, yellow, green, blue and violet; each colour has its own shape as well. Everyone holds two cards, and the rest form the deck. Both piles start empty.
web-learn-quick-and-easy-start = Look at your two cards and say how much you would like to start. The answers are shown together, and whoever wants to most begins.
web-learn-quick-and-easy-lay = Lay one card or both: higher than the top of the climbing pile, or lower than the top of the falling one. On an empty pile anything fits. The same number in another colour does not: it must be a step.
web-learn-quick-and-easy-trick = Colours are magic: a card of the same colour as the top card always fits, whatever its number, even in the wrong direction. The green 8 may be laid on the green 2, and the whole team breathes a sigh of relief.
web-learn-quick-and-easy-draw = After your second card the turn ends by itself; after the first you may end it. Then you draw up to two cards again. When the deck is empty, play goes on without drawing.
web-learn-quick-and-easy-end = Once all fifty cards are laid, you have won. If somebody cannot lay a single card when their turn begins, you have lost. Only the beginning of a turn counts: having no second card does no harm.
web-learn-quick-and-easy-talk = No numbers, and no differences either: “two higher” is as forbidden as “eight”. Everything else may be said, at any time.
web-learn-quick-and-easy-signals = There are signals that everyone understands. About a card: its colour and, if you like, whether you find it low, middle or high. About a pile: I want it next, leave it alone, or I hold its colour. The others learn the colour, but never which card it is.
web-learn-quick-and-easy-professional = For professionals: exactly one card a turn, and nothing is said about low or high. You may only tell which colours you hold, that a pile is yours next, and that you have its colour.
