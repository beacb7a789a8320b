"""Why Sequence refuses a move: every reason, and which comes first."""

from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.state import TABLE
from tests.games.refusals import Doubly, Refusals, Refused
from tests.games.sequence.positions import GAME, play, play_as, position, row

SAFE = " ".join(row("a6", "e6"))


def plain() -> SequenceState:
    """Seat 0 can play 2S and its jacks; QS is dead, and 8H has one space left. Team 1 has a sequence."""
    return position("QS 8H 2S JD JS", "3S 4S", chips=("b5 d7", f"j3 h2 {SAFE}"))


def exchanged() -> SequenceState:
    """The same after the dead queen has been exchanged for another dead card."""
    state = position("QS 8H 2S JD JS", "3S 4S", deck="QS", chips=("b5 d7", f"j3 h2 {SAFE}"))
    play(state, "dead QS")
    return state


def ruled() -> SequenceState:
    """Team 1 owes, seat 0 is on turn, its card was lost and that of seat 3 waits."""
    state = position("QS 2S", "3S 5S", "4S 6S", "7S 8S", deck="2C 3C", turn=2, draw="manual", table_talk="penalty")
    play(state, "4S d1", "7S g1", "2S b1", "3S c1", "6S f1", "8S h1")
    play_as(state, 1, "draw")
    play_as(state, TABLE, "penalty 1")
    return state


def waiting() -> SequenceState:
    """The card of seat 0 was lost, that of seat 2 waits, seat 0 is on turn."""
    state = position("QS 2S", "3S 5S", "4S 6S", draw="manual")
    play(state, "QS b5", "3S c1", "4S d1")
    play_as(state, 1, "draw")
    return state


def over() -> SequenceState:
    state = position("JS", "JH")
    play(state, "pass", "pass")
    return state


REFUSED: list[Refused] = [
    ("game-over", over, 0, "JS b5"),
    ("game-over", over, 1, "pass"),
    ("game-over", over, 0, "draw"),
    ("game-over", over, 0, "pay JS"),
    ("game-over", over, TABLE, "penalty 0"),
    ("game-over", over, 9, "dead QS"),
    ("not-your-turn", plain, 1, "3S c1"),
    ("not-your-turn", plain, 1, "pass"),
    ("not-your-turn", plain, 1, "dead 3S"),
    ("not-your-turn", plain, 0, "draw"),
    ("not-your-turn", plain, 0, "pay QS"),
    ("not-your-turn", plain, 0, "penalty 0"),
    ("not-your-turn", plain, TABLE, "penalty 0"),
    ("not-your-turn", plain, TABLE, "2S b1"),
    ("not-your-turn", waiting, 1, "draw"),
    ("not-your-turn", ruled, TABLE, "penalty 2"),
    ("not-your-turn", ruled, 1, "penalty 1"),
    ("not-your-turn", ruled, 0, "pay QS"),
    ("owes-a-card", ruled, 0, "QS b5"),
    ("owes-a-card", ruled, 0, "pass"),
    ("owes-a-card", ruled, 0, "dead QS"),
    ("owes-a-card", ruled, 3, "draw"),
    ("draw-was-lost", waiting, 0, "draw"),
    ("card-not-in-hand", plain, 0, "3S c1"),
    ("card-not-in-hand", plain, 0, "dead 3S"),
    ("card-not-in-hand", plain, 0, "JH j3"),
    ("card-not-in-hand", ruled, 1, "pay QS"),
    ("corner-is-free-for-all", plain, 0, "JD a1"),
    ("corner-is-free-for-all", plain, 0, "2S j1"),
    ("corner-is-free-for-all", plain, 0, "JS j10"),
    ("space-shows-another-card", plain, 0, "2S c1"),
    ("space-taken", plain, 0, "8H d7"),
    ("space-taken", plain, 0, "QS b5"),
    ("space-taken", plain, 0, "JD h2"),
    ("no-chip-there", plain, 0, "JS c1"),
    ("own-chip", plain, 0, "JS b5"),
    ("chip-is-safe", plain, 0, "JS c6"),
    ("already-exchanged", exchanged, 0, "dead QS"),
    ("card-not-dead", plain, 0, "dead 8H"),
    ("card-not-dead", plain, 0, "dead JS"),
    ("must-play", plain, 0, "pass"),
    ("must-play", exchanged, 0, "pass"),
    ("must-play", lambda: position("QS", "3S", chips=("b5", "j3")), 0, "pass"),
]

SEVERAL: list[Doubly] = [
    ("not-your-turn", plain, 1, "2S b1", "the card is not in that hand either"),
    ("not-your-turn", plain, 1, "4S a1", "a corner takes no chip, too"),
    ("not-your-turn", ruled, 1, "3S c1", "cards are owed, too, and the space is taken"),
    ("not-your-turn", ruled, 1, "draw", "cards are owed, too"),
    ("owes-a-card", ruled, 0, "draw", "the card was lost, too"),
    ("owes-a-card", ruled, 0, "3S a1", "the card is not in the hand, and a corner takes no chip"),
    ("owes-a-card", ruled, 0, "pass", "a card can be played, too"),
    ("card-not-in-hand", plain, 0, "3S a1", "a corner takes no chip, too"),
    ("card-not-in-hand", plain, 0, "3S b5", "the space shows another card and is taken"),
    ("card-not-in-hand", plain, 0, "JH c1", "there is no chip to take, too"),
    ("card-not-in-hand", plain, 0, "JC b5", "the space is taken, too"),
    ("card-not-in-hand", exchanged, 0, "dead 3S", "one has been exchanged, and the card is not dead"),
    ("corner-is-free-for-all", plain, 0, "8H a10", "the corner shows no such card, too"),
    ("corner-is-free-for-all", plain, 0, "JS a1", "there is no chip to take, too"),
    ("space-shows-another-card", plain, 0, "2S b5", "the space is taken, too"),
    ("already-exchanged", exchanged, 0, "dead 2S", "the card is not dead, too"),
]

REFUSALS = Refusals(
    GAME,
    running=[plain, exchanged, ruled, waiting],
    over=over,
    refused=REFUSED,
    several=SEVERAL,
)
