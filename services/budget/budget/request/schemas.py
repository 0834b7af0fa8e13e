from datetime import date, datetime
from enum import StrEnum
from typing import Annotated
from uuid import UUID

from chassis.http import LongText, Name, OptionalName, SearchText, TranslatedText, WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE
from chassis.money import MoneyIn, MoneyOut
from identity_client.people import PersonPublic
from pydantic import Field, StringConstraints

from budget.code.schemas import CodeDetail
from budget.tables.request import RequestKind, Status
from budget.tables.rules import Overruns

MOST_LINES = 50
Reason = Annotated[LongText, StringConstraints(max_length=1000)]


class LineIn(WireIn):
    budget_code_id: UUID
    amount: MoneyIn
    note: OptionalName = ""
    receives: bool = False
    """Of a transfer or a change: this code gets the amount. Every other line takes it from its code."""


Lines = Annotated[list[LineIn], Field(max_length=MOST_LINES)]


class RequestCreate(WireIn):
    project_id: UUID
    kind: RequestKind = RequestKind.MONEY
    title: Name
    reason: Reason = ""
    overrun_reason: Reason = ""
    """Why more than is left is asked for."""
    needed_by: date | None = None
    lines: Lines = Field(default_factory=list[LineIn])
    submit: bool = False
    """At once, instead of keeping a draft."""


class RequestUpdate(WireIn):
    budget_request_id: UUID
    revision: int | None = None
    title: Name | None = None
    reason: Reason | None = None
    overrun_reason: Reason | None = None
    needed_by: date | None = None
    lines: Lines | None = None
    submit: bool = False


class RequestRef(WireIn):
    budget_request_id: UUID
    revision: int | None = None


class RequestDelete(WireIn):
    project_id: UUID
    budget_request_id: UUID
    revision: int | None = None


class Answer(StrEnum):
    APPROVED = "approved"
    PARTLY_APPROVED = "partlyApproved"
    REJECTED = "rejected"


class ApprovedLine(WireIn):
    budget_request_line_id: UUID
    amount: MoneyIn


class RequestReply(WireIn):
    budget_request_id: UUID
    answer: Answer
    revision: int | None = None
    """Which save the approver has seen; may be left out of a request that was never withdrawn."""
    note: Reason = ""
    lines: Annotated[list[ApprovedLine], Field(max_length=MOST_LINES)] = Field(
        default_factory=list[ApprovedLine]
    )
    """Of a part: what is approved of each line; of a line that is not named, nothing."""


class RequestPreview(WireIn):
    project_id: UUID
    budget_request_id: UUID | None = None
    """One that waits: what it holds itself does not count against it."""
    kind: RequestKind = RequestKind.MONEY
    lines: Lines


class RequestFilter(WireIn):
    project_id: UUID | None = None
    budget_code_id: UUID | None = None
    statuses: Annotated[list[Status], Field(max_length=len(Status))] = Field(default_factory=list[Status])
    kinds: Annotated[list[RequestKind], Field(max_length=len(RequestKind))] = Field(
        default_factory=list[RequestKind]
    )
    is_mine: bool = False
    waits_for_me: bool = False
    """Those that are the caller's to answer now."""
    search: SearchText = ""
    answered_since: date | None = None
    """Those that were answered, or expired, on that day (UTC) or later."""


class RequestQuery(RequestFilter):
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20


class Impact(WireOut):
    """What asking for an amount means for a code as of now."""

    budget_code_id: UUID
    budget: MoneyOut
    held_by_others: MoneyOut
    committed: MoneyOut
    actual: MoneyOut
    left: MoneyOut
    """Before this, of what nobody holds."""
    left_after: MoneyOut
    held_later: MoneyOut
    """Of what others hold: by those who asked after it."""
    is_over: bool
    """It is more than is left of what those hold who asked before it, and of what is committed and spent."""


class OverCategory(WireOut):
    """A category of the project of which more is then held, committed and spent than it has."""

    name: TranslatedText
    excess: MoneyOut


class CategoryMove(WireOut):
    """What a transfer between categories, or a change, does to one of the project's."""

    category: str
    name: TranslatedText
    amount: MoneyOut
    """That its budget gets; below zero: that it gives. A transfer takes along no more than a category has."""
    in_codes: MoneyOut | None
    """What its codes get or give, before it is done."""
    excess: MoneyOut | None
    """By how much its codes then exceed it, where they did not so far, or by more than so far."""


class PreviewPublic(WireOut):
    currency: str
    may_overrun: bool
    """Whether the caller may ask for more than is left, if they say why."""
    overruns: Overruns
    """Who may."""
    nobody_answers: bool
    """The caller is the only one who might: nobody answers their own."""
    over_categories: list[OverCategory]
    """Nobody is kept from asking by it: what is left of a code says what may be asked for."""
    category_moves: list[CategoryMove]
    """Of a transfer or a change: what comes along with it."""
    lines: list[Impact]


class LinePublic(WireOut):
    budget_request_line_id: UUID
    budget_code_id: UUID
    code_number: str
    code_name: str
    receives: bool
    amount: MoneyOut
    approved_amount: MoneyOut | None
    """What was agreed to; of one that still waits, by those who have answered."""
    note: str
    is_archived: bool
    """Its code was archived since: a draft can be kept with it, and not be sent."""
    impact: Impact


class RequestPublic(WireOut):
    budget_request_id: UUID
    project_id: UUID
    project_name: str
    time_zone: str | None
    number: int
    kind: RequestKind
    title: str
    status: Status
    currency: str
    total: MoneyOut
    added_total: MoneyOut | None
    """Of a change of the budget: what its codes get. The total is this and what is taken from others."""
    approved_total: MoneyOut | None
    is_over_budget: bool
    """It asked for more than was left when it was sent."""
    is_over_now: bool
    """It waits, and one of its lines is over, as its impact says: not because somebody asked later."""
    file_count: int
    comment_count: int
    needed_by: date | None
    by: PersonPublic | None
    waits_for_me: bool
    """It is the caller's to answer now."""
    revision: int
    submitted_at: datetime | None
    answered_at: datetime | None
    created_at: datetime
    updated_at: datetime


class TurnPublic(WireOut):
    """One of the answers that a request takes."""

    person: PersonPublic | None
    """None: any manager of the project, or an admin."""
    stand_in: PersonPublic | None
    """Who answers in their place now."""
    is_current: bool
    is_escalated: bool
    """Nobody answered for days: whoever comes later, or an admin, may."""
    asked_at: datetime | None
    answer: Answer | None
    note: str
    answered_by: PersonPublic | None
    answered_at: datetime | None


class AlsoWaiting(WireOut):
    budget_request_id: UUID
    number: int
    title: str
    by: PersonPublic | None
    code_number: str
    amount: MoneyOut


class RequestDetail(RequestPublic):
    reason: str
    overrun_reason: str
    answer_note: str
    answered_by: PersonPublic | None
    lines: list[LinePublic]
    turns: list[TurnPublic]
    """Who answers it, in their order; empty as long as it is a draft."""
    expires_at: datetime | None
    """Of one that waits: when it is free again if nobody answers, where the company has said so."""
    also_waiting: list[AlsoWaiting]
    """What else waits on the same codes: told to whoever is to answer."""
    nobody_answers: bool
    """It waits, and who asked is the only one who might answer. Not looked at in the answer to a write."""
    over_categories: list[OverCategory]
    """While it waits for money: those of its codes, as of now."""
    category_moves: list[CategoryMove]
    """Of a transfer or a change: what would come along as of now, and once it was approved what did."""
    may_edit: bool
    may_withdraw: bool
    may_answer: bool


class RequestGroup(WireOut):
    status: Status
    count: int
    requests: list[RequestPublic]
    """The newest of them."""


class StatusSum(WireOut):
    """Of a code's lines. What transfers and changes take from it is below zero."""

    status: Status
    kind: RequestKind
    count: int
    asked: MoneyOut
    approved: MoneyOut


class MonthSum(WireOut):
    """What came and went in a month of the project's clock."""

    month: str
    budget: MoneyOut
    held: MoneyOut
    committed: MoneyOut
    actual: MoneyOut


class CodeReport(WireOut):
    code: CodeDetail
    requests: list[StatusSum]
    months: list[MonthSum]
