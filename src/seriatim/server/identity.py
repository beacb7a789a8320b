"""Who somebody is. Nobody needs an account: a browser is given a signed name that only the server can make.

The name of a person is a secret between the server and the browser; others know seats. Whoever moves to another device
opens a recovery link there, which works once and not for long.
"""

import os
import re
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, TimestampSigner

from seriatim.phrase import Phrase
from seriatim.server.errors import Explained, problem_in

COOKIE: Final = "seriatim"
LASTS: Final = 400 * 24 * 60 * 60
"""Seconds; browsers keep a cookie no longer."""
RENEWED: Final = 30 * 24 * 60 * 60
"""Seconds after which somebody who still comes is given the cookie anew, so that it never ends for them."""
LINK_LASTS: Final = 60 * 60 * 1000
"""Milliseconds in which a recovery link can be opened."""
SECRET: Final = "secret"  # noqa: S105 (the name of a file)
WHOLE: Final = re.compile("(?:[0-9a-f]{2}){32,}")


class NoSecret(Explained):
    """The data folder has no secret, and none can be written there."""


def secret_in(folder: Path) -> bytes:
    """The house's own secret, made on the first day and readable by nobody else."""
    file = folder / SECRET
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            write_secret(file)
        text = file.read_text("latin-1").strip()
    except OSError as error:
        raise NoSecret(Phrase("serve-no-secret", {"folder": str(folder), "problem": problem_in(error)})) from None
    if not WHOLE.fullmatch(text):
        raise NoSecret(Phrase("serve-bad-secret", {"file": str(file)}))
    return bytes.fromhex(text)


def write_secret(file: Path) -> None:
    """All of it or nothing, even if the power fails half-way or the disk is full."""
    draft = file.with_name(f"{SECRET}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as out:
            out.write(secrets.token_hex(32) + "\n")
            out.flush()
            os.fsync(out.fileno())
        draft.rename(file)
    finally:
        draft.unlink(missing_ok=True)


def new_person() -> str:
    return secrets.token_urlsafe(16)


def new_table_name() -> str:
    """128 bits: whoever has the link was given it."""
    return secrets.token_urlsafe(16)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What the store keeps of a recovery link, so that nobody who reads it can be somebody else."""
    return sha256(token.encode()).hexdigest()


class Identity:
    """Signs names, and knows its own signature."""

    def __init__(self, secret: bytes) -> None:
        self.signer = TimestampSigner(secret, salt="seriatim person", digest_method=sha256)

    def cookie_of(self, person: str) -> str:
        return self.signer.sign(person).decode("ascii")

    def person_of(self, cookie: str | None, lasts: int = LASTS) -> str | None:
        """Whose cookie this is; nobody's, if it is too old or not ours."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            return self.signer.unsign(cookie, max_age=lasts).decode("ascii")
        except (BadSignature, UnicodeError):
            return None

    def is_fresh(self, cookie: str | None) -> bool:
        return self.person_of(cookie, RENEWED) is not None
