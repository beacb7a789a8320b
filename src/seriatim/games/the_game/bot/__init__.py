"""How bots play The Game."""
