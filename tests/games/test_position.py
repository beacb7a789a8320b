"""Positions that cannot be are refused in words; those that can be may be written as text or as lists."""

from collections.abc import Callable
from typing import Any

import pytest

from seriatim.games.position import BadPosition
from tests.games.cut_in import positions as cut_in
from tests.games.quick_and_easy import positions as quick_and_easy
from tests.games.rush_hour import positions as rush_hour
from tests.games.sequence import positions as sequence
from tests.games.the_game import positions as the_game
from tests.games.traffic_memo import positions as traffic_memo

REFUSED: list[tuple[Callable[..., object], list[Any], dict[str, Any], str]] = [
    (the_game.position, ["37 37", "50"], {}, "card 37 is in two places"),
    (the_game.position, ["37 100", "50"], {}, "there is no card '100'; the cards are 2 to 99"),
    (the_game.position, ["37", "x"], {}, "there is no card 'x'"),
    (the_game.position, ["37", "50"], {"piles": [1, 1, 100]}, "there are 4 piles, not 3"),
    (the_game.position, ["37", "50"], {"piles": [1, 1, 100, 101]}, "101 cannot be the top of pile d"),
    (the_game.position, ["37", "50"], {"piles": [37, 1, 100, 100]}, "card 37 is the top of pile a and in a hand"),
    (the_game.position, ["37", "50"], {"turn": 2}, "seat 2 is not at the table; the seats are 0 to 1"),
    (quick_and_easy.position, ["r7", "g11"], {}, "there is no card 'g11'"),
    (quick_and_easy.position, ["r7", "g1"], {"up": "r7"}, "card 7 is in two places"),
    (sequence.position, ["QS QS", "QS"], {}, "there are only two QS"),
    (sequence.position, ["QS", "1S"], {}, "there is no card '1S'"),
    (sequence.position, ["QS", "8H"], {"chips": ["a1"]}, "no chip can be laid on a1"),
    (sequence.position, ["QS", "8H"], {"chips": ["b1", "b1"]}, "no chip can be laid on b1"),
    (sequence.position, ["QS", "8H"], {"chips": ["k1"]}, "there is no space 'k1'; the spaces are a1 to j10"),
    (sequence.position, ["QS", "8H"], {"rest": "box"}, "not 'box'"),
    (traffic_memo.position, ["9 9"], {}, "card 9 is not in this game, or lies in two places"),
    (traffic_memo.position, ["9 Q"], {}, "there is no card 'Q'"),
    (traffic_memo.position, [". " * 51], {}, "the grid has 50 places, not 51"),
    (cut_in.position, ["13 14", "14"], {}, "card 14 is in two places"),
    (rush_hour.position, ["12 40", "13"], {}, "all hands are of one size"),
    (rush_hour.position, ["10", "13"], {}, "card 10 is not in this game, or there are too many of it"),
    (rush_hour.position, ["12", "99"], {}, "there is no card '99'"),
    (rush_hour.position, ["12", "13"], {"rows": ["10", "20", "30 -"]}, "a row ends with a card"),
]


@pytest.mark.parametrize(("position", "cards", "given", "words"), REFUSED, ids=[case[-1] for case in REFUSED])
def test_a_position_that_cannot_be_is_refused(
    position: Callable[..., object], cards: list[Any], given: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        position(*cards, **given)
    assert words in str(refused.value)


def test_cards_may_be_text_or_a_list() -> None:
    assert list(the_game.position("37 50", "60").facts()) == list(the_game.position([37, 50], ["60"]).facts())
