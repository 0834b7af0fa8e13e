from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from pydantic import Field

from attendance.pay.lines import PayKind
from attendance.payroll.mapping import Mapping


class PayrollMappingPublic(WireOut):
    mapping: Mapping
    revision: int
    """0: nobody has set one up; this is what is used until then."""


class PayrollMappingSet(WireIn):
    group_id: UUID | None = None
    mapping: Mapping
    revision: Annotated[int, Field(ge=0)]
    """Which state of it the caller has seen."""


class PayrollTotal(WireOut):
    code: str
    minutes: int


class PayrollCheck(WireOut):
    """What a file would hold, before it is made."""

    people: int
    people_without_number: int
    """Where the file has a column of payroll's own numbers: theirs is empty there."""
    totals: list[PayrollTotal]
    minutes: int
    """Of all codes, each minute once: without premiums, which are of minutes that are there already."""
    premium_minutes: int
    """Among those of the codes: with a premium besides."""
    left_out_minutes: int
    """Of lines that the mapping leaves out; again without premiums."""
    left_out_premium_minutes: int
    without_code: list[PayKind]
    """There is no file before they have one."""
    days_not_approved: int
    """They are in no file: of the projects and days that were asked for."""
