# The rule page of The Game.

web-learn-the-game-aim = You are one team, and the deck is your opponent. In the middle lie four piles: two climb from 1, two fall from 100. Ninety-eight cards, from 2 to 99, want to lie on them. Lay them all and you have won, together.
web-learn-the-game-cards = Everybody gets a hand of cards: six with three players or more, seven with two, eight if you play alone. All the others are the deck. Nobody sees your hand but you.
web-learn-the-game-start = First everybody looks at their cards and says how gladly they would begin, from “rather not” to “gladly”. All bids are shown together. The highest begins; among equals it is the lowest seat.
web-learn-the-game-lay = In your turn you lay cards, one at a time: higher and higher on a climbing pile, lower and lower on a falling one. How far you jump does not matter to the rules, but every number you skip is lost for that pile. At least two cards a turn; one is enough when the deck is empty.
web-learn-the-game-trick = The trick that wins the game: a card may also go back by exactly ten. On a climbing pile at 60 you may lay the 50, on a falling pile at 31 the 41. Exactly ten, never nine or eleven, and as often as you can.
web-learn-the-game-draw = You end your turn yourself. Only then do you draw, until your hand is full again. When the deck is empty, nobody draws any more, and whoever has no cards is skipped.
web-learn-the-game-stuck = The game is lost the moment somebody must lay and cannot. So think of those who come after you: a pile that you push far is narrow for everybody.
web-learn-the-game-result = Count the cards that are left in hands and deck. None is a win, fewer than ten is excellent. And then once more?
web-learn-the-game-talk = You may talk about everything except numbers: neither your own, nor whether a card is higher or lower than something.
web-learn-the-game-signals = So that everybody understands each other in every language, there are signals. Touch a pile and say: leave it to me, only small steps, it is yours, or forget what I said. They last until your turn ends.
web-learn-the-game-harder = Too easy? Take one card fewer in every hand, or lay at least three cards a turn while the deck lasts.
web-learn-the-game-fire = Playing with fire: 22, 33, 44, 55, 66 and 77 burn. Whoever comes next must cover the flames before their turn ends. You may cover your own fire at once; and a fire card on a fire starts a new one.
web-learn-the-game-burnt = If a fire is due and the player on turn has nothing that covers it, you are burnt, and the game is lost. Alone it is stricter: your very next card must cover the fire. But when all 98 cards lie, you have won, whatever still burns.
