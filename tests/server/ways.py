"""Ways to pages that are not there: what is told waits in the device's outbox, or goes out to be looked at."""


class Free:
    """Takes everything at once."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.is_ended = False

    def is_free(self) -> bool:
        return True

    def write(self, *texts: bytes) -> None:
        self.written.extend(texts)

    def end(self) -> None:
        self.is_ended = True


class Blocked(Free):
    """Takes nothing."""

    def is_free(self) -> bool:
        return False
