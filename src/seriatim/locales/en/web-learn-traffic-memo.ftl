# The rule page of Traffic memo.

web-learn-traffic-memo-aim = All cards lie face down. Turn them over, look for numbers that follow each other, and remember what you have seen. Whoever takes the most cards wins.
web-learn-traffic-memo-cards = Fifty number cards lie face down in a grid. A card that is taken leaves its place empty. The youngest begins.
web-learn-traffic-memo-pair = Turn over one card, then a second. If their numbers follow each other, such as 5 and 6, you choose: take both and stop, or turn over a third.
web-learn-traffic-memo-run = If the third fits too, at either end, you can no longer stop: go on until a card does not fit. That card goes back, and the whole run is yours. So going on never costs you anything; it only shows the others one more card. 50 and 1 do not follow each other.
web-learn-traffic-memo-vain = If the first two do not follow each other, both go back and your turn is over. However much you take, the next player is always next.
web-learn-traffic-memo-memory = Everybody sees what is turned over; remembering it is up to you. The page shows the cards of the last turn for a moment, and no log names them before the game is over.
web-learn-traffic-memo-end = When no run can be taken any more, the game is over. Whoever has the most cards wins; if several have the same number, they share the win. It also ends after five hundred turns without a run.
web-learn-traffic-memo-numbers = Small children can play with the numbers they know: choose the lowest and the highest, at least six numbers in all. For a first game take 1 to 12.
web-learn-traffic-memo-wilds = Police and ambulances can join as wild cards: each stands for whatever number the run needs. They count only in runs of three or more; a pair with a wild card in it cannot be taken. Once taken, a wild card counts as one card like any other.
web-learn-traffic-memo-free-stop = Gentler: stop whenever you like, after any card that fits.
