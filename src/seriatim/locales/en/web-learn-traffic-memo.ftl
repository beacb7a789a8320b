# The rule page of Traffic memo.

web-learn-traffic-memo-aim = All cars stand with their backs to you. Turn them up, look for neighbours in number, and remember what you have seen. Whoever takes the most cards wins.
web-learn-traffic-memo-cards = Fifty number cards lie face down in a grid. A card that is taken leaves its place empty. The youngest begins.
web-learn-traffic-memo-pair = Turn up one card, then a second. If they are neighbours, such as 5 and 6, you choose: take both and stop, or turn up a third.
web-learn-traffic-memo-run = If the third fits, too, at either end, there is no more stopping: you go on until a card does not fit. That card goes back, and the whole run is yours. So going on never costs you anything; it only shows the others one more card. 50 and 1 are not neighbours.
web-learn-traffic-memo-vain = If the first two are not neighbours, both go back and your turn is over. However much you take, it is always the next player’s turn then.
web-learn-traffic-memo-memory = Everybody sees what is turned up; remembering it is up to you. The page shows the cards of the last turn for a moment, and no log names them before the game is over.
web-learn-traffic-memo-end = When no run can be taken any more, the game is over. The most cards win; equal counts share the win. And should five hundred turns bring nothing, it ends as well.
web-learn-traffic-memo-numbers = The smallest players join in with the numbers they know: choose the lowest and the highest, at least six numbers in all. For a first game take 1 to 12.
web-learn-traffic-memo-wilds = Police and ambulances can join as wild cards: each stands for whatever number the run needs. They count only in runs of three or more; a pair with a wild card in it cannot be taken. Taken, a wild is one card like any other.
web-learn-traffic-memo-free-stop = Gentler: stop whenever you like, after any card that fits.
