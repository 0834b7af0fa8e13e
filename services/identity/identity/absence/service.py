"""Who does one's steps while one is away. Everybody says so of themselves."""

from datetime import UTC, datetime, time, timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.access.reader import AccessReader
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.storage import Storage
from chassis.wall_clock import zone_of
from identity_client.people import PersonPublic

from identity.absence.errors import BadDays, UnknownStandIn
from identity.absence.repo import AbsenceRepo
from identity.absence.schemas import AbsencePublic, AbsenceUpdate, AwayColleague, SelfAbsence
from identity.access.service import announce_changed_access
from identity.audit.actions import AuditAction
from identity.company import service as companies
from identity.directory.people import person_fields
from identity.member.acts import note
from identity.tables.absence import MemberAbsence

_Said = tuple[str, str]
"""Who stands in, and on which days."""


async def get_self_absence(uow: UnitOfWork, storage: Storage, actor: Actor) -> SelfAbsence:
    repo = AbsenceRepo(uow)
    own = await repo.own(actor)
    return SelfAbsence(
        absence=own and await _shown(own, storage),
        stands_in_for=[
            AwayColleague(
                person=PersonPublic(**await person_fields(row, storage)),
                from_on=row.from_on,
                until_on=row.until_on,
            )
            for row in await repo.of_others(actor)
        ],
    )


async def set_absence(uow: UnitOfWork, access: AccessReader, actor: Actor, body: AbsenceUpdate) -> None:
    """In place of the one before. Its days are those of the company's clock."""
    zone = zone_of((await companies.get(uow, actor.company_id)).time_zone)
    starts_at = datetime.combine(body.from_on, time(), zone).astimezone(UTC)
    ends_at = datetime.combine(body.until_on + timedelta(days=1), time(), zone).astimezone(UTC)
    if body.until_on < body.from_on or ends_at <= now():
        raise BadDays
    repo = AbsenceRepo(uow)
    # Neither leaves in this very moment: with who leaves their absences go.
    members = await repo.hold_members(actor.company_id, [actor.user_id, body.stand_in_user_id])
    if body.stand_in_user_id == actor.user_id or members != {actor.user_id, body.stand_in_user_id}:
        raise UnknownStandIn
    absence = await repo.held(actor)
    was = absence and _said(absence)
    if absence is None:
        absence = repo.add(
            MemberAbsence(
                company_id=actor.company_id,
                user_id=actor.user_id,
                stand_in_id=body.stand_in_user_id,
                from_on=body.from_on,
                until_on=body.until_on,
                starts_at=starts_at,
                ends_at=ends_at,
            )
        )
    else:
        announce_changed_access(uow, access, absence.stand_in_id, actor.company_id)
        absence.stand_in_id = body.stand_in_user_id
        absence.from_on, absence.until_on = body.from_on, body.until_on
        absence.starts_at, absence.ends_at = starts_at, ends_at
    await uow.flush()
    if was != _said(absence):
        announce_changed_access(uow, access, absence.stand_in_id, actor.company_id)
        await _note(uow, actor, AuditAction.ABSENCE_SET, was, _said(absence))


async def delete_absence(uow: UnitOfWork, access: AccessReader, actor: Actor) -> None:
    """Back before it was over; also where there is none."""
    absence = await AbsenceRepo(uow).held(actor)
    if absence is None:
        return
    await AbsenceRepo(uow).delete(absence)
    announce_changed_access(uow, access, absence.stand_in_id, actor.company_id)
    await _note(uow, actor, AuditAction.ABSENCE_ENDED, _said(absence), None)


async def end_absences_with(uow: UnitOfWork, access: AccessReader, actor: Actor, user_id: UUID) -> None:
    """With who leaves: else they would be away again, or stand in again, if they ever came back."""
    repo = AbsenceRepo(uow)
    for absence in await repo.with_member(actor.company_id, user_id):
        await repo.delete(absence)
        announce_changed_access(uow, access, absence.stand_in_id, actor.company_id)
        await _note(uow, actor, AuditAction.ABSENCE_ENDED, _said(absence), None, of=absence.user_id)


def _said(absence: MemberAbsence) -> _Said:
    return str(absence.stand_in_id), f"{absence.from_on} – {absence.until_on}"


async def _note(
    uow: UnitOfWork,
    actor: Actor,
    action: AuditAction,
    before: _Said | None,
    after: _Said | None,
    *,
    of: UUID | None = None,
) -> None:
    """Who gave their steps to whom, and took them back."""
    (stood_in, days), (stands_in, days_now) = before or (None, None), after or (None, None)
    changes = {"standIn": [stood_in, stands_in], "days": [days, days_now]}
    await note(uow, actor, action, of or actor.user_id, changes)


async def _shown(row: Any, storage: Storage) -> AbsencePublic:
    return AbsencePublic(
        stand_in=PersonPublic(**await person_fields(row, storage)),
        stand_in_user_id=row.user_id,
        from_on=row.from_on,
        until_on=row.until_on,
    )
