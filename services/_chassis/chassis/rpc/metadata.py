"""What travels beside every gRPC call, spelled once."""

import json
from typing import cast

from chassis.texts import Text

ERROR_CODE = "groundwork-error-code"
ERROR_TEXT = "groundwork-error-text-bin"
"""The error's words in every language: who called has not got our catalogues. `-bin` takes any characters."""
AUTHORIZATION = "authorization"
TRACEPARENT = "traceparent"

# gRPC drops a call whose metadata is larger than 8 KiB; such a text arrives in English only.
_MOST_BYTES = 4096


def pack_text(message: str) -> bytes | None:
    if not isinstance(message, Text):
        return None
    packed = json.dumps(message.packed(), ensure_ascii=False).encode()
    return packed if len(packed) <= _MOST_BYTES else None


def unpack_text(packed: bytes) -> Text:
    return Text.unpacked(cast("dict[str, str]", json.loads(packed)))
