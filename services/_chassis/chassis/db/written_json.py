"""How what a column of JSON holds is sent: as text, for a tenth of what the standard library takes for it."""

import json
from typing import Any

import orjson


def written_json(value: Any) -> str:
    try:
        text = orjson.dumps(value, option=orjson.OPT_PASSTHROUGH_DATETIME)
    except TypeError:
        # Keys that are no text, numbers of more than 64 bits.
        return json.dumps(value)
    # It may also have been a number that is none, which PostgreSQL has to refuse and not to take for nothing.
    return json.dumps(value) if b"null" in text else text.decode()
