from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from sqlalchemy import CheckConstraint, Index
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from attendance.tables import Base


class PeoplePayRules(Base, table=True):
    """By which rules a team or a person is paid from a day on: a fact, as those of a company and its projects
    are. The newest revision of a day counts."""

    __tablename__ = "people_pay_rules"
    __table_args__ = (
        Index(
            "uq_people_pay_rules_revision",
            "company_id",
            "team_id",
            "owner_user_id",
            "from_on",
            "revision",
            unique=True,
            postgresql_nulls_not_distinct=True,
        ),
        CheckConstraint("(team_id is null) <> (owner_user_id is null)", name="is_of_one"),
    )

    id: UUID = id_column()
    company_id: UUID
    team_id: UUID | None = None
    owner_user_id: UUID | None = None
    from_on: date
    revision: int
    rules: dict[str, Any] | None = Field(default=None, sa_type=JSONB)
    """None: there are none of its own from that day on."""
    is_withdrawn: bool = default_column(False)
    """As though nothing had ever been set from that day on."""
    saved_by: UUID
    created_at: datetime = created_at_column()


class KnownTeam(Base, table=True):
    """A team as identity told of it last. It stays once it is deleted: rules that counted are named."""

    __tablename__ = "known_team"
    __table_args__ = (Index("ix_known_team_company", "company_id"),)

    id: UUID = Field(primary_key=True)
    """Identity's."""
    company_id: UUID
    name: str
    is_deleted: bool = default_column(False)


class TeamMembership(Base, table=True):
    """That somebody is in a team from a day on, or no more: a fact. The newest of a day counts."""

    __tablename__ = "team_membership"
    __table_args__ = (
        Index("ix_team_membership_owner", "company_id", "owner_user_id"),
        Index("ix_team_membership_team", "team_id"),
    )

    id: UUID = id_column()
    company_id: UUID
    team_id: UUID
    owner_user_id: UUID
    since_on: date
    is_member: bool
    created_at: datetime = created_at_column()
