# The rule page of The Game.

web-learn-the-game-aim = You are one team, and the deck is your opponent. There are four piles in the middle: two go up from 1, two go down from 100. Your job is to lay all ninety-eight cards, from 2 to 99, on them. Manage that and you have all won.
web-learn-the-game-cards = Everybody gets a hand of cards: six with three players or more, seven with two, eight if you play alone. All the others are the deck. Nobody sees your hand but you.
web-learn-the-game-start = First everyone looks at their cards and says how much they would like to start, from “rather not” to “yes, please”. The answers are shown together. Whoever wants to most begins; if several want it equally, the one with the lowest seat number.
web-learn-the-game-lay = On your turn you lay cards, one at a time: higher and higher on a pile that goes up, lower and lower on one that goes down. You may skip as many numbers as you like, but every number you skip is lost for that pile. Lay at least two cards a turn; one is enough when the deck is empty.
web-learn-the-game-trick = The trick that wins the game: a card may also go back by exactly ten. On a climbing pile at 60 you may lay the 50, on a falling pile at 31 the 41. Exactly ten, never nine or eleven, and as often as you can.
web-learn-the-game-draw = You end your turn yourself. Only then do you draw, until your hand is full again. When the deck is empty, nobody draws any more, and whoever has no cards is skipped.
web-learn-the-game-stuck = You lose the moment somebody must lay a card and cannot. So think of those who come after you: the further you push a pile, the less room everybody has.
web-learn-the-game-result = Count the cards left in everyone’s hands and in the deck. None left: you have won. Fewer than ten: excellent. Another game?
web-learn-the-game-talk = You may talk about everything except numbers: do not name your cards, and do not say whether a card is higher or lower than some number.
web-learn-the-game-signals = So that people understand each other in any language, there are signals. Touch a pile and say: leave it to me, small steps only, you can use it, or never mind. They last until your turn ends.
web-learn-the-game-harder = Too easy? Play with one card fewer in each hand, or lay at least three cards a turn as long as there are cards in the deck.
web-learn-the-game-fire = Playing with fire: 22, 33, 44, 55, 66 and 77 burn. Whoever comes next must cover the flames before their turn ends. You may cover your own fire at once; and a fire card on a fire starts a new one.
web-learn-the-game-burnt = If a fire has to be covered and the player whose turn it is has no card for it, you are burnt, and the game is lost. Playing alone is stricter: your very next card must cover the fire. But once all 98 cards are laid you have won, even if something is still burning.
