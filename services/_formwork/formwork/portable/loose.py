"""JSON of other builders, of which nothing is sure."""

import html
import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

from formwork.blank import stripped

_TAGS = re.compile(r"<[^<>]{0,2000}>")
_BREAKS = re.compile(r"<\s*(?:br|/p|/div|/h\d|/li)\b[^<>]{0,200}>", re.IGNORECASE)


def objects(value: object) -> Sequence[Mapping[str, Any]]:
    """Those of a list that are objects."""
    return [cast("dict[str, Any]", each) for each in listed(value) if isinstance(each, dict)]


def listed(value: object) -> Sequence[object]:
    return cast("list[object]", value) if isinstance(value, list) else ()


def text_in(value: object, *keys: str) -> str:
    """A text; of an object the first of these keys that has one, or that in its default language."""
    if isinstance(value, dict):
        held = cast("dict[str, object]", value)
        for key in (*keys, "default", "en"):
            if text := text_in(held.get(key)):
                return text
        return next((each for each in held.values() if isinstance(each, str)), "") if not keys else ""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return ""
    return stripped(str(value))


def is_said(value: object) -> bool:
    return value not in (None, "", [], {}, False)


def strip_tags(text: str) -> str:
    return stripped(html.unescape(_TAGS.sub("", _BREAKS.sub("\n", text))))
