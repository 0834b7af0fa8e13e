"""What a QR code holds: 128 random bits in letters that nobody mistakes for each other. Pure."""

import secrets

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LENGTH = 26
_MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})
PATH = "/attendance/code/"


def new_code() -> str:
    bits = secrets.randbits(128)
    return "".join(_LETTERS[bits >> 5 * place & 31] for place in reversed(range(_LENGTH)))


def code_in(scanned: str, path: str = PATH) -> str | None:
    """Of what was scanned or typed: the address of a label, or the letters below it. None: it is neither."""
    _, _, behind = scanned.strip().rpartition(path)
    plain = behind.upper().translate(_MISREAD)
    return plain if len(plain) == _LENGTH and all(letter in _LETTERS for letter in plain) else None


def grouped(code: str) -> str:
    """As it is printed, for whoever must type it: fives, and no letter alone at the end."""
    starts = range(0, len(code) - 5, 5)
    return " ".join(code[start : start + 5 if start < starts[-1] else None] for start in starts)
