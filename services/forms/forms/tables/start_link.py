from datetime import date, datetime
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from sqlalchemy import Index, UniqueConstraint
from sqlmodel import Field

from forms.tables import Base


class StartLink(Base, table=True):
    """By which people outside the company start submissions of one form in one project."""

    __tablename__ = "start_link"
    __table_args__ = (
        Index("ix_start_link_template", "template_id", "id"),
        Index("uq_start_link_secret", "secret_digest", "company_id", unique=True),
    )

    id: UUID = id_column()
    company_id: UUID
    template_id: UUID = Field(foreign_key="form_template.id", ondelete="CASCADE")
    project_id: UUID
    name: str
    """Where it hangs, for who made it: visitors are not told."""
    secret_digest: bytes
    pin_salt: bytes | None = None
    """None: it has no PIN."""
    pin_digest: bytes | None = None
    tries: int = default_column(0)
    """Of PINs that were not right, since `tries_since`."""
    tries_since: datetime | None = None
    expires_at: datetime | None = None
    most_uses: int | None = None
    most_a_day: int
    uses: int = default_column(0)
    """Submissions that were started, but for those that nobody submitted and that are gone."""
    uses_that_day: int = default_column(0)
    """Started on `used_on`."""
    used_on: date | None = None
    """The newest day with one, on the project's clock."""
    codes: int = default_column(0)
    """Mailed since `codes_since`, to whatever address."""
    codes_since: datetime | None = None
    revoked_at: datetime | None = None
    created_by: UUID
    created_at: datetime = created_at_column()


class StartVisit(Base, table=True):
    """An address that a code was mailed to, for a day: nothing else is kept of whoever typed it."""

    __tablename__ = "start_visit"
    __table_args__ = (
        UniqueConstraint("link_id", "email"),
        Index("ix_start_visit_codes_since", "codes_since"),
        Index("ix_start_visit_network", "network", "codes_since"),
    )

    id: UUID = id_column()
    link_id: UUID = Field(foreign_key="start_link.id", ondelete="CASCADE")
    email: str
    code: str | None = None
    """As it is mailed, for minutes: a digest of six digits hides nothing from who can read it."""
    code_ends_at: datetime | None = None
    network: str = default_column("")
    """Where the newest code was asked for: whoever has many mailed and uses none of them is counted by it."""
    tries: int = default_column(0)
    """Of this code."""
    codes: int = default_column(0)
    """Mailed to this address since `codes_since`."""
    codes_since: datetime | None = None
    created_at: datetime = created_at_column()
