# The list of keys at a table.

web-keys-tab = To the next button, card or pile
web-keys-arrows = From card to card. With a card picked: from one possible place to the next
web-keys-board = From space to space on the board
web-keys-enter = Pick the card, then put it there
web-keys-escape = Put the card back; close a window
web-keys-help = This list
