"""What may be said in The Game: three words about a pile, and taking them back (TG-19)."""

from typing import Final

WORDS: Final = ("take-back", "keep-off", "small-steps", "welcome")
"""In the order of the rules' codes. `take-back` unsays whatever stands."""
