"""How bots play Cut in!."""
