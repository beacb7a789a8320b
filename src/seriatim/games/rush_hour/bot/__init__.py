"""How bots play Rush hour."""
