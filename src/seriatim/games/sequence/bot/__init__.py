"""How bots play Sequence."""
