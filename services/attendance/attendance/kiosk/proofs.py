"""What a tablet and a person are known by. Nothing of it is kept as it is said. Pure."""

import hashlib
import secrets

from chassis.pins import is_guessed_first

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})
_CODE_LENGTH = 8
"""40 bits, for minutes."""
_GIVEN_DIGITS = 6


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
