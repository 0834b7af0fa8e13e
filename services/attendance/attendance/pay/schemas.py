from datetime import date
from typing import Annotated, Self
from uuid import UUID

from chassis.http import Page, TranslatedText, WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE, Paging
from chassis.texts import Text
from identity_client.people import PersonPublic
from pydantic import AwareDatetime, Field, model_validator

from attendance.pay.lines import PayKind
from attendance.pay.marks import PayMarkKind
from attendance.pay.rules import Rules, Whose
from attendance.record.schemas import Day


class PayRulesPublic(WireOut):
    pay_rules_id: UUID
    project_id: UUID | None
    project_name: str
    team_id: UUID | None
    team_name: str
    owner_user_id: UUID | None
    owner: PersonPublic | None
    """Of neither a project, a team nor a person: of the company."""
    from_date: date
    rules: Rules | None
    """Null: from that day on there are none of its own."""
    revision: int
    saved_by: PersonPublic | None
    saved_at: AwareDatetime


class PayRulesDraft(WireIn):
    group_id: UUID | None = None
    project_id: UUID | None = None
    team_id: UUID | None = None
    owner_user_id: UUID | None = None
    """Of neither: of the company."""
    from_date: Day
    rules: Rules | None
    """Null, but of the company: the next ones in turn count from that day on."""

    @property
    def whose(self) -> Whose:
        return self.owner_user_id, self.team_id, self.project_id

    @model_validator(mode="after")
    def _of_one(self) -> Self:
        if sum(each is not None for each in self.whose) > 1:
            raise ValueError(Text("Choose a project, a team or a person, not several of them."))
        return self


class PayRulesSet(PayRulesDraft):
    revision: Annotated[int, Field(ge=0)] = 0
    """Which state of them the caller has seen; 0: there were none from that day on."""


class PayRulesWithdraw(WireIn):
    pay_rules_id: UUID


class PayRulesPreviewQuery(PayRulesDraft):
    first_date: Day
    last_date: Day
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20

    @property
    def paging(self) -> Paging:
        return Paging(self.page_number, self.page_count)


class PayTotal(WireOut):
    kind: PayKind
    name: TranslatedText
    """As payroll calls it; of leave, its type. Empty where the kind says all."""
    minutes: int


class PayEffect(WireOut):
    kind: PayKind
    name: TranslatedText
    """As of a total."""
    minutes_before: int
    minutes_after: int


class PersonEffect(WireOut):
    owner_user_id: UUID
    person: PersonPublic | None
    effects: list[PayEffect]
    """What stays as it was, too."""


class PayRulesPreview(Page[PersonEffect]):
    approved_sheets: int
    """Of these days: they keep the lines that they were approved with, and show the difference."""


class PayLinePublic(WireOut):
    date: date
    kind: PayKind
    name: TranslatedText
    minutes: int
    why: TranslatedText
    source: TranslatedText
    """Whose rules made it, and since when they count."""


class PayMarkPublic(WireOut):
    date: date
    kind: PayMarkKind
    why: TranslatedText


class PayDelta(WireOut):
    date: date
    kind: PayKind
    name: TranslatedText
    minutes_then: int
    minutes_now: int
