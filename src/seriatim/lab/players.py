"""Bots of a simulation or contest, given by name or as policies."""

import pickle
from collections.abc import Mapping, Sequence

from seriatim.bots import BotProblem, bot
from seriatim.bots.silent import silenced
from seriatim.games.game import AnyGame, NewSeed, shown
from seriatim.kit.policy import Policy
from seriatim.kit.seed import new_study_seed, seed_text
from seriatim.match import Bot, GivenBot, Seed, require_bots
from seriatim.phrase import Phrase


def labels_of(bots: Sequence[GivenBot]) -> tuple[list[str], dict[str, Policy]]:
    """A label for every bot, and the policies by their labels.

    The label of a name is the name, that of a policy the name of its class. A second policy of a class is `Greedy 2`.
    """
    require_bots(bots)
    labels: list[str] = []
    policies: dict[str, Policy] = {}
    for given in bots:
        one = given.policy if isinstance(given, Bot) else given
        labels.append(one if isinstance(one, str) else label_of(one, policies))
        if isinstance(one, Policy):
            policies[labels[-1]] = one
    return labels, policies


def label_of(policy: Policy, known: Mapping[str, Policy]) -> str:
    name, number = type(policy).__name__, 1
    label = name
    while label in known and known[label] is not policy:
        number += 1
        label = f"{name} {number}"
    return label


def player(label: str, policies: Mapping[str, Policy], game: AnyGame, *, talking: bool) -> Policy:
    """The player with this label, at a table where players talk or at a silent one."""
    if label not in policies:
        return bot(label, game, talking=talking)
    return policies[label] if talking else silenced(policies[label])


def text_of_many(seed: Seed | NewSeed) -> str:
    """The text of a seed from which many games grow; a new one is random."""
    return new_study_seed() if isinstance(seed, NewSeed) else seed_text(seed)


def require_count(what: str, number: object) -> None:
    """Raise `ValueError` unless so many can be played."""
    if type(number) is not int or number < 1:
        raise ValueError(f"{what} is a whole number from 1, not {shown(number)}")


def require_picklable(policies: Mapping[str, Policy]) -> None:
    """Raise `BotProblem` if a policy cannot be sent to another process."""
    for label, policy in policies.items():
        try:
            pickle.dumps(policy)
        except Exception as error:
            raise BotProblem(Phrase("bot-not-picklable", {"bot": label})) from error
