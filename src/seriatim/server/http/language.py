"""In which of our languages somebody is answered."""

from collections.abc import Mapping

from seriatim.words import LANGUAGES


def language_of(headers: Mapping[str, str]) -> str:
    """The language for whoever sends these headers with a request."""
    return best_language(headers.get("accept-language", ""))


def best_language(header: str) -> str:
    """The best of our languages for what a browser asks for, such as `cs,en;q=0.8`."""
    wanted: list[tuple[float, str]] = []
    for part in header[:200].split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            wanted.append((-float(quality or 1), name[:2].lower()))
        except ValueError:
            continue
    return next((name for _, name in sorted(wanted, key=lambda one: one[0]) if name in LANGUAGES), "en")
