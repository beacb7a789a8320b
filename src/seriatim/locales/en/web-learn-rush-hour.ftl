# The rule page of Rush hour.

web-learn-rush-hour-aim = Three lanes, and all are filling up. Everybody secretly picks a car, and all drive up together. Whoever arrives fifth in a lane takes the jam home as penalty points: one a car, two for a trailer or a special car. Who has the fewest in the end has driven best.
web-learn-rush-hour-cards = There are the numbers 1 to 50, five of them trailers, and twelve cars without a number: ambulances, police and tow trucks. Each lane begins with one card; everybody gets ten, and the rest stays out.
web-learn-rush-hour-round = Everybody picks one card, hidden. When all have picked, the cards are shown and driven up in this order: ambulances, police, numbers from the lowest to the highest, tow trucks. If your card has a choice, you are asked at that moment.
web-learn-rush-hour-numbers = A number goes behind a lower one; if several lanes end lower, it joins the nearest. Lanes that end with a police car or another car without a number are open to all, and there you may choose.
web-learn-rush-hour-jam = Four to a lane is all the road can bear. If your card would be the fifth, you take the whole lane as a penalty, and your card begins it anew.
web-learn-rush-hour-small-card = A card that is lower than the end of every lane fits nowhere. Then you take any lane you like, and your card begins it. Choose a cheap one.
web-learn-rush-hour-trailers = Trailers, 8, 18, 28, 38 and 48, hitch on: they lie on top of the last car and take no place of their own. So a full lane is no danger to them.
web-learn-rush-hour-ambulance = An ambulance goes to the front of any lane and pushes the rest back; a police car goes to the end of any lane and opens it to all numbers. If that makes five, you take the other cards.
web-learn-rush-hour-together = Two ambulances, or two police cars, in one round: their drivers choose at the same time, unseen. On the same lane they share one place, and if somebody must take it, it is the oldest.
web-learn-rush-hour-tow = A tow truck drives to the end of a lane and loads the last car. Where that stood, a gap stays, and it counts as a place. A number that lies between its neighbours may fill the gap. If the truck would be fifth, you take all cards before its load.
web-learn-rush-hour-end = After ten rounds count your points: the fewest win, among equals the fewest cards. For a longer evening play several deals and add them up.
web-learn-rush-hour-easier = Smaller: numbers only up to 30, 20 or 10, fewer cards in hand, two lanes instead of three. If there are not enough cards for all, the table says what would work.
web-learn-rush-hour-gentle = Gentler: leave out the special cars and trailers; let lanes be as long as they like, so that there is no jam; or let a small card go to the front of a lane instead of taking one.
