"""Any JSON is looked at here first, without recursion: later code may then recurse and store what it got."""

from typing import cast

MOST_DEPTH = 32
MOST_NODES = 200_000
MOST_TEXT = 100_000


def is_plain(value: object) -> bool:
    """JSON of bounded depth and size whose texts can be stored (no NUL, no half of a surrogate pair)."""
    waiting: list[tuple[object, int]] = [(value, 1)]
    seen = 0
    while waiting:
        part, depth = waiting.pop()
        seen += 1
        if depth > MOST_DEPTH or seen > MOST_NODES:
            return False
        if isinstance(part, dict):
            children = cast("dict[object, object]", part)
            if not all(isinstance(key, str) and _is_storable(key) for key in children):
                return False
            waiting += [(child, depth + 1) for child in children.values()]
        elif isinstance(part, list):
            waiting += [(child, depth + 1) for child in cast("list[object]", part)]
        elif isinstance(part, str):
            if not _is_storable(part):
                return False
        elif isinstance(part, int | float):
            # Not `>=`: that would let pass what is no number. Beyond, TypeScript would read another number.
            if not abs(part) < 2**53:
                return False
        elif part is not None:
            return False
    return True


def _is_storable(text: str) -> bool:
    if len(text) > MOST_TEXT or "\x00" in text:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
