"""Which passwords are refused: short ones, the person's own name, and those everybody tries first."""

import re
from importlib.resources import files

from chassis.errors import Invalid
from chassis.texts import Text

SHORTEST = 10

_KEYBOARD = (
    "01234567890123456789",
    "09876543210987654321",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
)
_LOOK_ALIKE = str.maketrans("01345@$7!", "oleasasti")
_LETTERS = re.compile(r"[^\W\d_]+")
_ENDS = re.compile(r"^[\W\d_]+|[\W\d_]+$")


def _read_common() -> frozenset[str]:
    text = (files(__package__ or "") / "common_passwords.txt").read_text("utf-8")
    return frozenset(word for line in text.splitlines() if not line.startswith("#") for word in line.split())


_COMMON_HEARTS = _read_common()


def check_password(password: str, *, email: str, full_name: str, field: str) -> None:
    """Refuse a weak password, saying why."""
    reason = weakness_of(password, email=email, full_name=full_name)
    if reason is not None:
        raise Invalid.field(field, reason)


def weakness_of(password: str, *, email: str, full_name: str) -> Text | None:
    if len(password) < SHORTEST:
        return Text("Use at least {least} characters. A few words you remember are best.", least=SHORTEST)
    if _heart(password) in {_heart(email), _heart(email.split("@")[0]), _heart(full_name)} - {""}:
        return Text("Don't use your name or e-mail address as the password.")
    if _is_common(password):
        return Text("This is one of the passwords tried first. Choose a less common one.")
    return None


def _is_common(password: str) -> bool:
    lowered = password.casefold()
    if len(set(lowered)) <= 3:
        return True
    if any(lowered in run or lowered[::-1] in run for run in _KEYBOARD):
        return True
    heart = _heart(lowered)
    # Digits alone are guessed by counting: ten of them are only as many as ten billion.
    return not heart or not _COMMON_HEARTS.isdisjoint({heart, _heart(_written_out(lowered))})


def _written_out(text: str) -> str:
    """`p@ssw0rd2024!` → `password`"""
    return _ENDS.sub("", text).translate(_LOOK_ALIKE)


def _heart(text: str) -> str:
    return "".join(_LETTERS.findall(text.casefold()))
