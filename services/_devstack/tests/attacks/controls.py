"""A refusal proves something where the caller's own id in the same place is answered otherwise."""

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import NamedTuple

import httpx

from services._devstack.tests.attacks.fields import Field, body_with, json_schema, smallest_body
from services._devstack.tests.attacks.sending import send_body
from services._devstack.tests.every_service.house import Operation
from services._devstack.tests.every_service.requests import Seen

Headers = Mapping[str, str]
_MAKES = re.compile(r"/(Create|Save|Set)[A-Z]\w*$")
_ENDS = re.compile(r"/(Delete|Remove|Archive|Leave|Transfer|Discard|Void|Withdraw|TakeBack|Revoke)\w*$")
_ID = re.compile(r"[0-9a-f]{8}-[0-9a-f-]{27}")


class Refusal(NamedTuple):
    operation: Operation
    field: Field
    status: int
    text: str

    @property
    def is_about_the_id(self) -> bool:
        """Named as what is wrong, or what the call is about is not there."""
        return f'"field":"{self.field}"' in self.text or (self.status == 404 and len(self.field.path) == 1)

    def __str__(self) -> str:
        return f"{self.operation.name} {self.field}"


async def furnish(
    http: httpx.AsyncClient,
    operations: Iterable[Operation],
    mine: Seen,
    headers: Callable[[], Awaitable[Headers]],
) -> None:
    """One of everything that a body of its required fields makes."""
    for operation in operations:
        if operation.is_for_members and json_schema(operation) and _MAKES.search(operation.path):
            await send_body(http, operation, smallest_body(operation, mine), mine, await headers())


async def unproven(
    http: httpx.AsyncClient,
    refusals: Iterable[Refusal],
    mine: Seen,
    headers: Callable[[], Awaitable[Headers]],
) -> set[str]:
    """Refused as somebody else's, and just the same as one's own: for another reason, then. What ends things
    comes last: it leaves nothing to be asked for."""
    found = set[str]()
    for refusal in sorted(refusals, key=_is_an_end):
        own = mine.id_for(refusal.field.name)
        if not refusal.operation.is_for_members or (own is None and refusal.is_about_the_id):
            continue
        if own is not None:
            body = body_with(refusal.operation, refusal.field, own, mine)
            answer = await send_body(http, refusal.operation, body, mine, await headers())
            if (answer.status_code, _plain(answer.text)) != (refusal.status, _plain(refusal.text)):
                continue
        found.add(str(refusal))
    return found


def _is_an_end(refusal: Refusal) -> bool:
    return refusal.operation.method == "DELETE" or bool(_ENDS.search(refusal.operation.path))


def _plain(text: str) -> str:
    return _ID.sub("", text)
