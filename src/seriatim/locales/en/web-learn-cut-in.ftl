# The rule page of Cut in!.

web-learn-cut-in-aim = One road, and everybody wants to get rid of their cars. You add them at either end of the row. But leave a gap, and the player after you cuts in. Whoever is first out of cards has won.
web-learn-cut-in-cards = The numbers 1 to 50 are dealt out evenly. Everybody has a stack face down and holds six cards of it. Nobody looks into a stack, not even into their own. The youngest begins.
web-learn-cut-in-open = A row begins with the top card of your stack, sight unseen. This first card cannot be cut. If your stack is empty, you choose a card from your hand.
web-learn-cut-in-lay = Then you lay cards one at a time: lower than the left end goes to the left, higher than the right end to the right. What lies between has no place any more. You lay as long as you can. Begin with the near ones: first 14 and then 11, or the 14 is stuck.
web-learn-cut-in-cut = After each card you lay, the next player, and nobody else, may cut in: with one card or several that lie between your card and its neighbour. Everybody draws up to six, your turn is over, and now the cutter lays.
web-learn-cut-in-window = The chance lasts a few seconds, or until it is let go. It lasts the same whether you hold a fitting card or not, so a pause gives nothing away. Where nothing can fit, between 14 and 15, nobody waits.
web-learn-cut-in-over = Your turn ends by itself when you can lay nothing more. Everybody draws up to six, and the next player goes on with the same row. If all pass one after another, the row is put away and a new one is opened.
web-learn-cut-in-end = The first with neither stack nor hand wins at once: by laying, by cutting in or by opening. The others rank by the cards they have left.
web-learn-cut-in-clock = Choose how long the chance to cut in stays open, up to ten seconds. With 0 there is no clock: whoever may cut in says so or lets it go.
web-learn-cut-in-youngest = Nobody has to show a passport: say which seat is the youngest, and it begins.
