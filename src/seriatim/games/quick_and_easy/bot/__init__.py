"""How bots play Quick & Easy."""
