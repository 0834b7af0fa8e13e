"""All that the paper of a submission shows: forms writes it, pdf reads it."""

from datetime import date, datetime
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from formwork.pages import Page
from formwork.schema import Schema
from formwork.workflow.tone import Tone


class _Part(Schema):
    # Lax: written as JSON by forms, where instants are text.
    model_config = ConfigDict(strict=False)


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


class PrintedStep(_Part):
    """One step that somebody submitted."""

    step_name: str
    action_name: str
    # The name of the person, and since a name may be somebody else's too, their team's.
    by: str
    teams: list[str] = Field(default=[])
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
    submitted_at: datetime | None = None
    valid_until: date | None = None
    state: Literal["draft", "ongoing", "done"]
    # None: it goes on, or nobody knows.
    outcome: PrintedOutcome | None = None
    submitter: str = ""
    pages: list[Page]
    # By field id, calculations included.
    values: dict[str, Any]
    # By file id.
    files: dict[str, PrintedFile] = Field(default={})
    steps: list[PrintedStep] = Field(default=[])
    language: Annotated[str, Field(pattern=r"^[a-z]{2}(-[A-Za-z]+)*$")] = "en"
    time_zone: str = "UTC"
