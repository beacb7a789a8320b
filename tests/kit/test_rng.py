"""Chance: xoshiro128++, the fair stream, and the choices made with them."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from seriatim.kit.cards import numbers
from seriatim.kit.rng import FairStream, Rng, rotated
from tests.kit.fairness import WORDS, fair_below, fair_shuffle, fair_words

REFERENCE = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]
"""What xoshiro128++ by Blackman and Vigna gives from the state 1, 2, 3, 4."""

words = st.integers(0, WORDS - 1)
limits = st.integers(1, 2**31)


def scripted(*words: int) -> Rng:
    """A generator whose next bits are these words, at most eight."""
    stream = FairStream(b"")
    stream.words = vec[i64]([*words, *[0] * (8 - len(words))])
    stream.used = 0
    return Rng(0, 0, 0, 0, stream)


@given(words, st.integers(1, 31))
def test_a_turned_word_keeps_its_bits_in_a_ring(word: int, by: int) -> None:
    bits = f"{word:032b}"
    assert f"{rotated(word, by):032b}" == bits[by:] + bits[:by]


def test_the_bits_are_those_of_the_published_generator() -> None:
    rng = Rng(1, 2, 3, 4)
    assert [rng.next_u32() for _ in range(10)] == REFERENCE


def test_the_bits_are_still_those_after_a_hundred_thousand_draws() -> None:
    rng = Rng(1, 2, 3, 4)
    for _ in range(102_400):
        rng.next_u32()
    assert rng.next_u32() == 0x2C873CFA


def test_the_bits_stay_within_32_whatever_the_start() -> None:
    rng = Rng(WORDS - 1, WORDS - 1, WORDS - 1, WORDS - 1)
    assert all(0 <= rng.next_u32() < WORDS for _ in range(100))


@given(st.binary(max_size=40))
def test_the_fair_stream_is_sha_256_in_counter_mode(seed: bytes) -> None:
    stream, expected = FairStream(seed), fair_words(seed)
    assert [stream.next_u32() for _ in range(20)] == [next(expected) for _ in range(20)]


def test_an_rng_with_a_stream_draws_from_it_alone() -> None:
    rng, expected = Rng(1, 2, 3, 4, FairStream(b"seed")), fair_words(b"seed")
    assert [rng.next_u32() for _ in range(20)] == [next(expected) for _ in range(20)]


@given(st.tuples(words, words, words, words).filter(any), st.lists(limits, min_size=1, max_size=20))
def test_a_choice_lies_below_its_limit(start: tuple[int, int, int, int], chosen: list[int]) -> None:
    rng = Rng(*start)
    assert all(0 <= rng.below(limit) < limit for limit in chosen)


@given(st.binary(min_size=1, max_size=32), st.lists(limits, min_size=1, max_size=20))
def test_choices_are_those_of_the_plain_definition(seed: bytes, chosen: list[int]) -> None:
    rng, expected = Rng(0, 0, 0, 0, FairStream(seed)), fair_words(seed)
    assert [rng.below(limit) for limit in chosen] == [fair_below(expected, limit) for limit in chosen]


def edges(limit: int, choice: int) -> tuple[int, int, int]:
    """Of the words that mean this choice: the lowest of all, the lowest that counts, and the highest."""
    lowest = -(-choice * WORDS // limit)
    counting = -(-(choice * WORDS + WORDS % limit) // limit)
    return lowest, counting, ((choice + 1) * WORDS - 1) // limit


LIMITS = [1, 2, 3, 5, 7, 98, 1000, 3 * 2**29, 2**31 - 1, 2**31]


@pytest.mark.parametrize("limit", LIMITS)
def test_every_choice_is_meant_by_the_same_number_of_words(limit: int) -> None:
    for choice in {0, 1 % limit, limit // 2, limit - 1}:
        _, counting, highest = edges(limit, choice)
        assert highest - counting + 1 == WORDS // limit
        assert scripted(counting).below(limit) == choice
        assert scripted(highest).below(limit) == choice


@pytest.mark.parametrize("limit", [limit for limit in LIMITS if WORDS % limit])
def test_a_word_too_many_is_thrown_away_and_the_next_one_counts(limit: int) -> None:
    lowest, counting, _ = edges(limit, 0)
    assert (lowest, counting) == (0, 1)
    _, _, other = edges(limit, limit - 1)
    rng = scripted(0, 0, other)
    assert rng.below(limit) == limit - 1
    assert rng.stream is not None
    assert rng.stream.used == 3


def test_words_are_thrown_away_by_the_quick_generator_too() -> None:
    """With a limit of 3 * 2**29 every fourth word is one too many."""
    rng, twin = Rng(1, 2, 3, 4), Rng(1, 2, 3, 4)
    drawn = [int(twin.next_u32()) for _ in range(400)]
    unused = iter(drawn)
    chosen = [rng.below(3 * 2**29) for _ in range(250)]
    assert chosen == [fair_below(unused, 3 * 2**29) for _ in range(250)]
    assert rng.next_u32() == next(unused)
    assert drawn.index(next(unused)) > 300, "more words than choices"


def test_choices_are_spread_evenly() -> None:
    rng = Rng(1, 2, 3, 4)
    counts = Counter(int(rng.below(7)) for _ in range(14_000))
    assert sorted(counts) == list(range(7))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 22.5, "chi-square, one in a thousand"


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = Rng(1, 2, 3, 4)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = numbers(1, 4)
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(1, 5)))
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 49.8, "chi-square, one in a thousand"


@given(st.binary(min_size=32, max_size=32), st.integers(0, 110))
def test_a_fair_shuffle_can_be_checked_by_anybody(seed: bytes, count: int) -> None:
    cards = numbers(1, count)
    Rng(0, 0, 0, 0, FairStream(seed)).shuffle(cards)
    assert list(cards) == fair_shuffle(seed, list(range(1, count + 1)))


def quick() -> Rng:
    return Rng(1, 2, 3, 4)


def fair() -> Rng:
    return Rng(0, 0, 0, 0, FairStream(b"seed"))


@pytest.mark.parametrize("generator", [quick, fair])
@pytest.mark.parametrize("drawn", [0, 1, 7, 8, 9, 20])
def test_a_copy_goes_on_as_its_original_would(generator: Callable[[], Rng], drawn: int) -> None:
    rng = generator()
    for _ in range(drawn):
        rng.next_u32()
    twin = rng.copy()
    expected = [rng.next_u32() for _ in range(30)]
    assert [twin.next_u32() for _ in range(30)] == expected


@pytest.mark.parametrize("generator", [quick, fair])
def test_drawing_from_a_copy_takes_nothing_from_its_original(generator: Callable[[], Rng]) -> None:
    rng, same = generator(), generator()
    rng.next_u32()
    same.next_u32()
    twin = rng.copy()
    for _ in range(30):
        twin.next_u32()
    assert [rng.next_u32() for _ in range(30)] == [same.next_u32() for _ in range(30)]
