"""What pydantic finds wrong, as texts of ours: English in its own words, other languages by its kinds."""

import re
from collections.abc import Mapping
from typing import Any

from chassis.texts import Text

KEYS = "pydantic"
"""`texts/pydantic/<language>.toml` words its problems, `string_too_short` and the like."""


# A choice among members of an enum, which pydantic shows as Python does: `<Role.MEMBER: 'member'>`.
_MEMBER = re.compile(r"<[\w.]+: ('[^']*')>")


def worded(problem: Mapping[str, Any]) -> Text:
    values: dict[str, Any] = dict(problem.get("ctx", {}))
    if isinstance(own := _own_words(values.get("error")), Text):
        return own
    if isinstance(expected := values.get("expected"), str):
        values["expected"] = _choice(_MEMBER.sub(r"\1", expected))
    english = _capitalized(_MEMBER.sub(r"\1", str(problem["msg"])))
    return Text.keyed(english, f"{KEYS}.{problem['type']}", **values)


def _own_words(error: object) -> object:
    """What a validator of ours said: `raise ValueError(Text("Choose a later day"))`."""
    return error.args[0] if isinstance(error, ValueError) and error.args else None


def _choice(expected: str) -> str:
    """`'a', 'b' or 'c'`, whose "or" is a word too."""
    first, found, last = expected.rpartition(" or ")
    return Text("{first} or {last}", first=first, last=last) if found else expected


def _capitalized(message: str) -> str:
    text = message.removeprefix("Value error, ")
    return text[:1].upper() + text[1:]
