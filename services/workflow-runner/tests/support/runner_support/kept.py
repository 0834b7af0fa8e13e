"""What the model of forms keeps of a submission."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from uuid import uuid4

from chassis.clock import now
from contracts.forms.v1 import forms_pb2
from formwork.working_time import WorkingHours

from runner_support.step_times import step_times

COMPANY = str(uuid4())
SUBMITTER = str(uuid4())


@dataclass(frozen=True)
class Transition:
    number: int
    attempt_id: str
    from_step_id: str
    action_id: str
    to_step_id: str


@dataclass
class Kept:
    workflow: bytes
    current_step_id: str
    open_step_ids: list[str] = field(default_factory=list[str], kw_only=True)
    company_id: str = COMPANY
    template_id: str = field(default_factory=lambda: str(uuid4()))
    transitions: list[Transition] = field(default_factory=list[Transition])
    answers: dict[str, forms_pb2.RecordTransitionResponse] = field(
        default_factory=dict[str, forms_pb2.RecordTransitionResponse]
    )
    moved_at: datetime = field(default_factory=now)
    needs_attention: bool = False
    barred_user_ids: list[str] = field(default_factory=list[str])
    barred_at: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """By step that is open with others."""
    lack_people: list[str] = field(default_factory=list[str])
    taken_by: dict[str, str] = field(default_factory=dict[str, str])
    """Of open steps, who has which."""
    """Steps of these, of which nobody of their teams is there."""
    approvals_needed: int = 1
    approved_user_ids: list[str] = field(default_factory=list[str])
    assignee_user_id: str = ""
    pressed_by: str = ""
    """Empty: somebody without an account."""
    done_by: str = ""
    """Who did the step that a submission comes back to."""
    sent_back: forms_pb2.SentBack | None = None
    version: str = "A"
    ends_at: datetime | None = None
    """Of its valid time."""
    set_at: datetime = field(default_factory=now)
    told_days_left: int | None = None
    concerned_user_ids: list[str] = field(default_factory=lambda: [SUBMITTER])
    concerned_team_ids: list[str] = field(default_factory=list[str])
    hours: WorkingHours | None = None
    """Of its project, where steps count them."""
    not_pressed_before: datetime | None = None
    """No button of an overdue step is pressed by itself until then."""
    ahead: timedelta = timedelta()
    """Of the clock, where time flies for its run."""

    def move_to(self, step_id: str, *, reopened_by: str = "") -> int:
        """Without a press; an empty step is the end. The number of the transition that it is."""
        number = len(self.transitions) + 1
        self.transitions.append(Transition(number, "", self.current_step_id, "", step_id))
        self.current_step_id, self.open_step_ids = step_id, []
        self.moved_at = now() + self.ahead
        self.sent_back = None
        if reopened_by:
            self.sent_back = forms_pb2.SentBack(
                by_user_id=reopened_by, from_step_name="Approval", reason="New findings.", move="reopened"
            )
        return number

    def do_part(self, step_id: str) -> int:
        """One of the open steps, written down without its run's having heard of it."""
        number = len(self.transitions) + 1
        self.transitions.append(Transition(number, str(uuid4()), step_id, "", self.current_step_id))
        self.open_step_ids.remove(step_id)
        return number

    @property
    def open(self) -> list[str]:
        return self.open_step_ids or [self.current_step_id]

    @property
    def is_done(self) -> bool:
        return bool(self.transitions) and not self.current_step_id

    @property
    def state(self) -> forms_pb2.SubmissionState:
        if self.is_done:
            return forms_pb2.SUBMISSION_STATE_DONE
        return forms_pb2.SUBMISSION_STATE_ONGOING if self.transitions else forms_pb2.SUBMISSION_STATE_DRAFT

    @property
    def step_times(self) -> list[forms_pb2.StepTimes]:
        return step_times(self.workflow, self.open, self.moved_at, self.hours)

    @property
    def open_parts(self) -> list[forms_pb2.OpenPart]:
        return [
            forms_pb2.OpenPart(
                step_id=each,
                barred_user_ids=self.barred_at.get(each, ()),
                needs_attention=each in self.lack_people,
                assignee_user_id=self.taken_by.get(each, ""),
            )
            for each in self.open_step_ids
        ]

    @property
    def reference_number(self) -> str:
        return "SI-0007" if self.transitions else ""
