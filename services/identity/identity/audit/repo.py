from datetime import timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import Paging, Place
from chassis.http.keyset import fetch_slice
from chassis.http.paging import fetch_page
from chassis.ids import first_id_at
from sqlalchemy import Select, or_, select

from identity.audit.schemas import AuditFilter
from identity.directory.sql import PERSON_COLUMNS
from identity.tables.audit import AuditRecord
from identity.tables.user import User

# A record gets its id when it is made and its time when it is written, at most a request later.
_ID_BEFORE_TIME = timedelta(minutes=1)


class AuditRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def page(self, actor: Actor, wanted: AuditFilter, paging: Paging) -> tuple[list[Any], int]:
        return await fetch_page(self._uow, _shown(actor, wanted), paging)

    async def slice(self, actor: Actor, wanted: AuditFilter, place: Place) -> tuple[list[Any], UUID | None]:
        return await fetch_slice(self._uow, _shown(actor, wanted), AuditRecord.id, place)


def _shown(actor: Actor, wanted: AuditFilter) -> Select[Any]:
    statement = (
        select(
            AuditRecord.id.label("audit_record_id"),
            AuditRecord.at,
            AuditRecord.action,
            AuditRecord.subject_type,
            AuditRecord.subject_id,
            AuditRecord.subject_name,
            AuditRecord.changes,
            AuditRecord.ip,
            AuditRecord.user_agent,
            *PERSON_COLUMNS,
        )
        .outerjoin(User, User.id == AuditRecord.actor_user_id)
        .where(AuditRecord.company_id == actor.company_id)
        .order_by(AuditRecord.id.desc())
    )
    if wanted.since is not None:
        # Twice the same: the time is what is asked for, the ids are what the index knows.
        statement = statement.where(
            AuditRecord.at >= wanted.since, AuditRecord.id >= first_id_at(wanted.since - _ID_BEFORE_TIME)
        )
    if wanted.until is not None:
        statement = statement.where(
            AuditRecord.at < wanted.until, AuditRecord.id < first_id_at(wanted.until + _ID_BEFORE_TIME)
        )
    if wanted.actor_user_id is not None:
        statement = statement.where(AuditRecord.actor_user_id == wanted.actor_user_id)
    if wanted.action is not None:
        statement = statement.where(AuditRecord.action == wanted.action.value)
    if wanted.subject_type is not None:
        statement = statement.where(AuditRecord.subject_type == wanted.subject_type)
    if wanted.search:
        statement = statement.where(
            or_(
                AuditRecord.subject_name.icontains(wanted.search, autoescape=True),
                User.full_name.icontains(wanted.search, autoescape=True),
                User.email.icontains(wanted.search, autoescape=True),
            )
        )
    return statement
