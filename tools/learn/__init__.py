"""Learn the weights that bots use, from games between bots: `make learn GAME=sequence`, or `the-game`.

The same command always gives the same weights.
"""
