"""Tables as JSON: an array of objects, a line a row, for programs that go on with them."""

from collections.abc import Mapping, Sequence
from datetime import date
from decimal import Decimal

import orjson

from chassis.http.csv import Row


def keys_of(heading: Sequence[str]) -> Sequence[str]:
    """Each another one: of two that are called alike a reader would keep the last."""
    keys = list[str]()
    for each in heading:
        key, number = each, 2
        while key in keys:
            key, number = f"{each} ({number})", number + 1
        keys.append(key)
    return keys


def json_lines(keys: Sequence[str], rows: Sequence[Row]) -> str:
    return ",\n".join(_object(dict(zip(keys, row, strict=True))) for row in rows)


def _object(row: Mapping[str, object]) -> str:
    return f"{{{','.join(f'{_text(key)}:{_value(cell)}' for key, cell in row.items())}}}"


def _value(cell: object) -> str:
    match cell:
        case Decimal() if cell.is_finite():
            # All its places: a float has not all of them.
            return f"{cell:f}"
        case None | bool() | int() | float() | str() | date():
            return orjson.dumps(cell).decode()
        case _:
            return _text(str(cell))


def _text(text: str) -> str:
    return orjson.dumps(str(text)).decode()
