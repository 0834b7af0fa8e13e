"""What a run knows and hands on. It lies in Temporal's histories: fields are only ever added, each with a
default, for the history of last year is read by the code of today.
"""

from datetime import datetime
from enum import StrEnum

from formwork.workflow import Workflow
from pydantic import BaseModel, Field

ANSWERS_KEPT = 100


class SubmissionState(StrEnum):
    DRAFT = "draft"
    ONGOING = "ongoing"
    DONE = "done"


class StepTimes(BaseModel):
    """Of a step that counts working hours alone, as forms worked it out when it was opened."""

    due_at: datetime | None = None
    presses_at: datetime | None = None


class Position(BaseModel):
    """Where a submission stands, as forms wrote it down."""

    transitions: int
    state: SubmissionState
    step_id: str | None
    """None: it has ended."""
    entered_at: datetime
    reference_number: str = ""
    version: str = "A"
    step_times: dict[str, StepTimes] = {}
    open_step_ids: list[str] = []
    """Of steps that are open at once those that are left; empty where one is open alone."""

    @property
    def open(self) -> list[str]:
        return self.open_step_ids or ([] if self.step_id is None else [self.step_id])


class CameBack(BaseModel):
    """What forms tells of the transition that led back to where the submission stands."""

    by_user_id: str
    from_step_name: str
    reason: str
    to_user_id: str = ""
    """Who did the step before; empty where nobody did."""
    began_version: str = ""
    """The version of the submission that began there; empty where it stayed the same."""
    move: str = ""
    """`reopened`, where no button sent it back."""


class OpenPart(BaseModel):
    """One of the steps that are open at once, as far as was known when the route was asked for."""

    barred_user_ids: list[str] = []
    needs_attention: bool = False
    assignee_user_id: str = ""


class Route(BaseModel):
    """The pinned workflow of a submission, whose it is, and where it stands."""

    submission_id: str
    company_id: str
    project_id: str
    template_id: str
    template_name: str
    submitter_user_id: str
    workflow: Workflow
    position: Position
    needs_attention: bool = False
    """Only who manages the project can act on it, as far as was known when the route was asked for."""
    barred_user_ids: list[str] = []
    """The current step is for somebody else than these, as far as was known then."""
    came_back: CameBack | None = None
    """As far as was known then."""
    approvals_needed: int = 1
    """How many must press a button of the current step that goes forward."""
    approved_user_ids: list[str] = []
    """Who had, as far as was known then."""
    assignee_user_id: str = ""
    """Who of the step's people has taken it, as far as was known then."""
    open_parts: dict[str, OpenPart] = {}
    """By step; empty where one is open alone, and in what older releases left."""


class Press(BaseModel):
    """Somebody pressed a button; who it was and what was entered lies with forms, under the attempt's id."""

    step_id: str
    action_id: str
    attempt_id: str
    taken_edge_ids: list[str] = []
    """Where values decide: what forms chose when the button was pressed. A run reads no values."""
    transitions: int = 0
    """How many forms had written down by then: a run that knows of fewer asks where it stands."""


class Moved(BaseModel):
    """The answer to an accepted press."""

    number: int
    step_id: str | None


class Decision(BaseModel):
    """A transition for forms to write down."""

    submission_id: str
    number: int
    press: Press
    to_step_id: str | None


class Overdue(BaseModel):
    """A step one of whose buttons is to be pressed by itself."""

    submission_id: str
    number: int
    """Of the transition that the press is to be."""
    step_id: str
    at: datetime


class OverduePress(BaseModel):
    press: Press | None = None
    not_before: datetime | None = None
    """Where it is not pressed now: when to ask again."""


class Recorded(BaseModel):
    number: int
    position: Position
    pressed_by: str = ""
    """Empty where it was somebody without an account, or nobody."""


class Reminders(BaseModel):
    """Of where it stands."""

    sent: int = 0
    last_at: datetime | None = None
    last_at_of: dict[str, datetime] = {}
    """By step, of those that are open at once; lacks those that an older release reminded of."""


class Carried(BaseModel):
    """What a run hands to its successor when its history has become long."""

    route: Route
    answers: dict[str, Moved] = Field(default_factory=dict[str, Moved])
    reminders: Reminders = Reminders()
    mails_given_up: int = 0
    told_of_move: int = 0
    """The number of the last move that people were mailed of."""


class Start(BaseModel):
    submission_id: str
    carried: Carried | None = None


class Progress(BaseModel):
    step_id: str | None
    transitions: int
    due_at: datetime | None
    reminders_sent: int


class Occasion(BaseModel):
    """What a mail is about."""

    submission_id: str
    company_id: str
    template_name: str
    reference_number: str
    step_name: str
    submitter_user_id: str = ""
    """On whose behalf; empty in what older releases left."""


class StepMail(BaseModel):
    """A mail that the drawn workflow sends when a button is pressed."""

    occasion: Occasion
    action_name: str
    subject: str
    content: str
    team_ids: list[str]
    emails: list[str]
    pressed_by: str = ""
    """Of the teams everybody but them is mailed."""


class Reminder(BaseModel):
    """To those whose turn it is, for as long as this is still the last transition."""

    occasion: Occasion
    transitions: int
    due_at: datetime
    team_ids: list[str]
    user_ids: list[str]
    at: datetime | None = None
    """When it was time for it; none in what a release before escalations began."""
    step_ids: list[str] = []
    """Of steps that are open at once those that it is about; empty: all that are late."""

    @property
    def once_for(self) -> str | None:
        """One a day, whichever run sends it: what is deleted and restored over and over has as many runs."""
        if self.at is None:
            return None
        daily = f"reminder/{self.occasion.submission_id}/{self.transitions}/{self.at.date()}"
        # Whoever was reminded of another of several steps that day hears of these, too.
        return "/".join([daily, *self.step_ids])


class ReturnNotice(BaseModel):
    """To whose turn it is again, for as long as this is still the last transition."""

    occasion: Occasion
    transitions: int
    team_ids: list[str]
    user_ids: list[str]


class ValidTime(BaseModel):
    """Until when a submission is valid, as forms has it."""

    company_id: str
    project_id: str
    template_id: str
    template_name: str
    reference_number: str = ""
    submitter_user_id: str
    ends_at: datetime | None = None
    """None: it has no valid time (any more)."""
    set_at: datetime | None = None
    told_days_left: int | None = None
    user_ids: list[str] = []
    """Whom it concerns."""
    team_ids: list[str] = []


class ExpiryNotice(BaseModel):
    """For as long as this is its end."""

    submission_id: str
    company_id: str
    ends_at: datetime
    days_left: int
    """0: it has expired."""


class HeldMail(BaseModel):
    """A mail to one address that may not go out yet."""

    mail_id: str
    email: str
    language: str
    full_name: str
    mail: StepMail
    retry_at: datetime | None
    """None: it waits for the address's yes."""
    stands_in_for: list[str] = []
    """Who is away, by name, where it goes to them as a stand-in."""


class HeldOutcome(BaseModel):
    is_settled: bool
    retry_at: datetime | None = None


class MailOutcome(BaseModel):
    sent: int
    refused: int = 0
    held: int = 0
    unwanted: int = 0
    dropped: int = 0
