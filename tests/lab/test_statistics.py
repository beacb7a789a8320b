"""Means and shares that say how sure they are."""

import math

import pytest

from seriatim.lab.statistics import Tally, share_interval, standard_errors


def test_a_tally_knows_the_mean_and_its_margin() -> None:
    tally = Tally()
    for figure in (1.0, 2.0, 3.0, 4.0):
        tally.add(figure)
    assert tally.mean == 2.5
    assert tally.margin == pytest.approx(3.182 * math.sqrt(5 / 3 / 4))


def test_a_tally_of_parts_is_the_tally_of_the_whole() -> None:
    whole, part = Tally(), Tally()
    for figure in (5.0, 7.0):
        whole.add(figure)
    part.add(5.0)
    other = Tally()
    other.add(7.0)
    part.merge(other)
    assert part == whole


def test_too_few_games_tell_no_margin() -> None:
    tally = Tally()
    assert math.isnan(tally.mean)
    tally.add(1.0)
    assert math.isnan(tally.margin)


def test_an_interval_of_a_share_stays_between_none_and_all() -> None:
    assert share_interval(0, 0) == (0.0, 1.0)
    low, high = share_interval(0, 10)
    assert low == 0.0
    assert high == pytest.approx(0.2775, abs=1e-4)
    low, high = share_interval(10, 10)
    assert low == pytest.approx(0.7225, abs=1e-4)
    assert high == 1.0


@pytest.mark.parametrize(("freedom", "expected"), [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (10**9, 1.96)])
def test_few_figures_are_told_with_a_wider_margin(freedom: int, expected: float) -> None:
    """Student's table."""
    assert standard_errors(freedom) == pytest.approx(expected, abs=3e-3)
