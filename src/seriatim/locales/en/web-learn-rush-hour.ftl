# The rule page of Rush hour.

web-learn-rush-hour-aim = There are three rows, and all of them are filling up. Everybody secretly picks a car, and all drive up together. Whoever arrives fifth in a row takes the whole jam as penalty points: one for a car, two for a trailer or a special car. Whoever has the fewest points at the end wins.
web-learn-rush-hour-cards = The cards have the numbers 1 to 50, five of them trailers; twelve more cars have no number: ambulances, police and tow trucks. Each row begins with one card; everybody gets ten, and the rest are not used.
web-learn-rush-hour-round = Everybody picks one card in secret. When all have picked, the cards are shown and drive up in this order: ambulances, police, numbers from lowest to highest, tow trucks. If your card has a choice, you are asked at that moment.
web-learn-rush-hour-numbers = A number goes behind a lower one; if several rows end with a lower number, it joins the nearest. Rows that end with a police car or another car without a number are open to all, and there you may choose.
web-learn-rush-hour-jam = A row holds four cars. If your card would be the fifth, you take the whole row as a penalty, and your card starts it again.
web-learn-rush-hour-small-card = A card that is lower than the end of every row fits nowhere. Then you take any row you like, and your card starts it again. Choose a cheap one.
web-learn-rush-hour-trailers = Trailers (8, 18, 28, 38 and 48) hitch on: they are laid on top of the last car and take no place of their own. So a full row is no danger to them.
web-learn-rush-hour-ambulance = An ambulance goes to the front of any row and pushes the rest back; a police car goes to the end of any row and opens it to all numbers. If that makes five, you take the other cards.
web-learn-rush-hour-together = Two ambulances, or two police cars, in one round: their drivers choose at the same time, in secret. In the same row they share one place, and if the row has to be taken, the oldest player takes it.
web-learn-rush-hour-tow = A tow truck drives to the end of a row and loads the last car. A gap stays where that car stood, and it counts as a place. A number between its neighbours may fill the gap. If the truck would be the fifth, you take all the cards in front of its load.
web-learn-rush-hour-end = After ten rounds count your points: the fewest win, and if two are equal, the one with fewer cards. For a longer evening play several deals and add them up.
web-learn-rush-hour-easier = Smaller games: numbers only up to 30, 20 or 10, fewer cards in hand, two rows instead of three. If there are not enough cards for everyone, the game says what would work.
web-learn-rush-hour-gentle = Gentler games: leave out the special cars and trailers; let rows be as long as they like, so that there are no jams; or let a small card go to the front of a row instead of taking it.
