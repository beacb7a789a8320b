"""States as plain data: numbers, texts, lists and dictionaries, which can go to another process, and back.

A state has a class, packed arrays and parts that have a class of their own; none of this pickles. But a state dealt at
the same table has all of it in the right places, so that only the data has to travel: whoever receives it deals a game
and lays everything as it is told.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from seriatim.games.game import AnyGame, Value
from seriatim.kit.state import State

Plain = dict[str, Any]
"""An object's attributes by name; each is a number, a text, None, a list of such things, or again an object's."""

KINDS: Final[dict[str, Any]] = {
    "vec[i64]": vec[i64],
    "vec[i32]": vec[i32],
    "vec[i16]": vec[i16],
    "vec[u8]": vec[u8],
    "vec[bool]": vec[bool],
    "vec[float]": vec[float],
    "vec[vec[i64]]": vec[vec[i64]],
}
"""The packed arrays that states are made of, as they call themselves."""


def plain(state: State) -> Plain:
    """All a state holds, its parts included."""
    facts: Plain = told(state)
    return facts


def recalled(game: AnyGame, seats: int, options: dict[str, Value], facts: Plain) -> State:
    """The state that was told, at a table with these seats and options.

    The truth of a table with a secret seed does not travel: its chance to come is a stream. Its sights do.
    """
    state: State = game.deal(seats, options, seed=0)
    lay(state, facts)
    return state


def told(thing: Any) -> Any:  # noqa: ANN401
    if thing is None or isinstance(thing, int | float | str):
        return thing
    if isinstance(thing, vec):
        return [told(item) for item in thing]
    return {name: told(getattr(thing, name)) for name in names_in(thing)}


def names_in(thing: object) -> list[str]:
    """The attributes of an object: compiled classes list them, interpreted objects have them in a dictionary."""
    return [*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())]


def lay(thing: object, facts: Plain) -> None:
    """Make an object what it is told to be, as far as it is not."""
    if set(facts) != set(names_in(thing)):
        raise ValueError(f"{type(thing).__name__} holds {', '.join(names_in(thing))}; not {', '.join(facts)}")
    for name, fact in facts.items():
        model = getattr(thing, name)
        if isinstance(fact, dict):
            lay(model, fact)
        elif isinstance(fact, list):
            setattr(thing, name, laid_out(model, fact))
        elif model != fact:
            setattr(thing, name, fact)


def laid_out(model: Any, facts: list[Any]) -> Any:  # noqa: ANN401
    """A packed array of the kind of the model."""
    if facts and isinstance(facts[0], dict):
        for part, fact in zip(model, facts, strict=True):
            lay(part, fact)
        return model
    kind = KINDS[repr(model).partition("(")[0]]
    return kind([vec[i64](fact) if isinstance(fact, list) else fact for fact in facts])
