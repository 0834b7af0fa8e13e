from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from pydantic import Field


class RequestRulesPublic(WireOut):
    escalates_after_days: int | None
    """Working days, after which a request that nobody answered is passed on. Null: it waits."""
    revision: int
    """0: nobody has said anything yet."""


class RequestRulesSet(WireIn):
    group_id: UUID | None = None
    revision: Annotated[int, Field(ge=0)] = 0
    """Which state of them the caller has seen; a web of the release before says none, and undoes none."""
    escalates_after_days: Annotated[int, Field(ge=1, le=30)] | None
