"""PINs that people type where they have no account at hand: few digits, so what is kept of them is slow to
try. Pure."""

import hashlib
import hmac
import secrets
from datetime import UTC, datetime
from itertools import pairwise

_SALT_BYTES = 16
_FEW_DIGITS = 2
_DOWN_THE_KEYPAD = frozenset({"2580", "0852"})
_DATES = {6: ("%d%m%y", "%y%m%d", "%m%d%y"), 8: ("%d%m%Y", "%Y%m%d", "%m%d%Y")}
"""As people write them, by their digits."""
_YEARS_OF_PEOPLE = range(1900, 2100)
# 16 MB and some hundredths of a second each: all PINs there are take their time even with the table in hand.
_COST, _BLOCK, _PARALLEL = 2**14, 8, 1


def is_guessed_first(pin: str) -> bool:
    """Steps of one size (1111, 1234, 9876, 1357), two digits alone (1212, 1221), a part again (123123), the
    middle of the keypad (2580), or a date with its year (19901231, 311290)."""
    steps = {int(after) - int(before) for before, after in pairwise(pin)}
    # Written twice, what repeats a part is found before its second half begins.
    repeats_a_part = (pin + pin).find(pin, 1) < len(pin)
    is_simple = len(steps) == 1 or len({*pin}) <= _FEW_DIGITS or repeats_a_part
    return is_simple or pin in _DOWN_THE_KEYPAD or _is_date(pin)


def _is_date(pin: str) -> bool:
    return any(
        len(pin) == length and _is_written(pin, form) for length, forms in _DATES.items() for form in forms
    )


def _is_written(pin: str, form: str) -> bool:
    try:
        year = datetime.strptime(pin, form).replace(tzinfo=UTC).year
    except ValueError:
        return False
    return year in _YEARS_OF_PEOPLE


def new_salt() -> bytes:
    return secrets.token_bytes(_SALT_BYTES)


def digest_of_pin(pin: str, salt: bytes) -> bytes:
    """Takes its time: never on the event loop."""
    return hashlib.scrypt(pin.encode(), salt=salt, n=_COST, r=_BLOCK, p=_PARALLEL)


def is_pin(pin: str, salt: bytes, digest: bytes) -> bool:
    return hmac.compare_digest(digest_of_pin(pin, salt), digest)
