# The rule page of Sequence.

web-learn-sequence-aim = The board shows the cards of two decks. Play a card, lay a chip of your team on its space, and try to get five chips in a straight line: that is a sequence. Two teams play to two sequences, three teams to one.
web-learn-sequence-teams = Two or three play alone; more of you sit in teams, so that partners and rivals alternate round the table. An even number makes two teams, three and nine seats make three; with six or twelve you may choose.
web-learn-sequence-board = Ten rows of ten: every card except the jacks is there twice, and the four corners belong to everybody. You hold seven cards with two players and fewer the more of you there are. Before the deal everyone draws a card; whoever has the lowest deals, and the player on the dealer’s left begins.
web-learn-sequence-play = Play one card, lay a chip on a free space that shows it, draw a card. That is all. The queen of spades has two spaces; if a chip lies on one, take the other.
web-learn-sequence-two-eyes = The jacks of diamonds and clubs have two eyes and see everything: your chip goes to any free space you like. Only the corners take no chips.
web-learn-sequence-one-eye = The jacks of spades and hearts show one eye and are rascals: take a rival’s chip off the board. You do not put one of yours in its place. Chips in a finished sequence are safe.
web-learn-sequence-dead = A card is dead while both its spaces are taken. Once a turn you may exchange a dead card for a new one, and then play. If you can play nothing at all, you pass.
web-learn-sequence-deck = When the last card is drawn, all discards are shuffled into a new deck.
web-learn-sequence-five = Five in a line: across, down or along a diagonal. A second sequence may share one chip with the first, so nine in a row are two. If one chip completes several fives, as many as possible count.
web-learn-sequence-corner = A corner counts as a chip of every team. From a corner, four of your own are enough.
web-learn-sequence-win = The moment your team has its sequences you have won, before anybody draws.
web-learn-sequence-no-end = When the deck runs out for the third time, or everybody passes one after another, the game ends too. Then the team with more sequences wins; if there is no such team, it is a draw.
web-learn-sequence-talk = Partners give each other no advice. At our tables nobody can write while you play. You can also choose the printed rule: then a rival may call out advice, and each player of the team that gave it loses a card.
web-learn-sequence-draw = Draw for yourself: in this variant you take your own card. If you forget until somebody has drawn for a later turn, you lose that card.
web-learn-sequence-hard = For strong nerves: no chip is safe. A one-eyed jack may even tear a finished sequence apart.
