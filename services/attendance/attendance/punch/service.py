"""Punches come in from phones, some late, some twice. What was done is recorded: a punch is refused only
where it can't be anybody's day at work."""

from collections import Counter
from datetime import UTC, date, datetime, timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from chassis.texts import Text
from chassis.wall_clock import zone_of
from contracts.attendance.v1 import events_pb2
from contracts.identity.v1.identity_pb2 import GetCompanyResponse, Project
from identity_client.projects import Projects

from attendance.hours.facts import Mark
from attendance.punch.marks import Fence, Place, Position, judge_place, judge_time
from attendance.punch.repo import PunchRepo
from attendance.punch.schemas import PositionIn, PunchesCreate, PunchIn, PunchVerdict, PunchVerdicts, Verdict
from attendance.record.computing import alone_with, recompute
from attendance.tables.punch import Punch

_NOT_YOURS = Text(
    "This project does not exist (any more), or is not one of yours. "
    "Ask its manager to put this time into your timesheet."
)
_TAKEN = Text("This punch was not made on this device. Check in anew.")

_TOO_MANY = Text(
    "More was pressed on this day than anybody presses. "
    "Ask your manager to put this time into your timesheet."
)

MOST_ON_A_DAY = 200
"""Of one person: each makes the days around it to be computed anew."""


async def create_punches(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: PunchesCreate
) -> PunchVerdicts:
    """A project that is archived by now takes what was done in it before, as one does that the caller has
    left: they were at work there."""
    arrived_at = now()
    actor.must_be_in(body.group_id)
    # Identity is asked before the database: nobody waits for one with a connection of the other in hand.
    company = await runtime.of(Projects).company(actor.company_id)
    # While identity is away nobody is told that a project is not theirs: phones send again.
    projects = await projects_at_work(uow, runtime, actor, {each.project_id for each in body.punches})
    await alone_with(uow, actor.user_id)
    # Behind a correction it came in later than that: whoever corrected the day has not seen it.
    received_at = now()
    repo = PunchRepo(uow)
    known = await repo.known(each.punch_id for each in body.punches)
    stored: dict[UUID, Punch] = {}
    verdicts: list[PunchVerdict] = []
    made = {
        each.punch_id: _punch(actor, body, each, arrived_at, received_at, company, projects[each.project_id])
        for each in body.punches
        if each.project_id in projects and each.punch_id not in known
    }
    on_day = Counter(await repo.on_days(actor, {_day(each) for each in made.values()}))
    for sent in body.punches:
        there = known.get(sent.punch_id) or stored.get(sent.punch_id)
        if there is not None:
            verdicts.append(_known(actor, there, sent.punch_id))
        elif sent.project_id not in projects:
            verdicts.append(_refused(sent.punch_id, _NOT_YOURS))
        elif on_day[_day(punch := made[sent.punch_id])] >= MOST_ON_A_DAY:
            verdicts.append(_refused(sent.punch_id, _TOO_MANY))
        else:
            on_day[_day(punch)] += 1
            stored[punch.id] = punch
            verdicts.append(_verdict(Verdict.STORED, punch))
    if stored:
        await keep_punches(uow, [*stored.values()])
    return PunchVerdicts(verdicts=verdicts)


async def projects_at_work(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, project_ids: set[UUID]
) -> dict[UUID, Project]:
    """Those of them that are the caller's, or where they were at work before."""
    projects = await runtime.of(Projects).find_all(actor.company_id, project_ids)
    theirs = {each for each in projects if each in actor.access.project_ids or actor.manages(each)}
    theirs |= await PunchRepo(uow).projects_of(actor, projects)
    return {each: projects[each] for each in theirs}


async def keep_punches(uow: UnitOfWork, punches: list[Punch]) -> None:
    """Of one person, under `alone_with`."""
    PunchRepo(uow).add_all(punches)
    for punch in punches:
        uow.outbox.add(_recorded(punch))
    instants = [punch.at for punch in punches]
    await recompute(uow, punches[0].company_id, punches[0].owner_user_id, min(instants), max(instants))


async def is_known(uow: UnitOfWork, punch_id: UUID) -> bool:
    return bool(await PunchRepo(uow).known([punch_id]))


def _punch(
    actor: Actor,
    body: PunchesCreate,
    sent: PunchIn,
    arrived_at: datetime,
    received_at: datetime,
    company: GetCompanyResponse,
    project: Project,
) -> Punch:
    elapsed = None if sent.elapsed_ms is None else timedelta(milliseconds=sent.elapsed_ms)
    when = judge_time(
        received_at=arrived_at, sent_at=body.sent_at, device_time=sent.device_time, elapsed=elapsed
    )
    # Where nobody looks at it, nothing is kept of it.
    position = sent.position if _is_fenced(company) else None
    where = judge_place(_fence(company, project), _position(position))
    return Punch(
        id=sent.punch_id,
        company_id=actor.company_id,
        project_id=sent.project_id,
        owner_user_id=actor.user_id,
        check_type=sent.check_type.value,
        at=when.at,
        received_at=received_at,
        device_time=sent.device_time,
        time_zone=zone_of(project.time_zone, company.time_zone).key,
        latitude=position.latitude if position else None,
        longitude=position.longitude if position else None,
        accuracy_meters=position.accuracy_meters if position else None,
        distance_meters=where.distance_meters,
        marks=[*when.marks, *where.marks, *_odd_about(actor, project)],
        note=sent.note,
        device_id=body.device_id,
        created_by=actor.user_id,
    )


def _odd_about(actor: Actor, project: Project) -> list[Mark]:
    """Nobody knows since when: a punch that comes in late may be of the time before."""
    project_id = UUID(project.project_id)
    if project.is_archived:
        return [Mark.PROJECT_ARCHIVED]
    is_in = project_id in actor.access.project_ids or actor.manages(project_id)
    return [] if is_in else [Mark.NOT_IN_PROJECT]


def _day(punch: Punch) -> date:
    return punch.at.astimezone(UTC).date()


def _is_fenced(company: GetCompanyResponse) -> bool:
    """A radius of 0 is none."""
    return company.is_geofence_radius_check and company.geofence_radius_meters > 0


def _fence(company: GetCompanyResponse, project: Project) -> Fence | None:
    if not (_is_fenced(company) and project.HasField("latitude") and project.HasField("longitude")):
        return None
    return Fence(Place(project.latitude, project.longitude), company.geofence_radius_meters)


def _position(sent: PositionIn | None) -> Position | None:
    if sent is None:
        return None
    return Position(Place(sent.latitude, sent.longitude), sent.accuracy_meters, sent.is_mock)


def _known(actor: Actor, there: Any, punch_id: UUID) -> PunchVerdict:
    is_own = (there.company_id, there.owner_user_id) == (actor.company_id, actor.user_id)
    return _verdict(Verdict.KNOWN, there) if is_own else _refused(punch_id, _TAKEN)


def _verdict(verdict: Verdict, punch: Any) -> PunchVerdict:
    return PunchVerdict(punch_id=punch.id, verdict=verdict, at=punch.at, marks=[*punch.marks], reason=None)


def _refused(punch_id: UUID, reason: Text) -> PunchVerdict:
    return PunchVerdict(punch_id=punch_id, verdict=Verdict.REFUSED, at=None, marks=[], reason=reason)


def _recorded(punch: Punch) -> events_pb2.PunchRecorded:
    """Without its place: where somebody was is told to nobody who need not know."""
    return events_pb2.PunchRecorded(
        company_id=str(punch.company_id),
        punch_id=str(punch.id),
        project_id=str(punch.project_id),
        owner_user_id=str(punch.owner_user_id),
        check_type=punch.check_type,
        at=punch.at,
        received_at=punch.received_at,
    )
