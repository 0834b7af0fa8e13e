"""Who answers in one's place while one is away. Everybody says so of themselves."""

from datetime import UTC, datetime, time, timedelta

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from chassis.wall_clock import zone_of
from identity_client.directory import Directory
from identity_client.projects import Projects

from budget.chain.errors import BadDays, UnknownStandIn
from budget.chain.repo import ChainRepo
from budget.chain.schemas import AbsencePublic, AbsenceUpdate
from budget.tables.approval import ApprovalAbsence


async def get_absence(uow: UnitOfWork, runtime: Runtime, actor: Actor) -> AbsencePublic | None:
    """One that is over is none."""
    absence = await ChainRepo(uow).absence(actor)
    if absence is None or absence.ends_at <= now():
        return None
    return await _shown(runtime, actor, absence)


async def set_absence(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: AbsenceUpdate) -> AbsencePublic:
    """In place of the one before. Its days are those of the company's clock."""
    people = await runtime.of(Directory).people(actor.company_id, [body.stand_in_user_id])
    if body.stand_in_user_id == actor.user_id or body.stand_in_user_id not in people:
        raise UnknownStandIn
    zone = zone_of((await runtime.of(Projects).company(actor.company_id)).time_zone)
    starts_at = datetime.combine(body.from_on, time(), zone).astimezone(UTC)
    ends_at = datetime.combine(body.until_on + timedelta(days=1), time(), zone).astimezone(UTC)
    if body.until_on < body.from_on or ends_at <= now():
        raise BadDays
    absence = await ChainRepo(uow).absence(actor, lock=True)
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
    await uow.flush()
    return await _shown(runtime, actor, absence)


async def delete_absence(uow: UnitOfWork, actor: Actor) -> None:
    """Back before it was over; also where there is none."""
    absence = await ChainRepo(uow).absence(actor, lock=True)
    if absence is not None:
        await ChainRepo(uow).delete_absence(absence)


async def _shown(runtime: Runtime, actor: Actor, absence: ApprovalAbsence) -> AbsencePublic:
    people = await runtime.of(Directory).people(actor.company_id, [absence.stand_in_id])
    return AbsencePublic(
        stand_in=people.get(absence.stand_in_id),
        stand_in_user_id=absence.stand_in_id,
        from_on=absence.from_on,
        until_on=absence.until_on,
    )
