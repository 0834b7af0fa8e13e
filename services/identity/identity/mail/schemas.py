from datetime import datetime
from enum import StrEnum
from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from pydantic import Field

from identity.tables.mail import Choice, Outcome, Purpose

Token = Annotated[str, Field(min_length=1, max_length=100)]


class ChoiceMade(StrEnum):
    WANTED = "wanted"
    UNWANTED = "unwanted"
    REPORTED = "reported"
    """Unwanted, and the company is reported."""


class MailChoiceIn(WireIn):
    token: Token


class MailChoiceMake(WireIn):
    token: Token
    choice: ChoiceMade


class MailChoiceSeen(WireOut):
    """What the holder of an address sees of a company that mails them."""

    group_name: str
    email: str
    choice: Choice
    is_reported: bool
    held_count: int
    """Mails that wait for their yes."""


class MailUse(WireOut):
    """The company's mails to people outside, today."""

    outside_a_day: int
    outside_used: int
    held_count: int
    reports_count: int
    """In the last 30 days."""
    is_new: bool
    """Its budget is small in its first days."""
    is_stopped: bool
    """Reported too often: nothing leaves until the operators have looked."""
    resets_at: datetime


class MailPublic(WireOut):
    mail_id: UUID
    email: str
    purpose: Purpose
    outcome: Outcome
    submission_id: UUID | None
    created_at: datetime
    retry_at: datetime | None
