"""What a tablet and a person are known by. Nothing of it is kept as it is said. Pure."""

import hashlib
import hmac
import secrets
from itertools import pairwise

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})
_CODE_LENGTH = 8
"""40 bits, for minutes."""
_GIVEN_DIGITS = 6
_SALT_BYTES = 16
# 16 MB and some hundredths of a second each: all PINs there are take their time even with the table in hand.
_COST, _BLOCK, _PARALLEL = 2**14, 8, 1


def new_code() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LENGTH))


def grouped(code: str) -> str:
    return f"{code[:4]} {code[4:]}"


def digest_of_code(typed: str) -> bytes:
    return hashlib.sha256(typed.upper().translate(_MISREAD).encode()).digest()


def digest_of_token(token: str) -> bytes:
    """A long random token needs no salt."""
    return hashlib.sha256(token.encode()).digest()


def new_pin() -> str:
    while True:
        pin = "".join(secrets.choice("0123456789") for _ in range(_GIVEN_DIGITS))
        if not is_guessed_first(pin):
            return pin


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
