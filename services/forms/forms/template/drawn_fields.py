from collections.abc import Collection, Iterator
from typing import Any, cast


def drawn_fields(part: Any, types: Collection[str]) -> Iterator[dict[str, Any]]:
    """Those of some kinds, however deep they stand, of a form as JSON that need not be whole. Pages, rows,
    fields and cells hold others as their components."""
    if isinstance(part, list):
        for each in cast("list[Any]", part):
            yield from drawn_fields(each, types)
    elif isinstance(part, dict):
        drawn = cast("dict[str, Any]", part)
        if drawn.get("type") in types:
            yield drawn
        yield from drawn_fields(drawn.get("components"), types)
