# The rule page of Cut in!.

web-learn-cut-in-aim = One road, and everybody wants to get rid of their cars. You add them at either end of the row. But leave a gap, and the player after you cuts in. Whoever is first out of cards has won.
web-learn-cut-in-cards = The numbers 1 to 50 are dealt out evenly. Everybody has a stack face down and holds six cards of it. Nobody looks into a stack, not even into their own. The youngest begins.
web-learn-cut-in-open = A row begins with the top card of your stack, whatever it is. Nobody can cut in at this first card. If your stack is empty, choose a card from your hand.
web-learn-cut-in-lay = Then you lay cards one at a time: lower than the left end goes to the left, higher than the right end to the right. A number in between can no longer be laid. You lay as long as you can. Begin with the near ones: first 14 and then 11, or the 14 is stuck.
web-learn-cut-in-cut = After each card you lay, the next player, and nobody else, may cut in: with one card or several that lie between your card and its neighbour. Everybody draws up to six, your turn is over, and whoever cut in goes on.
web-learn-cut-in-window = There are a few seconds to cut in, unless the player skips. The time is the same whether or not they hold a card that fits, so a pause gives nothing away. Where everybody sees that nothing can fit, nobody waits: between 14 and 15, or where all cards in between have been put away.
web-learn-cut-in-over = Your turn ends by itself when you can lay nothing more. Everybody draws up to six, and the next player goes on with the same row. If all pass one after another, the row is put away and a new one is opened.
web-learn-cut-in-end = The first player with no cards left, neither in the stack nor in hand, wins at once: by laying, by cutting in or by opening. The others rank by the cards they have left.
web-learn-cut-in-clock = Choose how long there is to cut in, up to ten seconds. With 0 there is no time limit: the player cuts in or skips.
web-learn-cut-in-youngest = No need to show a passport: say at which seat the youngest player sits, and that player begins.
