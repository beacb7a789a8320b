"""Names of people: what is seen of them, how long they are, and when two look alike."""

import pytest

from seriatim.table.commands import Create, CreateDaily, Rename, SeatBot, Sit, Stand, Start
from seriatim.table.events import Named, Sat
from seriatim.table.evolve import fold
from seriatim.table.names import characters_of, distinct, look_of, plain_name, tidied_name
from seriatim.table.settings import LONGEST_NAME
from seriatim.table.snapshot import seat_infos
from seriatim.table.stored_events import Secret, StoredEvent
from tests.table.people import Evening, gathered, started

FAMILY = "👩‍👩‍👧‍👦"
E_WITH_ACCENT = "e\u0301"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t\n Maria  ", "Anna Maria"),
        ("Rene" + "\u0301", "René"),
        ("a\u202eb", "ab"),
        ("\u2066Anna\u2069\u200f", "Anna"),
        ("An\u200bna\ufeff", "Anna"),
        ("\u3164Anna\u115f", "Anna"),
        ("An\u200dna\u200d", "An\u200dna"),
        (f"{FAMILY} ❤️", f"{FAMILY} ❤️"),
        ("?", "?"),
        ("Оленка", "Оленка"),
    ],
)
def test_a_name_is_stored_as_it_is_seen(given: str, shown: str) -> None:
    assert tidied_name(given) == shown


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u200d",
        "\u202e\u200b",
        "\u3164\u3164",
        "\u2800",
        "\u0301",
        "\u0301Anna",
        "a\x07b",
        "a\ud800",
        "\ue000",
    ],
)
def test_a_name_without_anything_to_see_is_no_name(name: str) -> None:
    assert tidied_name(name) is None


@pytest.mark.parametrize("one", ["x", "é", "ж", "n\u0303\u0323", "👍🏽", "🇺🇦", "❤️"])
def test_the_length_of_a_name_is_what_a_person_counts(one: str) -> None:
    assert tidied_name(one * LONGEST_NAME) is not None
    assert tidied_name(one * (LONGEST_NAME + 1)) is None


def test_pictures_of_many_parts_do_not_make_a_name_endless() -> None:
    assert tidied_name(FAMILY * 10) == FAMILY * 10
    assert tidied_name("\u200d".join("👩" * 60)) is None


def test_a_character_is_what_a_person_sees() -> None:
    text = f"a{E_WITH_ACCENT}🇺🇦🇨🇿{FAMILY}👍🏽❤️b"
    assert characters_of(text) == ["a", E_WITH_ACCENT, "🇺🇦", "🇨🇿", FAMILY, "👍🏽", "❤️", "b"]


@pytest.mark.parametrize("other", ["Anna", "ANNA", "anna", "Аnnа", "Ａｎｎａ", "𝐀nna", "An\u200dna", "ᴬnna"])
def test_names_that_look_alike_are_one_name(other: str) -> None:
    assert look_of(other) == look_of("Anna")
    assert distinct(other, ["Ben", "Anna"]) == f"{other} 2"


@pytest.mark.parametrize("other", ["Änna", "Hanna", "An na", "Ann", "Anna 2"])
def test_other_names_are_left_as_they_are(other: str) -> None:
    assert distinct(other, ["Anna"]) == other


def test_the_first_free_number_makes_a_name_unlike_the_others() -> None:
    assert distinct("Anna", ["Anna", "anna 2"]) == "Anna 3"
    assert distinct("Anna 2", ["Anna 2"]) == "Anna 3"
    assert distinct("Bоb", ["B0b"]) == "Bоb 2"


def test_a_numbered_name_is_not_too_long() -> None:
    long, faces = "x" * LONGEST_NAME, FAMILY * 10
    assert distinct(long, [long]) == "x" * (LONGEST_NAME - 2) + " 2"
    assert distinct(faces, [faces]) == faces + " 2"
    spaced = "x" * (LONGEST_NAME - 3) + " yz"
    assert distinct(spaced, [spaced]) == "x" * (LONGEST_NAME - 3) + " 2"


# At a table


def test_a_second_anna_gets_a_number() -> None:
    evening = Evening()
    evening.do("ann", Create("the-game", 3))
    assert evening.do("ann", Sit(0, "Anna")) == [Sat(0, "Anna")]
    assert evening.do("ben", Sit(1, "аnna")) == [Sat(1, "аnna 2")]
    assert evening.do("cleo", Sit(2, "Anna 2")) == [Sat(2, "Anna 3")]
    evening.do("ann", Stand(0))
    assert evening.do("ann", Sit(0, "Anna")) == [Sat(0, "Anna")]


def test_one_person_with_two_seats_has_two_names() -> None:
    evening = gathered("the-game")
    evening.do("ann", Stand(0))
    evening.do("ben", Sit(0, "Ben"))
    assert [seat.name for seat in evening.table.seats] == ["Ben 2", "Ben"]


def test_a_new_name_is_unlike_the_others_but_may_be_the_seats_own() -> None:
    evening = gathered("the-game")
    assert evening.do("ben", Rename(1, "ann")) == [Named(1, "ann 2")]
    assert evening.do("ben", Rename(1, "ann 2")) == [Named(1, "ann 2")]
    assert evening.do("ben", Rename(1, "Ben")) == [Named(1, "Ben")]


def test_a_number_that_the_table_adds_is_no_talk() -> None:
    """TG-19: nobody can choose it."""
    evening = started("the-game")
    assert evening.refusal("ben", Rename(1, "Ann 2")) == "no-numbers"
    assert evening.do("ben", Rename(1, "Ann")) == [Named(1, "Ann 2")]


def test_everybody_sees_the_name_without_the_number_that_the_table_added() -> None:
    evening = started("the-game")
    evening.do("ben", Rename(1, "Ann"))
    infos = seat_infos(evening.table, "ann")
    assert [(info.name, info.plain_name) for info in infos][:2] == [("Ann", ""), ("Ann 2", "Ann")]


@pytest.mark.parametrize("name", ["Anna", "2", "R2D2", "Anna 007"])
def test_a_name_without_such_a_number_is_plain(name: str) -> None:
    assert plain_name(name) == name


def test_the_deal_of_the_day_takes_a_name_in_order() -> None:
    evening = Evening()
    evening.house(CreateDaily("the-game", 1, "2026-11-19", "ann", "  Anna\u202e "))
    assert evening.table.seats[0].name == "Anna"


def test_an_old_table_with_equal_names_is_folded_and_goes_on() -> None:
    evening = Evening()
    evening.do("ann", Create("the-game", 3))
    for seat, person in enumerate(("ann", "ben")):
        evening.log.append(StoredEvent(2 + seat, evening.now, Sat(seat, "Anna"), Secret(person=person), person))
    table = fold(evening.log)
    assert [info.name for info in seat_infos(table, "ann")] == ["Anna", "Anna", ""]
    evening.table = table
    evening.do("ann", SeatBot(2, "novice"))
    assert evening.do("ben", Rename(1, "Anna")) == [Named(1, "Anna 2")]
    evening.do("ben", Stand(1))
    evening.do("ann", SeatBot(1, "novice"))
    evening.do("ann", Start())
    assert evening.folded().phase == "running"
