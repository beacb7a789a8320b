"""How bots play Traffic memo."""
