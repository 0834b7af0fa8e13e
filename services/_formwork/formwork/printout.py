"""All that the paper of a submission shows: forms writes it, pdf reads it."""

import hashlib
from collections.abc import Iterator
from datetime import date, datetime
from typing import Annotated, Any, Literal, get_args

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from formwork.pages import Page, without_unknown_parts
from formwork.schema import Schema
from formwork.workflow.tone import Tone


class _Part(Schema):
    # Lax: written as JSON by forms, where instants are text, and which may be newer and say more.
    model_config = ConfigDict(strict=False, extra="ignore")


class PrintedProject(_Part):
    name: str = ""
    address: str = ""
    description: str = ""
    starts_on: date | None = None
    ends_on: date | None = None


class PrintedFile(_Part):
    name: str
    content_type: str
    size: int
    # Forms has it as a picture to print; not of every image/… one can be made.
    is_picture: bool
    # The name of who uploaded it; empty where nobody knows.
    by: str = ""
    # When it was uploaded; of a signature, when its step was submitted.
    at: datetime | None = None
    # The step that was submitted with this signature first; empty while none was.
    step_name: str = ""


class PrintedStep(_Part):
    """One step that somebody submitted."""

    step_name: str
    action_name: str
    # The name of the person, and since a name may be somebody else's too, their team's.
    by: str
    teams: list[str] = Field(default=[])
    # They acted for these teams, in none of which they are.
    stood_in: bool = False
    # Who was away, and in whose place they did it.
    acted_for: str = ""
    # Who else had entered something there.
    entered_by: list[str] = Field(default=[])
    # Why, where they were asked.
    reason: str = ""
    # The submission was sent back before this step: it counts no more.
    is_revoked: bool = False
    # The step that this one sent it back to.
    sent_back_to: str = ""
    # The version of the submission that it began there.
    began_version: str = ""
    # What moved it where no button was pressed: recalled, voided or reopened. Then `action_name` is empty.
    move: str = ""
    # Which of the presses that its button needs, as "1/2"; empty where one is enough.
    share: str = ""
    # The steps that it was open together with, and those of them that ended with it, submitted by nobody.
    open_beside: list[str] = Field(default=[])
    ended_steps: list[str] = Field(default=[])
    # How far from the project's place it was pressed, where the step asks for that.
    meters_from_site: int | None = None
    # Since when it was overdue, where its button was pressed by itself: then nobody is named.
    overdue_since: datetime | None = None
    at: datetime


class PrintedOutcome(_Part):
    """The button that ended the submission."""

    name: str
    tone: Tone = Tone.NEUTRAL


class Printout(_Part):
    title: str
    template_name: str
    template_version: int
    company_name: str
    project: PrintedProject | None = None
    reference_number: str = ""
    # Of the submission: A, B, C …
    version: str = "A"
    submitted_at: datetime | None = None
    valid_time_end: datetime | None = None
    # When it was asked for.
    is_expired: bool = False
    state: Literal["draft", "ongoing", "done"]
    # None: it goes on, or nobody knows.
    outcome: PrintedOutcome | None = None
    submitter: str = ""
    pages: Annotated[list[Page], BeforeValidator(without_unknown_parts)]
    # By field id, calculations included.
    values: dict[str, Any]
    # By file id.
    files: dict[str, PrintedFile] = Field(default={})
    steps: list[PrintedStep] = Field(default=[])
    language: Annotated[str, Field(pattern=r"^[a-z]{2}(-[A-Za-z]+)*$")] = "en"
    time_zone: str = "UTC"


def shape_of(model: type[BaseModel]) -> str:
    """Changes when a part gains or loses something that it tells, and with nothing else."""
    told = sorted(set(_told(model)))
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]


def _told(part: Any, path: str = "") -> Iterator[str]:
    if isinstance(part, type) and issubclass(part, BaseModel):
        for name, field in part.model_fields.items():
            if name == "conditions":
                continue  # settled before: no paper tells them
            yield f"{path}/{field.alias or name}"
            yield from _told(field.annotation, f"{path}/{field.alias or name}")
    for inner in get_args(part):
        yield from _told(inner, path)
