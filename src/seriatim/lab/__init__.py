"""Where games are studied by the thousand."""
