"""Seeds: short texts for study, and 256 secret bits for a table."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seriatim.games import GAMES
from seriatim.kit.seed import BadSeed, commitment, is_table_seed, new_table_seed, quick_rng, rng_from
from tests.kit.fairness import fair_shuffle, fair_words

TABLE_SEED = "00112233445566778899aabbccddeeff" * 2


@pytest.mark.parametrize("seed", ["7", "1/57", "monday", "A.b_c-d", "x" * 48, "0" * 48])
def test_a_short_text_is_a_seed_for_study(seed: str) -> None:
    words = fair_words(seed.encode())
    rng = rng_from(seed)
    assert rng.stream is None
    assert [rng.a, rng.b, rng.c, rng.d] == [next(words) for _ in range(4)]
    assert not is_table_seed(seed)


def test_a_quick_generator_grows_from_the_hash_of_any_text() -> None:
    assert quick_rng("7").next_u32() == rng_from("7").next_u32()
    assert quick_rng("two words").next_u32() != quick_rng("two wordz").next_u32()


def test_64_hexadecimal_digits_are_the_seed_of_a_table() -> None:
    rng, expected = rng_from(TABLE_SEED), fair_words(bytes.fromhex(TABLE_SEED))
    assert is_table_seed(TABLE_SEED)
    assert [rng.next_u32() for _ in range(20)] == [next(expected) for _ in range(20)]


NO_SEEDS = [
    "",
    " ",
    "-1",
    "/7",
    "two words",
    "7\n",
    "x" * 49,
    "0" * 63,
    "0" * 65,
    TABLE_SEED.upper(),
    TABLE_SEED + "\n",
    "понеділок",
    "٧",
]


@pytest.mark.parametrize("seed", NO_SEEDS)
def test_anything_else_is_no_seed(seed: str) -> None:
    with pytest.raises(BadSeed) as refused:
        rng_from(seed)
    assert refused.value.seed == seed
    assert "64 hexadecimal digits" in str(refused.value)


def test_a_bad_seed_is_quoted_no_longer_than_a_line() -> None:
    with pytest.raises(BadSeed) as refused:
        rng_from("x" * 1_000_000)
    assert refused.value.seed == "x" * 80
    assert len(str(refused.value)) < 250


def grows(seed: str) -> bool:
    try:
        rng_from(seed)
    except BadSeed:
        return False
    return True


@given(st.text(max_size=70))
def test_any_text_is_a_seed_or_a_bad_one_and_nothing_worse(seed: str) -> None:
    plain = seed.isascii() and all(character.isalnum() or character in "/._-" for character in seed)
    assert grows(seed) == (plain and 1 <= len(seed) <= 48 and seed[0].isalnum())


def test_a_new_table_seed_is_never_the_same() -> None:
    seeds = {new_table_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(is_table_seed(seed) for seed in seeds)


@pytest.mark.parametrize("seed", ["7", TABLE_SEED])
def test_the_commitment_is_the_plain_hash_of_the_seeds_text(seed: str) -> None:
    assert commitment(seed) == sha256(seed.encode()).hexdigest()


def test_the_deal_of_a_table_can_be_checked_by_anybody() -> None:
    state = GAMES["the-game"].deal(3, seed=TABLE_SEED)
    order = fair_shuffle(bytes.fromhex(TABLE_SEED), list(range(2, 100)))
    assert list(state.deck) == order[:80]
    assert [list(hand) for hand in state.hands] == [order[97:91:-1], order[91:85:-1], order[85:79:-1]]
