# The first game: a card with its goal, and a guided round.

web-first-show = Show me
web-first-just-play = Just play
web-first-round = First steps: { $game }
web-first-step = Step { $step } of { $steps }
web-first-wait = Now it is the others’ turn.
web-first-beyond = You could do that too. But now use what glows.
web-first-done = That is all. Play!
web-first-play = Play!

web-first-the-game-goal = You play together, as one team. Lay all 98 cards on four piles: two go up, and two go down.
web-first-the-game-bid = You have low and high cards: good for starting! Touch what glows.
web-first-the-game-up = This pile goes up. Touch your 3, then the pile.
web-first-the-game-down = This pile goes down from 100. Lay your 97 on it.
web-first-the-game-end = Two cards are enough. End your turn and draw new ones.
web-first-the-game-say = Your 8 fits well on the 3. Touch the pile and ask the others to leave it to you.
web-first-the-game-small = They left it to you! Lay your 8 there: small steps are best.
web-first-the-game-trick = A trick: exactly ten back is allowed. Lay your 13 on the 23.

web-first-quick-and-easy-goal = You play together, as one team. Lay all 50 cards on two piles: one goes up, and one goes down.
web-first-quick-and-easy-bid = You have low and high cards: good for starting! Touch what glows.
web-first-quick-and-easy-word = You may talk, but not about numbers. Tell the others that your green card is high.
web-first-quick-and-easy-up = This pile goes up. Touch your blue 2, then the pile.
web-first-quick-and-easy-down = This pile goes down. Lay your green 9 on it.
web-first-quick-and-easy-say = Your yellow 3 fits well on the 2. Touch the arrow, and say that you want this pile next.
web-first-quick-and-easy-trick = The same colour always fits, even back. Lay your red 10 on the red 6.
web-first-quick-and-easy-end = One card can be enough. End your turn.

web-first-sequence-goal = Play cards to put chips on the board. Five chips in a line are a sequence, and you need them before the others do.
web-first-sequence-place = Touch your 4, then a space that shows it. Your chip goes there.
web-first-sequence-remove = The others stopped your line! A jack with one eye takes their chip away.
web-first-sequence-dead = Both spaces of this card are taken. Put it on the deck to get a new one.
web-first-sequence-five = A jack with two eyes may go anywhere. Put the fifth in your line: the corner counts for all.

web-first-traffic-memo-goal = Turn over cars and remember where they are. Numbers that follow each other are yours, and the most cards win.
web-first-traffic-memo-first = Turn over the card that glows.
web-first-traffic-memo-second = It is a 9. Now you want an 8 or a 10: try this one.
web-first-traffic-memo-again = No luck, but the others have shown you a 10. Turn over your 9 again.
web-first-traffic-memo-next = And where was the 10?
web-first-traffic-memo-take = 9 and 10 follow each other. Take them!

web-first-cut-in-goal = Get rid of all your cards first. Lay them at the ends of the row, and cut in where somebody leaves a gap.
web-first-cut-in-open = Turn over your top card: it starts the row.
web-first-cut-in-left = Lower cards go to the left. Touch your 14, then the left end.
web-first-cut-in-right = Higher cards go to the right. Lay your 20 there.
web-first-cut-in-skip = A gap between 20 and 25! You have no card for it, so skip.
web-first-cut-in-cut = A gap again, and your 12 and 13 fit into it. Cut in, and the turn is yours!

web-first-rush-hour-goal = Everybody picks a car in secret, and then all of them drive into the rows. Whoever comes fifth in a row gets penalty points: have the fewest.
web-first-rush-hour-number = A car joins the row that ends just below its number. Pick the 15: it goes behind the 12.
web-first-rush-hour-small = The 37 was the fifth in its row: a jam, and points for it! Now pick your 5.
web-first-rush-hour-row = Your 5 is too low for every row, so you take one. Touch the row that costs least.
