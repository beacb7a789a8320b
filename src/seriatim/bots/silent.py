"""A player that never signals, for a silent table."""

from seriatim.kit.policy import Policy
from seriatim.kit.rng import Rng
from seriatim.kit.state import State


class Silent(Policy):
    """Chooses as another policy does, and gives no signals."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        return int(self.policy.choose(sight, seat, rng))


def silenced(policy: Policy) -> Policy:
    """The policy without its signals."""
    return Silent(policy) if policy.talks() else policy
