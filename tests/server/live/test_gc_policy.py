"""When a full policy collection runs."""

import gc
import weakref

from seriatim.server.live.hub import MIN_ENDED, GcPolicy


class Cycle:
    """Refers to itself, so that only a full collection frees it."""

    def __init__(self) -> None:
        self.itself = self


def test_a_full_collection_runs_when_as_many_have_ended_as_are_held() -> None:
    policy, held = GcPolicy(), 2 * MIN_ENDED
    gc.collect()
    found = weakref.ref(Cycle())
    for _ in range(held):
        assert not policy.collect_if_due(held)
        policy.count_ended()
    assert policy.collect_if_due(held)
    assert found() is None
    assert not policy.collect_if_due(held)


def test_a_few_that_have_ended_are_not_worth_a_collection() -> None:
    policy = GcPolicy()
    policy.count_ended()
    assert not policy.collect_if_due(1)


def test_when_nothing_is_held_one_collection_runs() -> None:
    policy = GcPolicy()
    assert not policy.collect_if_due(0)
    policy.count_ended()
    assert policy.collect_if_due(0)
    assert not policy.collect_if_due(0)
