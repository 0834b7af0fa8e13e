import re
from datetime import datetime
from typing import Annotated
from uuid import UUID

from chassis.http import Instant, WireIn, WireOut
from identity_client.people import PersonPublic
from pydantic import BeforeValidator, ConfigDict, Field

_UNPRINTABLE = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|[\ud800-\udfff]")


def _cut(longest: int) -> BeforeValidator:
    """A report is never refused for its length or its bytes: a broken page can't be asked to try again."""

    def cut(value: object) -> object:
        return _UNPRINTABLE.sub("\ufffd", value[:longest]) if isinstance(value, str) else value

    return BeforeValidator(cut)


def _only_path(value: object) -> object:
    """Query and fragment may hold secrets, such as the token of a mailed link."""
    return re.split(r"[?#]", value, maxsplit=1)[0] if isinstance(value, str) else value


class ClientErrorReport(WireIn):
    model_config = ConfigDict(extra="ignore")

    name: Annotated[str, _cut(200)] = "Error"
    message: Annotated[str, _cut(2_000)]
    stack: Annotated[str, _cut(16_000)] = ""
    pathname: Annotated[str, _cut(500), BeforeValidator(_only_path)] = ""
    user_agent: Annotated[str, _cut(400)] = ""
    device_at: Annotated[Instant | None, Field(alias="datetime")] = None


class ClientErrorAccepted(WireOut):
    id: UUID


class ClientErrorPublic(WireOut):
    id: UUID
    name: str
    message: str
    stack: str
    pathname: str
    user_agent: str
    at: datetime
    device_at: datetime | None
    user: PersonPublic | None
