"""What answers show, so that two moments can be compared: without what time itself changes."""

import asyncio
import re
from collections.abc import Mapping

import httpx

# Links are signed anew for each answer.
_SIGNED = re.compile(r"(?<=\?)[^\"\s]+")
# A paper that was requested, a project whose service was late: the next answer may be another one.
_UNSETTLED = re.compile(r'"state":"(queued|rendering)"|"project":null')
_PATIENCE = 60


async def shown(http: httpx.AsyncClient, request: httpx.Request) -> str:
    """An answer that stays the same while nothing is changed."""
    async with asyncio.timeout(_PATIENCE):
        while _UNSETTLED.search((answer := await http.send(request)).text):
            await asyncio.sleep(0.3)
    return _SIGNED.sub("", answer.text) if answer.status_code == 200 else str(answer.status_code)


def changed(before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    """Which answers are others now, and from where on."""
    return [
        f"{name}: {_from_the_difference(text, after[name])}"
        for name, text in before.items()
        if text != after[name]
    ]


def _from_the_difference(one: str, other: str) -> str:
    start = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    begin = max(0, start - 60)
    return f"…{one[begin : start + 100]}… is now …{other[begin : start + 100]}…"
