from datetime import timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from chassis.http import Paging, Place
from chassis.http.keyset import fetch_slice
from chassis.http.paging import fetch_page
from chassis.ids import first_id_at
from sqlalchemy import Select, or_

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
        return await fetch_slice(self._uow, _shown(actor, wanted), col(AuditRecord.id), place)


def _shown(actor: Actor, wanted: AuditFilter) -> Select[Any]:
    statement = (
        select(
            col(AuditRecord.id).label("audit_record_id"),
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
        .outerjoin(User, col(User.id) == col(AuditRecord.actor_user_id))
        .where(col(AuditRecord.company_id) == actor.company_id)
        .order_by(col(AuditRecord.id).desc())
    )
    if wanted.since is not None:
        # Twice the same: the time is what is asked for, the ids are what the index knows.
        statement = statement.where(
            col(AuditRecord.at) >= wanted.since,
            col(AuditRecord.id) >= first_id_at(wanted.since - _ID_BEFORE_TIME),
        )
    if wanted.until is not None:
        statement = statement.where(
            col(AuditRecord.at) < wanted.until,
            col(AuditRecord.id) < first_id_at(wanted.until + _ID_BEFORE_TIME),
        )
    if wanted.actor_user_id is not None:
        statement = statement.where(col(AuditRecord.actor_user_id) == wanted.actor_user_id)
    if wanted.action is not None:
        statement = statement.where(col(AuditRecord.action) == wanted.action.value)
    if wanted.subject_type is not None:
        statement = statement.where(col(AuditRecord.subject_type) == wanted.subject_type)
    if wanted.search:
        statement = statement.where(
            or_(
                col(AuditRecord.subject_name).icontains(wanted.search, autoescape=True),
                col(User.full_name).icontains(wanted.search, autoescape=True),
                col(User.email).icontains(wanted.search, autoescape=True),
            )
        )
    return statement
