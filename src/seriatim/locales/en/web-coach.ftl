# The coach: what can be done now, for whoever plays a game for the first time.

web-coach-rules = All rules
web-coach-enough = Hide these tips

web-coach-the-game-bid = Look at your cards: very low and very high ones are good for starting. Would you like to start?
web-coach-the-game-lay = Touch a card; the piles that take it light up. Small steps are best, and exactly ten back is a gift.
web-coach-the-game-end = You have laid enough. End your turn, or lay more if it is only a small step.
web-coach-the-game-wait = Look where your cards would go. Touch a pile to tell the others something about it.

web-coach-quick-and-easy-bid = Would you like to start? With very low and very high cards it is easy.
web-coach-quick-and-easy-lay = Touch a card, then a pile that lights up. The same colour always fits.
web-coach-quick-and-easy-end = One card is enough. Lay the second one, too, or end your turn.
web-coach-quick-and-easy-wait = You may talk about colours, and about low or high. Only numbers stay secret.

web-coach-sequence-pay = Your team owes a card: choose one to give away.
web-coach-sequence-draw = A card waits for you. Take it before somebody else takes theirs.
web-coach-sequence-exchange = Both spaces of one of your cards are taken. Exchange it for a new one, and then play.
web-coach-sequence-place = Touch a card; the spaces that show it light up. Lay a chip there and try to get five in a line.
web-coach-sequence-remove = A one-eyed jack takes away a rival’s chip.
web-coach-sequence-pass = Nothing can be played just now, so you pass.
web-coach-sequence-wait = Look where the others are building, and what you could put in their way.

web-coach-traffic-memo-turn = Turn over a card. You are looking for numbers that follow each other, such as 9 and 10.
web-coach-traffic-memo-take = They follow each other! Take both, or turn over one more.
web-coach-traffic-memo-wait = Watch what the others turn over, and remember where it is.

web-coach-cut-in-open = Open a new row with the top card of your stack.
web-coach-cut-in-lay = Lay a card at the left or right end of the row. Leave small gaps, or the next player may cut in.
web-coach-cut-in-cut = There is a gap, and you have a card for it: cut in, and the turn is yours!
web-coach-cut-in-let-go = None of your cards fits into this gap. Skip it.
web-coach-cut-in-wait = When the player before you leaves a gap, you may cut in. Keep watching.

web-coach-rush-hour-pick = Pick a car in secret. It will join the row with the nearest lower number; the fifth in a row takes the jam.
web-coach-rush-hour-pick-no-jam = Pick a car in secret. It will join the row with the nearest lower number. Rows can be any length.
web-coach-rush-hour-row = Your car has a choice: touch the row where it should go.
web-coach-rush-hour-gap = Your car fits into a gap: touch it.
web-coach-rush-hour-wait = The others are still choosing.
