# The frame of the rule pages.

web-learn-intro = Short pages with small boards: touch the cards and try things out. The number beside a paragraph is the rule’s number. When a move is refused, a link takes you to its rule.
web-learn-chapter-aim = What it is about
web-learn-chapter-turn = Your turn
web-learn-chapter-specials = Special cars
web-learn-chapter-end = The end
web-learn-chapter-talk = Talking
web-learn-chapter-variants = Variants
web-learn-name = { $seat ->
    [0] You
    [1] Ann
    [2] Ben
   *[other] Cleo
}
web-learn-try = Try it here, or watch how it is done.
web-learn-show = Show me
web-learn-again = Start over
web-learn-beyond = That is allowed, but this small example stops here.
web-learn-numbered = All rules, with their numbers
web-learn-credit-benndorf = The Game and The Game: Quick & Easy are by Steffen Benndorf and are published by NSV.
web-learn-credit-reuter = Sequence is by Doug Reuter and is published by Jax.
web-learn-credit-traffic-jam = Traffic memo, Cut in! and Rush hour are the three games of Traffic Jam (“Трафик-Джем”), published by Банда умников.
web-learn-credit = The games belong to their authors and publishers; we are not affiliated with them and only love to play. These are the rules in our own words.
