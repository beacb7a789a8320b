"""A player who keeps quiet, at a table where nobody talks."""

from seriatim.kit.policy import Policy
from seriatim.kit.rng import Rng
from seriatim.kit.state import State


class Silent(Policy):
    """Chooses as another does, and says nothing."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        return int(self.policy.choose(sight, seat, rng))


def silenced(policy: Policy) -> Policy:
    return Silent(policy) if policy.talks() else policy
