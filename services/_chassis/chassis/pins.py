"""PINs that people type where they have no account at hand: few digits, so what is kept of them is slow to
try. Pure."""

import hashlib
import hmac
import secrets
from itertools import pairwise

_SALT_BYTES = 16
# 16 MB and some hundredths of a second each: all PINs there are take their time even with the table in hand.
_COST, _BLOCK, _PARALLEL = 2**14, 8, 1


def is_guessed_first(pin: str) -> bool:
    """One digit alone, or a run of digits: 1111, 1234, 9876."""
    steps = {int(after) - int(before) for before, after in pairwise(pin)}
    return steps in ({0}, {1}, {-1})


def new_salt() -> bytes:
    return secrets.token_bytes(_SALT_BYTES)


def digest_of_pin(pin: str, salt: bytes) -> bytes:
    """Takes its time: never on the event loop."""
    return hashlib.scrypt(pin.encode(), salt=salt, n=_COST, r=_BLOCK, p=_PARALLEL)


def is_pin(pin: str, salt: bytes, digest: bytes) -> bool:
    return hmac.compare_digest(digest_of_pin(pin, salt), digest)
