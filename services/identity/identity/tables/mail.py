from datetime import date, datetime
from enum import StrEnum
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import Index, UniqueConstraint, text
from sqlmodel import Field

from identity.tables import Base


class Choice(StrEnum):
    """What the holder of an address said about one company's mails."""

    NONE = "none"
    ASKED = "asked"
    WANTED = "wanted"
    UNWANTED = "unwanted"


class Purpose(StrEnum):
    STEP = "step"
    REMINDER = "reminder"
    NOTICE = "notice"
    CODE = "code"
    """That proves an address; whoever typed it asked for it."""
    INVITE = "invite"
    CONSENT = "consent"
    """The question whether an address outside the company wants its mails."""


class Outcome(StrEnum):
    GRANTED = "granted"
    WAITS_FOR_CONSENT = "waitsForConsent"
    OVER_BUDGET = "overBudget"
    UNWANTED = "unwanted"
    DROPPED = "dropped"


SUBMISSION = "submission"
"""What all mails of older releases are about."""
HELD = (Outcome.WAITS_FOR_CONSENT, Outcome.OVER_BUDGET)


class MailContact(Base, table=True):
    """A mailbox that a company mails, and what its holder said to that."""

    __tablename__ = "mail_contact"
    __table_args__ = (
        UniqueConstraint("company_id", "mailbox"),
        Index("ix_mail_contact_reported", "company_id", postgresql_where=text("reported_at is not null")),
    )

    id: UUID = id_column()
    company_id: UUID = Field(foreign_key="company.id")
    mailbox: str
    """The address in lower case without `+tag`: one mailbox has one say."""
    email: str
    choice: str = Choice.NONE.value
    asked_at: datetime | None = None
    chosen_at: datetime | None = None
    reported_at: datetime | None = None
    created_at: datetime = created_at_column()


class MailClaim(Base, table=True):
    """A mail to one address and what became of it: the count for the budgets and the operators' log."""

    __tablename__ = "mail_claim"
    __table_args__ = (
        Index("ix_mail_claim_company", "company_id", "counted_at"),
        Index("ix_mail_claim_mailbox", "mailbox", "counted_at"),
        Index(
            "ix_mail_claim_held",
            "company_id",
            "mailbox",
            postgresql_where=text("outcome in ('waitsForConsent', 'overBudget')"),
        ),
        Index("ix_mail_claim_created_at", "created_at"),
        Index("ix_mail_claim_newest", "company_id", "created_at"),
        Index("ix_mail_claim_about", "about_id"),
        Index("ix_mail_claim_submission", "submission_id"),
    )

    id: UUID = id_column()
    """The sender's own: a try again finds what the first was told."""
    company_id: UUID = Field(foreign_key="company.id")
    purpose: str
    mailbox: str
    email: str
    is_outside: bool
    about_kind: str | None = None
    about_id: UUID | None = None
    submission_id: UUID | None = None
    """Of what is about a submission, for the release that knew of nothing else: it goes in the next one."""
    outcome: str
    created_at: datetime = created_at_column()
    counted_at: datetime | None = None
    """When it was granted: the day whose budget it took from."""
    retry_at: datetime | None = None


class MailStanding(Base, table=True):
    """How far a company is trusted with mails to others. No row: as every company."""

    __tablename__ = "mail_standing"

    company_id: UUID = Field(foreign_key="company.id", primary_key=True)
    stopped_at: datetime | None = None
    """No mail leaves the company for others until an operator has looked."""
    stopped_because: str = ""
    outside_a_day: int | None = None
    """A budget that an operator set instead of the rule's."""
    warned_on: date | None = None
    warned_percent: int = 0
