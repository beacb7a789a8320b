"""The example in the store's docstring runs."""

import doctest

from seriatim.server import store


def test_the_example_of_the_store_runs() -> None:
    result = doctest.testmod(store)
    assert (result.failed, result.attempted > 0) == (0, True)
