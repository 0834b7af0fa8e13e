"""Who answers and approves in one's place while one is away. Managers say so of themselves."""

from datetime import UTC, datetime, time, timedelta
from uuid import UUID

from chassis.access import Actor, Role
from chassis.audit import act_of
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from chassis.wall_clock import zone_of
from contracts.attendance.v1 import events_pb2
from identity_client.access import role_of
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.absence.errors import BadDays, UnknownStandIn
from attendance.absence.repo import AbsenceRepo
from attendance.absence.schemas import AbsencePublic, AbsenceSet
from attendance.audit import AuditAction, AuditField, AuditSubject
from attendance.tables.absence import ApproverAbsence

_Said = tuple[str | None, str | None]
"""Who stands in, and on which days."""
_NOBODY: _Said = (None, None)


async def get_absence(uow: UnitOfWork, directory: Directory, actor: Actor) -> AbsencePublic | None:
    """One that is over is none."""
    absence = await AbsenceRepo(uow).own(actor)
    if absence is None or absence.ends_at <= now():
        return None
    return await _shown(directory, actor, absence)


async def set_absence(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: AbsenceSet) -> AbsencePublic:
    """In place of the one before. Its days are those of the company's clock."""
    actor.must_be_in(body.group_id)
    directory = runtime.of(Directory)
    users = await directory.users(actor.company_id, [body.stand_in_user_id])
    stand_in = users.get(body.stand_in_user_id)
    # Whoever has left is still known by name.
    role = role_of(stand_in) if stand_in is not None else None
    if body.stand_in_user_id == actor.user_id or role is None or not role.at_least(Role.MANAGER):
        raise UnknownStandIn
    zone = zone_of((await runtime.of(Projects).rules_of(actor.company_id)).time_zone)
    starts_at = datetime.combine(body.from_on, time(), zone).astimezone(UTC)
    ends_at = datetime.combine(body.until_on + timedelta(days=1), time(), zone).astimezone(UTC)
    if body.until_on < body.from_on or ends_at <= now():
        raise BadDays
    await directory.learn_names(actor.company_id, [actor.user_id, body.stand_in_user_id])
    repo = AbsenceRepo(uow)
    absence = await repo.held(actor)
    was = _said(absence) if absence else _NOBODY
    if absence is None:
        absence = repo.add(
            ApproverAbsence(
                company_id=actor.company_id,
                user_id=actor.user_id,
                stand_in_id=body.stand_in_user_id,
                from_on=body.from_on,
                until_on=body.until_on,
                starts_at=starts_at,
                ends_at=ends_at,
            )
        )
    absence.stand_in_id, absence.from_on, absence.until_on = (
        body.stand_in_user_id,
        body.from_on,
        body.until_on,
    )
    absence.starts_at, absence.ends_at = starts_at, ends_at
    # It is another one, though it takes the place of the one before.
    absence.created_at = now()
    await uow.flush()
    if was != _said(absence):
        _tell(uow, actor, AuditAction.ABSENCE_SET, was, _said(absence))
    return await _shown(directory, actor, absence)


async def delete_absence(uow: UnitOfWork, actor: Actor) -> None:
    """Back before it was over; also where there is none."""
    repo = AbsenceRepo(uow)
    absence = await repo.held(actor)
    if absence is not None:
        await repo.delete(absence)
        _tell(uow, actor, AuditAction.ABSENCE_ENDED, _said(absence), _NOBODY)


async def end_absences_with(uow: UnitOfWork, company_id: UUID, user_id: UUID, *, until: datetime) -> None:
    """Who left stands in for nobody, and nobody for them. Not what was said after they came back."""
    await AbsenceRepo(uow).delete_with(company_id, user_id, until)


def _said(absence: ApproverAbsence) -> _Said:
    return str(absence.stand_in_id), f"{absence.from_on} – {absence.until_on}"


def _tell(uow: UnitOfWork, actor: Actor, action: AuditAction, before: _Said, after: _Said) -> None:
    """Who gave their right to approve to whom, and took it back."""
    act = act_of(
        actor,
        action,
        subject_type=AuditSubject.ABSENCE,
        subject_id=actor.user_id,
        subject_name=after[1] or before[1] or "",
        changes={
            AuditField.STAND_IN: (before[0], after[0]),
            AuditField.DAYS: (before[1], after[1]),
        },
    )
    uow.outbox.add(events_pb2.ActRecorded(act=act))


async def _shown(directory: Directory, actor: Actor, absence: ApproverAbsence) -> AbsencePublic:
    people = await directory.people(actor.company_id, [absence.stand_in_id])
    return AbsencePublic(
        stand_in=people.get(absence.stand_in_id),
        stand_in_user_id=absence.stand_in_id,
        from_on=absence.from_on,
        until_on=absence.until_on,
    )
