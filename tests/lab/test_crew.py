"""Work shared out among processes."""

from seriatim.lab.crew import parts


def test_all_pieces_are_shared_out_once() -> None:
    for games in (1, 2, 3, 100, 101):
        for workers in (1, 2, 3, 8):
            numbers = [number for part in parts(games, workers) for number in part]
            assert numbers == list(range(games))
