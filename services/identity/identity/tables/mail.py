from datetime import date, datetime
from enum import StrEnum
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import ForeignKey, Index, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

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
    INVITE = "invite"
    CONSENT = "consent"
    """The question whether an address outside the company wants its mails."""


class Outcome(StrEnum):
    GRANTED = "granted"
    WAITS_FOR_CONSENT = "waitsForConsent"
    OVER_BUDGET = "overBudget"
    UNWANTED = "unwanted"
    DROPPED = "dropped"


HELD = (Outcome.WAITS_FOR_CONSENT, Outcome.OVER_BUDGET)


class MailContact(Base):
    """A mailbox that a company mails, and what its holder said to that."""

    __tablename__ = "mail_contact"
    __table_args__ = (
        UniqueConstraint("company_id", "mailbox"),
        Index("ix_mail_contact_reported", "company_id", postgresql_where=text("reported_at is not null")),
    )

    id: Mapped[UUID] = id_column()
    company_id: Mapped[UUID] = mapped_column(ForeignKey("company.id"))
    mailbox: Mapped[str]
    """The address in lower case without `+tag`: one mailbox has one say."""
    email: Mapped[str]
    choice: Mapped[str] = mapped_column(default=Choice.NONE.value)
    asked_at: Mapped[datetime | None]
    chosen_at: Mapped[datetime | None]
    reported_at: Mapped[datetime | None]
    created_at: Mapped[datetime] = created_at_column()


class MailClaim(Base):
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
        Index("ix_mail_claim_submission", "submission_id"),
    )

    id: Mapped[UUID] = id_column()
    """The sender's own: a try again finds what the first was told."""
    company_id: Mapped[UUID] = mapped_column(ForeignKey("company.id"))
    purpose: Mapped[str]
    mailbox: Mapped[str]
    email: Mapped[str]
    is_outside: Mapped[bool]
    submission_id: Mapped[UUID | None]
    outcome: Mapped[str]
    created_at: Mapped[datetime] = created_at_column()
    counted_at: Mapped[datetime | None]
    """When it was granted: the day whose budget it took from."""
    retry_at: Mapped[datetime | None]


class MailStanding(Base):
    """How far a company is trusted with mails to others. No row: as every company."""

    __tablename__ = "mail_standing"

    company_id: Mapped[UUID] = mapped_column(ForeignKey("company.id"), primary_key=True)
    stopped_at: Mapped[datetime | None]
    """No mail leaves the company for others until an operator has looked."""
    stopped_because: Mapped[str] = mapped_column(default="")
    outside_a_day: Mapped[int | None]
    """A budget that an operator set instead of the rule's."""
    warned_on: Mapped[date | None]
    warned_percent: Mapped[int] = mapped_column(default=0)
