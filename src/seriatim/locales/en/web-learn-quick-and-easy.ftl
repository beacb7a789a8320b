# The rule page of Quick & Easy.

web-learn-quick-and-easy-aim = The little sister of The Game. You are one team, and two piles lie in the middle: one climbs, one falls. Fifty cards in five colours want to lie there. Lay them all and you have won.
web-learn-quick-and-easy-cards = There are the numbers 1 to 10 in red, yellow, green, blue and violet; each colour has a shape as well. Everybody holds two cards, and the others are the deck. Both piles start empty.
web-learn-quick-and-easy-start = Look at your two cards and say how gladly you would begin. All bids are shown together, and the highest begins.
web-learn-quick-and-easy-lay = Lay one card or both: higher than the top of the climbing pile, or lower than the top of the falling one. On an empty pile anything fits. The same number in another colour does not: it must be a step.
web-learn-quick-and-easy-trick = Colours are magic: a card of the same colour as the top card always fits, whatever its number, also against the direction. On the green 2 the green 8 may be laid, and the whole team breathes out.
web-learn-quick-and-easy-draw = After your second card the turn ends by itself; after the first you may end it. Then you draw up to two cards again. When the deck is empty, play goes on without drawing.
web-learn-quick-and-easy-end = All fifty cards laid: you have won. If somebody cannot lay a single card when their turn begins, you have lost. Only the beginning of a turn counts; not finding a second card is no harm.
web-learn-quick-and-easy-talk = No numbers, and no differences either: “two higher” is as forbidden as “eight”. Everything else may be said, at any time.
web-learn-quick-and-easy-signals = There are signals that everybody understands. Of a card: its colour, and if you like whether you find it low, middle or high. Of a pile: mine next, leave it alone, or I hold its colour. Others hear the colour, never which card it is.
web-learn-quick-and-easy-professional = For professionals: exactly one card a turn, and nothing is said about low or high. You may only tell which colours you hold, that a pile is yours next, and that you have its colour.
