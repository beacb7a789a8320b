"""Bids for the start, as The Game and Quick & Easy have them: every seat bids once (TG-4, QE-3)."""
