"""Who answers in one's place while one is away. Everybody says so of themselves."""

from collections.abc import Mapping
from datetime import UTC, datetime, time, timedelta
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from chassis.wall_clock import zone_of
from identity_client.access import role_of
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from budget.audit import AuditAction, AuditField, of_absence
from budget.chain.errors import BadDays, UnknownStandIn
from budget.chain.repo import ChainRepo
from budget.chain.schemas import AbsencePublic, AbsenceUpdate
from budget.tables.approval import ApprovalAbsence


async def get_absence(uow: UnitOfWork, directory: Directory, actor: Actor) -> AbsencePublic | None:
    """One that is over is none."""
    absence = await ChainRepo(uow).absence(actor)
    if absence is None or absence.ends_at <= now():
        return None
    return await _shown(directory, actor, absence)


async def set_absence(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: AbsenceUpdate) -> AbsencePublic:
    """In place of the one before. Its days are those of the company's clock."""
    directory = runtime.of(Directory)
    users = await directory.users(actor.company_id, [body.stand_in_user_id])
    stand_in = users.get(body.stand_in_user_id)
    # Whoever has left is still known by name.
    if body.stand_in_user_id == actor.user_id or stand_in is None or role_of(stand_in) is None:
        raise UnknownStandIn
    zone = zone_of((await runtime.of(Projects).rules_of(actor.company_id)).time_zone)
    starts_at = datetime.combine(body.from_on, time(), zone).astimezone(UTC)
    ends_at = datetime.combine(body.until_on + timedelta(days=1), time(), zone).astimezone(UTC)
    if body.until_on < body.from_on or ends_at <= now():
        raise BadDays
    people = await directory.people(actor.company_id, [actor.user_id, body.stand_in_user_id])
    absence = await ChainRepo(uow).absence(actor, lock=True)
    was = absence and _said(absence)
    if absence is None:
        absence = ChainRepo(uow).add_absence(
            ApprovalAbsence(
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
        absence.stand_in_id = body.stand_in_user_id
        absence.from_on, absence.until_on = body.from_on, body.until_on
        absence.starts_at, absence.ends_at = starts_at, ends_at
        # It is another one, though it takes the place of the one before.
        absence.created_at = now()
    await uow.flush()
    if was != _said(absence):
        _tell(uow, actor, AuditAction.ABSENCE_SET, people, was, _said(absence))
    return await _shown(runtime.of(Directory), actor, absence)


async def delete_absence(uow: UnitOfWork, directory: Directory, actor: Actor) -> None:
    """Back before it was over; also where there is none."""
    people = await directory.people(actor.company_id, [actor.user_id])
    absence = await ChainRepo(uow).absence(actor, lock=True)
    if absence is not None:
        await ChainRepo(uow).delete_absence(absence)
        _tell(uow, actor, AuditAction.ABSENCE_ENDED, people, _said(absence), None)


async def end_absences_with(uow: UnitOfWork, company_id: UUID, user_id: UUID, *, until: datetime) -> None:
    """Who left stands in for nobody, and nobody for them. Not what was said after they came back."""
    await ChainRepo(uow).delete_absences_with(company_id, user_id, until)


_Said = tuple[str, str]
"""Who stands in, and on which days."""


def _said(absence: ApprovalAbsence) -> _Said:
    return str(absence.stand_in_id), f"{absence.from_on} – {absence.until_on}"


def _tell(
    uow: UnitOfWork,
    actor: Actor,
    action: AuditAction,
    people: Mapping[UUID, PersonPublic],
    before: _Said | None,
    after: _Said | None,
) -> None:
    """Who gave their right to answer any amount to whom, and took it back."""
    stood_in, days = before or (None, None)
    stands_in, days_now = after or (None, None)
    changes = {AuditField.STAND_IN: (stood_in, stands_in), AuditField.DAYS: (days, days_now)}
    person = people.get(actor.user_id)
    uow.outbox.add(of_absence(actor, action, person.full_name if person else "", changes))


async def _shown(directory: Directory, actor: Actor, absence: ApprovalAbsence) -> AbsencePublic:
    people = await directory.people(actor.company_id, [absence.stand_in_id])
    return AbsencePublic(
        stand_in=people.get(absence.stand_in_id),
        stand_in_user_id=absence.stand_in_id,
        from_on=absence.from_on,
        until_on=absence.until_on,
    )
