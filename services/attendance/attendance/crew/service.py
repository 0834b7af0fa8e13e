"""A manager of a project presses for its people: some have no phone, or no glove to take off. What they press
is each one's own punch, says who pressed it, and is that person's to object to."""

from collections import Counter
from collections.abc import Collection
from datetime import timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.texts import Text
from contracts.identity.v1.identity_pb2 import Project
from identity_client.projects import Projects

from attendance.audit import of_crew
from attendance.clock_rules.service import is_photo_asked
from attendance.correction.elsewhere import Elsewhere, find_hours_pressed_over, hours_elsewhere
from attendance.crew.people import people_of
from attendance.crew.schemas import CrewPunchesCreate, CrewPunchIn
from attendance.hours.facts import Source
from attendance.punch.making import MOST_ON_A_DAY, TAKEN, TOO_MANY, Batch, day_in_utc, refused, verdict_of
from attendance.punch.schemas import PunchVerdict, PunchVerdicts, Verdict
from attendance.punch.service import keep_punches, known_punches, pressed_on_days, were_at_work
from attendance.record.counting import alone_with
from attendance.tables.punch import Punch

_NOT_MANAGED = Text(
    "This project does not exist (any more), or you don't manage it. "
    "Ask one of its managers to put this time into the timesheet."
)
_NOT_IN_IT = Text("This person is not in the project. Choose somebody who is.")
_OWN = Text("Your own time is pressed on your own clock.")
_AHEAD = Text("This time is still ahead. Press when it has come.")
_LONG_AGO = Text("This was more than a day before you pressed. Put it into the timesheet, with the reason.")
_SENT_TOO_LATE = Text("This came more than a week later. Put it into the timesheet, with the reason.")

_LONGEST_BEFORE = timedelta(days=1)
"""What is older is a correction, which takes a reason."""
_LONGEST_ON_THE_WAY = timedelta(days=7)
"""By the server's clock, whatever that of the phone says: nobody states hours of weeks ago by setting it."""


async def create_crew_punches(
    uow: UnitOfWork, projects: Projects, actor: Actor, body: CrewPunchesCreate
) -> PunchVerdicts:
    """Each has a verdict of its own: whom it can't be, holds up no others."""
    arrived_at = now()
    actor.must_be_in(body.group_id)
    # Identity is asked before anything is held. While it is away nobody is refused: phones send again.
    company = await projects.rules_of(actor.company_id)
    found = await projects.find_all(actor.company_id, {each.project_id for each in body.punches})
    were = await were_at_work(uow, actor.company_id, {each.user_id for each in body.punches}, found)
    judged = [(each, _hindrance(actor, each, found, were)) for each in body.punches]
    clocked = [each for each, hindrance in judged if hindrance is None]
    if clocked:
        await alone_with(uow, *{each.user_id for each in clocked})
    asked = await is_photo_asked(uow, actor.company_id)
    batch = Batch.of(actor, body, arrived_at, now(), company, is_photo_asked=asked)
    known = await known_punches(uow, (each.punch_id for each in body.punches))
    # Each has a punch of its own, also where two of different people came under one id.
    tried = [(each, hindrance or _made(batch, each, found[each.project_id])) for each, hindrance in judged]
    made = [each for _, each in tried if isinstance(each, Punch)]
    elsewhere = await _elsewhere(uow, actor, made)
    on_day = Counter(await pressed_on_days(uow, actor.company_id, made))
    stored: dict[UUID, Punch] = {}
    verdicts: list[PunchVerdict] = []
    for sent, punch in tried:
        there = known.get(sent.punch_id) or stored.get(sent.punch_id)
        if there is not None:
            verdicts.append(_known(actor, there, sent))
        elif isinstance(punch, Text):
            verdicts.append(refused(sent.punch_id, punch))
        elif arrived_at - punch.at > _LONGEST_ON_THE_WAY:
            verdicts.append(refused(sent.punch_id, _SENT_TOO_LATE))
        elif over := find_hours_pressed_over(punch, elsewhere.get(punch.owner_user_id, ()), arrived_at):
            verdicts.append(refused(sent.punch_id, over))
        elif on_day[key := (punch.owner_user_id, day_in_utc(punch))] >= MOST_ON_A_DAY:
            verdicts.append(refused(sent.punch_id, TOO_MANY))
        else:
            on_day[key] += 1
            stored[sent.punch_id] = punch
            verdicts.append(verdict_of(Verdict.STORED, punch))
    await keep_punches(uow, [*stored.values()])
    for punch in stored.values():
        uow.outbox.add(of_crew(actor, punch))
    return PunchVerdicts(verdicts=verdicts)


def _hindrance(
    actor: Actor, sent: CrewPunchIn, projects: dict[UUID, Project], were: set[tuple[UUID, UUID]]
) -> Text | None:
    project = projects.get(sent.project_id)
    if project is None or not actor.manages(sent.project_id):
        return _NOT_MANAGED
    if sent.user_id == actor.user_id:
        return _OWN
    # Who has left the project since was at work there before.
    if sent.user_id not in people_of(project) and (sent.user_id, sent.project_id) not in were:
        return _NOT_IN_IT
    if sent.stated_time is None:
        return None
    before = sent.device_time - sent.stated_time
    if before < timedelta():
        return _AHEAD
    return _LONG_AGO if before > _LONGEST_BEFORE else None


async def _elsewhere(uow: UnitOfWork, actor: Actor, made: Collection[Punch]) -> dict[UUID, list[Elsewhere]]:
    days = [day_in_utc(each) for each in made]
    owners = {each.owner_user_id for each in made}
    return await hours_elsewhere(uow, actor, owners, min(days), max(days)) if days else {}


def _made(batch: Batch, sent: CrewPunchIn, project: Project) -> Punch:
    is_in = sent.user_id in people_of(project)
    punch = batch.punch(sent, project, sent.user_id, Source.FOREMAN, is_in=is_in)
    if sent.stated_time is not None:
        # By the phone's clock both, whatever time it believes it to be.
        punch.pressed_at = punch.at
        punch.at -= sent.device_time - sent.stated_time
        # Nobody can be photographed as they were then.
        punch.photo_asked = False
    return punch


def _known(actor: Actor, there: Any, sent: CrewPunchIn) -> PunchVerdict:
    is_own = (there.company_id, there.owner_user_id, there.created_by) == (
        actor.company_id,
        sent.user_id,
        actor.user_id,
    )
    return verdict_of(Verdict.KNOWN, there) if is_own else refused(sent.punch_id, TAKEN)
