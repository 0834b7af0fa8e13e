from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db.statements import col, select
from sqlalchemy import ColumnElement, SQLColumnExpression, and_
from sqlalchemy.orm import Mapped

from identity.tables.absence import MemberAbsence
from identity.tables.company import Company
from identity.tables.member import Member
from identity.tables.user import User

# The columns of `user` a person is shown by; repos select them beside their own.
PERSON_COLUMNS: tuple[SQLColumnExpression[Any], ...] = (
    col(User.id).label("user_id"),
    col(User.full_name),
    col(User.email),
    col(User.photo_key),
    col(User.abbreviation_bg_color),
)


def belongs_or_belonged_to(company_id: UUID) -> ColumnElement[bool]:
    """Of a `User`: whoever left is still named in what they did there, and nobody from elsewhere is."""
    return col(User.id).in_(select(Member.user_id).where(col(Member.company_id) == company_id))


def is_of_a_company(company_id: Mapped[UUID]) -> ColumnElement[bool]:
    """That is not deleted: what a company leaves behind stays in the tables."""
    return company_id.in_(select(Company.id).where(col(Company.deleted_at).is_(None)))


def is_away_now(company_id: UUID | None) -> ColumnElement[bool]:
    return is_away_at(now(), company_id)


def is_away_at(moment: Any, company_id: Any) -> ColumnElement[bool]:
    """Also by parameters of a prepared statement."""
    return and_(
        col(MemberAbsence.company_id) == company_id,
        col(MemberAbsence.starts_at) <= moment,
        col(MemberAbsence.ends_at) > moment,
    )
