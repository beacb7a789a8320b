"""What every game keeps, whatever its rules. A property takes a game as it may be asked for, and a seed.

A new game needs nothing but its place in the registry and its hooks in `hidden.py`; `PROPERTIES` then hold for it.
"""

import pickle
import struct
from collections.abc import Callable, Iterable
from copy import copy, deepcopy
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from seriatim.games.game import AnyGame, IllegalMove
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import OMNISCIENT, SPECTATOR, TABLE, NotVisible, State
from seriatim.match import Match
from seriatim.phrase import Phrase
from seriatim.words import LANGUAGES, Words
from tests.contract.cases import KINDS, askers, chosen, finished, lookers, moments, start, states
from tests.contract.hidden import HOOKS
from tools.cases import Case, Choice

Property = Callable[[AnyGame, int, Choice, str], None]

FOR_ALL = ("game-over", "no-such-move", "no-such-signal")
"""The reasons that every game gives before those of its page (ALL-5)."""


def payloads(game: AnyGame, sight: State, seat: int) -> dict[str, bytes]:
    """All that a seat is ever sent or shown, as bytes."""
    numbers = list(game.observe(sight, seat))
    return {
        "view": msgspec.json.encode(game.view(sight, seat)),
        "choices": msgspec.json.encode(game.choices(sight, seat)),
        "observation": struct.pack(f"{len(numbers)}d", *numbers),
        "text": "\n".join(game.text(sight)).encode(),
    }


def what_is_listed_is_what_is_allowed(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    """Legal means no objection, for every code and whoever asks; and the reasons are those of the page."""
    for state in moments(Case(game, seats, options), seed):
        for seat in askers(seats):
            listed = [*state.actions(seat), *state.signals(seat)]
            reasons = {code: state.objection(seat, code) for code in range(-1, game.action_count + 1)}
            assert sorted(listed) == [code for code, reason in reasons.items() if reason is None]
            assert set(reasons.values()) <= {None, *FOR_ALL, *game.refusals}
            assert {reasons[-1], reasons[game.action_count]} <= {"no-such-move", "game-over"}


def actors_can_act_and_nobody_else(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    for state in moments(Case(game, seats, options), seed, 15):
        actors = list(state.actors())
        assert len(set(actors)) == len(actors)
        assert set(actors) <= set(range(seats))
        assert (len(actors) == 0) == (state.outcome() != "")
        for seat in askers(seats):
            assert (len(state.actions(seat)) > 0) == (seat in actors) or seat == TABLE


def a_refused_move_changes_nothing(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    rng = quick_rng(seed)
    for state in moments(Case(game, seats, options), seed):
        before = state.facts()
        for _ in range(20):
            seat, code = askers(seats)[rng.below(seats + 5)], rng.below(game.action_count)
            reason = state.objection(seat, code)
            if reason is not None:
                with pytest.raises(IllegalMove) as refused:
                    game.play(state, seat, int(code))
                assert refused.value.reason == reason
        assert state.facts() == before


def a_copy_goes_its_own_way(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    for state in moments(Case(game, seats, options), seed):
        before = state.facts()
        twin = state.copy()
        assert twin.facts() == before
        ends = [finished(state, quick_rng(seed)) for _ in range(2)]
        assert ends[0].facts() == ends[1].facts()
        say_all(twin, seats)
        assert state.facts() == before
        assert finished(state, quick_rng(seed)).facts() == ends[0].facts()


def say_all(state: State, seats: int) -> None:
    for seat in range(seats):
        for signal in state.signals(seat):
            state.apply(seat, signal)


def no_card_is_lost_or_found(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    cards = HOOKS[game.id].cards
    for kind in KINDS:
        first, *others = states(Case(game, seats, options), seed, kind)
        dealt = sorted(cards(first))
        assert dealt
        for state in others:
            assert sorted(cards(state)) == dealt


def every_game_ends(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    """In as many moves as declared, for a declared reason; cooperative games are won by all or none (ALL-7)."""
    for kind in KINDS:
        state, rng, moves = start(Case(game, seats, options), seed, kind), quick_rng(seed), 0
        while not state.outcome():
            assert list(state.winners()) == []
            game.play(state, *chosen(game, state, rng, kind))
            moves += 1
        assert moves <= game.longest
        assert state.outcome() in game.outcomes
        assert len(state.scores()) == seats
        winners = list(state.winners())
        assert winners == sorted(set(winners) & set(range(seats)))
        assert winners in ([], list(range(seats))) or not game.cooperative


def nothing_happens_after_the_end(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    """Nobody acts or talks, every code is answered `game-over`, and all is open (ALL-5, ALL-6)."""
    for state in moments(Case(game, seats, options), seed, 2):
        end = finished(state, quick_rng(seed))
        assert list(end.actors()) == []
        for seat in askers(seats):
            assert [*end.actions(seat), *end.signals(seat)] == []
            assert {end.objection(seat, code) for code in range(-1, game.action_count + 1)} == {"game-over"}
        for looker in lookers(seats):
            assert end.sight(looker).facts() == end.facts()


def time_that_is_up_ends_every_game(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    """What is done for an actor is always legal, and enough to bring the game to its end."""
    for state in moments(Case(game, seats, options), seed, 3):
        moves = 0
        while not state.outcome():
            for seat in state.actors():
                assert state.default_action(seat) in state.actions(seat)
            seat = state.actors()[0]
            state.apply(seat, state.default_action(seat))
            moves += 1
        assert moves <= game.longest


def talk_changes_nobodys_turn(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    """And to say again what stands changes nothing at all (ALL-5)."""
    for state in moments(Case(game, seats, options), seed):
        for seat in range(seats):
            for signal in state.signals(seat):
                after = state.copy()
                after.apply(seat, signal)
                assert moves_of_all(after, seats) == moves_of_all(state, seats)
                said = after.facts()
                if after.objection(seat, signal) is None:
                    after.apply(seat, signal)
                assert after.facts() == said


def moves_of_all(state: State, seats: int) -> list[list[int]]:
    return [list(state.actors()), *(list(state.actions(seat)) for seat in range(seats))]


def every_code_has_a_text(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    texts = [game.format(code) for code in range(game.action_count)]
    assert len(set(texts)) == game.action_count
    assert [game.parse(text) for text in texts] == list(range(game.action_count))


def moves_written_down_play_the_same_game(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    for kind in KINDS:
        first, again = (start(Case(game, seats, options), seed, kind) for _ in range(2))
        rng = quick_rng(seed)
        while not first.outcome():
            seat, action = chosen(game, first, rng, kind)
            text = game.write_move(first, seat, action)
            game.play(first, seat, action)
            game.play(again, seat, game.read_move(again, seat, text))
        assert first.facts() == again.facts()


def every_move_can_be_told(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    for state in moments(Case(game, seats, options), seed):
        assert isinstance(game.summary(state), Phrase)
        for seat in range(seats):
            assert all(isinstance(phrase, Phrase) for phrase in game.situation(state.sight(seat)))
            for action in state.actions(seat):
                part = game.turn_part(state, seat, action)
                assert all(isinstance(one, Phrase) for told in game.turn_sentences(part.clauses) for one in told)
            for action in (*state.actions(seat), *state.signals(seat)):
                assert isinstance(game.telling(state, seat, action), Phrase)
    end = finished(game.deal(seats, options, seed=seed), quick_rng(seed))
    assert isinstance(game.ending(end), Phrase)
    assert all(isinstance(figure, float) for figure in game.measures(end).values())


def the_choices_are_the_moves_and_signals(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    for state in moments(Case(game, seats, options), seed):
        for seat in lookers(seats):
            sight = state.sight(seat)
            choices = msgspec.to_builtins(game.choices(sight, seat))
            actions = [choice["action"] for choice in choices]
            assert sorted(actions) == sorted([*state.actions(seat), *state.signals(seat)])
            assert [game.read_move(sight, seat, choice["move"]) for choice in choices] == actions


def observations_are_of_the_size_and_range_declared(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    for state in moments(Case(game, seats, options), seed):
        for seat in lookers(seats):
            numbers = list(game.observe(state.sight(seat), seat))
            assert len(numbers) == game.observation_size
            assert -1.0 <= min(numbers) <= max(numbers) <= 1.0


def a_sight_of_a_sight_is_the_same(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    for state in moments(Case(game, seats, options), seed):
        before = state.facts()
        for seat in lookers(seats):
            assert state.sight(seat).sight(seat).facts() == state.sight(seat).facts()
        assert state.facts() == before


def what_is_imagined_looks_like_what_is_seen(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    rng = quick_rng(seed)
    for state in moments(Case(game, seats, options), seed):
        for seat in lookers(seats):
            sight = state.sight(seat)
            before = sight.facts()
            world = sight.imagine(rng)
            assert sight.facts() == before
            assert world.sight(seat).facts() == before
            assert payloads(game, world.sight(seat), seat) == payloads(game, sight, seat)


def what_is_imagined_can_be_played(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    rng, cards = quick_rng(seed), HOOKS[game.id].cards
    for state in moments(Case(game, seats, options), seed):
        for seat in lookers(seats):
            world = state.sight(seat).imagine(rng)
            assert list(world.actors()) == list(state.actors())
            assert all(len(world.actions(actor)) > 0 for actor in world.actors())
            assert sorted(cards(world)) == sorted(cards(state))
            assert finished(world, rng).outcome() in game.outcomes


def nothing_hidden_shows(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    """Two truths that differ only in what a seat cannot see give that seat the same bytes (ALL-6)."""
    rng, other_truth = quick_rng(seed), HOOKS[game.id].other_truth
    differing = 0
    for state in moments(Case(game, seats, options), seed, 7):
        if state.outcome():
            continue
        for seat in lookers(seats):
            if other_truth is None:
                assert state.sight(seat).facts() == state.facts()
                continue
            other = other_truth(state, seat, rng)
            differing += other.facts() != state.facts()
            assert other.sight(seat).facts() == state.sight(seat).facts()
            assert payloads(game, other.sight(seat), seat) == payloads(game, state.sight(seat), seat)
    assert differing > 0 or other_truth is None, "the judge changes nothing"


def a_new_game_at_the_table_is_of_the_same_kind(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    for state in moments(Case(game, seats, options), seed, 3):
        before = state.facts()
        again = state.redeal(quick_rng("again"))
        assert again.facts() == game.deal(seats, options, seed=quick_rng("again")).facts()
        assert state.facts() == before


def a_seed_fixes_the_deal_and_nothing_else_does(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    deals = [tuple(game.deal(seats, options, seed=f"{seed}.{number}").facts()) for number in (1, 2, 3, 1, 2, 3)]
    assert deals[:3] == deals[3:]
    assert len(set(deals)) > 1


def the_habit_is_legal_and_does_not_peek(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    rng = quick_rng(seed)
    for state in moments(Case(game, seats, options), seed, 7):
        for seat in state.actors():
            action = game.habit().choose(state.sight(seat), seat, rng.copy())
            assert action in state.actions(seat)
            assert game.habit().choose(state, seat, rng.copy()) == action


def the_novice_is_legal_and_does_not_peek(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    rng = quick_rng(seed)
    for state in moments(Case(game, seats, options), seed):
        for seat in state.actors():
            action = game.novice().choose(state.sight(seat), seat, rng.copy())
            assert action in state.actions(seat)
            assert game.novice().choose(state, seat, rng.copy()) == action


def every_move_has_a_reason_that_gives_nothing_away(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    """The truth and the sight give the same reason, and it can be said in every language."""
    for state in moments(Case(game, seats, options), seed):
        for seat in state.actors():
            for action in state.actions(seat):
                reason = game.reason(state.sight(seat), int(seat), int(action))
                assert game.reason(state, int(seat), int(action)) == reason
                assert all(Words(language).say(reason.key, reason.values) for language in LANGUAGES)


def equal_facts_are_equal_states_and_equal_digests(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    """States change, so they have no hash: the digest is the key for a dictionary."""
    known = [(state, list(state.facts()), state.digest()) for state in moments(Case(game, seats, options), seed)]
    for state, facts, digest in known:
        for other, other_facts, other_digest in known:
            assert (state == other) == (facts == other_facts) == (digest == other_digest)
            assert (state != other) == (facts != other_facts)
        assert state != facts
        with pytest.raises(TypeError, match=r"digest\(\)"):
            hash(state)


def a_state_can_be_pickled_copied_and_sent(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    """Truths and sights, of tables with a secret seed as well."""
    secret = game.deal(seats, options, seed=sha256(seed.encode()).hexdigest())
    for truth in [secret, *moments(Case(game, seats, options), seed, 3)]:
        for state in (truth, *(truth.sight(looker) for looker in lookers(seats))):
            plain = state.plain()
            sent = msgspec.msgpack.decode(msgspec.msgpack.encode(plain))
            twins = pickle.loads(pickle.dumps(state)), copy(state), deepcopy(state), state.from_plain(sent)
            for twin in twins:
                assert twin == state
                assert twin.plain() == plain
                assert twin.viewer == state.viewer


def a_state_says_in_short_what_it_is(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    for truth in moments(Case(game, seats, options), seed):
        for state in (truth, *(truth.sight(looker) for looker in lookers(seats))):
            shown = repr(state)
            assert len(shown) < 100
            assert shown.startswith(f"<{type(state).__name__}: {seats} seats, ")
            actors = ", ".join(str(seat) for seat in truth.actors())
            assert (f"over: {truth.outcome()}" if truth.outcome() else f" {actors}") in shown


def a_sight_says_whose_it_is(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    for state in moments(Case(game, seats, options), seed):
        assert state.viewer == OMNISCIENT
        for seat in lookers(seats):
            sight = state.sight(seat)
            assert sight.viewer == sight.copy().viewer == sight.sight(seat).viewer == seat
            assert sight.sight(SPECTATOR).viewer == SPECTATOR
            assert sight.imagine(quick_rng(seed)).viewer == OMNISCIENT
            for nobody in sorted(set(askers(seats)) - set(lookers(seats))):
                with pytest.raises(ValueError, match=f"there is no seat {nobody}; the seats are 0 to {seats - 1}"):
                    state.sight(nobody)
            if not state.outcome():
                for other in set(range(seats)) - {seat}:
                    with pytest.raises(NotVisible, match=f"cannot see what seat {other} sees"):
                        sight.sight(other)


Question = tuple[str, tuple[int, ...]]


def questions(state: State, seat: int, codes: Iterable[int]) -> list[Question]:
    """What a state can be asked about a seat."""
    default: list[Question] = [("default_action", (seat,))] if seat in state.actors() else []
    return [("actions", (seat,)), ("signals", (seat,)), *default, *(("objection", (seat, code)) for code in codes)]


def answer(state: State, question: str, asked: tuple[int, ...]) -> Any:  # noqa: ANN401
    """What the state answers; None for a sight that refuses to answer about the hand of another seat."""
    try:
        return getattr(state, question)(*asked)
    except NotVisible as refused:
        return None if f"cannot see the hand of seat {asked[0]}" in str(refused) else refused


def a_sight_answers_as_the_truth_does_or_refuses(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    """Of its own seat it knows all; of others what everybody knows."""
    rng = quick_rng(seed)
    for state in moments(Case(game, seats, options), seed, 4):
        codes = [int(rng.below(game.action_count)) for _ in range(10)]
        for seat in (*range(seats), int(TABLE)):
            asked = questions(state, seat, {*codes, *state.actions(seat)[:3]})
            truths = [answer(state, *question) for question in asked]
            for looker in lookers(seats):
                sight = state.sight(looker)
                for truth, question in zip(truths, asked, strict=True):
                    told = answer(sight, *question)
                    assert told == truth or (told is None and seat not in {looker, TABLE})


def what_is_answered_can_be_written_into(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    """And nothing comes of it, neither here nor in another game."""
    other = game.deal(seats, options, seed=seed)
    for state in moments(Case(game, seats, options), seed):
        asked: list[Question] = [(name, ()) for name in ("actors", "winners", "scores", "facts")]
        asked += [(name, (seat,)) for seat in range(seats) for name in ("actions", "signals")]
        for question in asked:
            before, elsewhere = list(answer(state, *question)), list(answer(other, *question))
            given = answer(state, *question)
            for place in range(len(given)):
                given[place] = 7
            assert list(answer(state, *question)) == before
            assert list(answer(other, *question)) == elsewhere


def a_number_that_is_no_move_is_refused(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    for state in moments(Case(game, seats, options), seed, 3):
        reason = "game-over" if state.outcome() else "no-such-move"
        wrong: Any
        for number in (-1, game.action_count, 2**62, 2**63, -(2**63) - 1, 10**30):
            assert state.objection(0, number) == reason
            with pytest.raises(IllegalMove) as refused:
                game.play(state, 0, number)
            assert refused.value.reason == reason
        for seat in (2**63, -(10**30)):
            assert state.objection(seat, 0) == ("game-over" if state.outcome() else "not-your-turn")
        for wrong in (1.5, 0.0, None, "0"):
            for asked in ((0, wrong), (wrong, 0)):
                with pytest.raises(TypeError, match="int object expected; got "):
                    state.objection(*asked)
        for seat in set(askers(seats)) - set(state.actors()):
            with pytest.raises(ValueError, match=f"seat {seat} has no move to make now"):
                state.default_action(seat)


def before_the_deal_nobody_may_do_anything(game: AnyGame, seats: int, options: Choice, seed: str) -> None:
    table = game.table(seats, game.options(options, seats))
    assert list(table.actors()) == []
    assert repr(table) == f"<{type(table).__name__}: {seats} seats, not dealt>"
    for seat in askers(seats):
        assert [*table.actions(seat), *table.signals(seat)] == []
        reasons = {table.objection(seat, code) for code in range(game.action_count)}
        assert reasons == {"not-your-turn"}


def a_match_is_equal_to_its_record_its_pickle_and_its_copy(
    game: AnyGame, seats: int, options: Choice, seed: str
) -> None:
    match, rng = Match(game, seats, options, seed=seed), quick_rng(f"{seed} match")
    lengths = [0, 1, int(rng.below(30)), game.longest]
    for length in lengths:
        while not match.is_over and len(match.history) < length:
            seat = match.actors[rng.below(len(match.actors))]
            moves = match.signals(seat) if rng.below(4) == 0 else []
            moves = moves or match.moves(seat)
            match.play(moves[rng.below(len(moves))], seat)
        twins = Match.from_record(str(match.record())), pickle.loads(pickle.dumps(match)), deepcopy(match)
        for twin in twins:
            assert twin == match
            assert str(twin.record()) == str(match.record())
            assert str(twin) == str(match)


PROPERTIES: tuple[Property, ...] = (
    what_is_listed_is_what_is_allowed,
    actors_can_act_and_nobody_else,
    a_refused_move_changes_nothing,
    a_copy_goes_its_own_way,
    no_card_is_lost_or_found,
    every_game_ends,
    nothing_happens_after_the_end,
    time_that_is_up_ends_every_game,
    talk_changes_nobodys_turn,
    every_code_has_a_text,
    moves_written_down_play_the_same_game,
    every_move_can_be_told,
    the_choices_are_the_moves_and_signals,
    observations_are_of_the_size_and_range_declared,
    a_sight_of_a_sight_is_the_same,
    what_is_imagined_looks_like_what_is_seen,
    what_is_imagined_can_be_played,
    nothing_hidden_shows,
    a_new_game_at_the_table_is_of_the_same_kind,
    a_seed_fixes_the_deal_and_nothing_else_does,
    the_habit_is_legal_and_does_not_peek,
    the_novice_is_legal_and_does_not_peek,
    every_move_has_a_reason_that_gives_nothing_away,
    equal_facts_are_equal_states_and_equal_digests,
    a_state_can_be_pickled_copied_and_sent,
    a_state_says_in_short_what_it_is,
    a_sight_says_whose_it_is,
    a_sight_answers_as_the_truth_does_or_refuses,
    what_is_answered_can_be_written_into,
    a_number_that_is_no_move_is_refused,
    before_the_deal_nobody_may_do_anything,
    a_match_is_equal_to_its_record_its_pickle_and_its_copy,
)
