"""Punches come in from phones, some late, some twice. What was done is recorded: a punch is refused only
where it can't be anybody's day at work."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.texts import Text
from contracts.attendance.v1 import events_pb2
from contracts.identity.v1.identity_pb2 import Project
from identity_client.projects import Projects

from attendance.hours.facts import Source
from attendance.punch.hot import before_press, keep_single_press
from attendance.punch.making import MOST_ON_A_DAY, TAKEN, TOO_MANY, Batch, day_in_utc, refused, verdict_of
from attendance.punch.repo import PunchRepo
from attendance.punch.schemas import PunchesCreate, PunchVerdict, PunchVerdicts, Verdict
from attendance.record.computing import recompute, stretches_of
from attendance.record.counting import count_later
from attendance.site_code.service import Poster, posters_scanned
from attendance.tables.punch import Punch

_NOT_YOURS = Text(
    "This project does not exist (any more), or is not one of yours. "
    "Ask its manager to put this time into your timesheet."
)


async def create_punches(
    uow: UnitOfWork, projects: Projects, actor: Actor, body: PunchesCreate, *, is_asked_again: bool
) -> PunchVerdicts:
    """A project that is archived by now takes what was done in it before, as one does that the caller has
    left: they were at work there."""
    arrived_at = now()
    actor.must_be_in(body.group_id)
    # Identity is asked before the database: nobody waits for one with a connection of the other in hand.
    company = await projects.rules_of(actor.company_id)
    # While identity is away nobody is told that a project is not theirs: phones send again.
    found = await projects_at_work(uow, projects, actor, {each.project_id for each in body.punches})
    posters = await posters_scanned(
        uow, actor.company_id, {each.site_code for each in body.punches if each.site_code}
    )
    # Whether a photo is asked for is read below, with all else.
    batch = Batch.of(actor, body, arrived_at, now(), company, is_photo_asked=False)
    made = {
        each.punch_id: batch.punch(
            each,
            found[each.project_id],
            actor.user_id,
            Source.OWN_PHONE,
            is_in=_is_in(actor, each.project_id),
        )
        # Of two under one id the first counts.
        for each in reversed(body.punches)
        if each.project_id in found
    }
    for each in body.punches:
        if each.site_code and each.punch_id in made:
            _say_by_poster(made[each.punch_id], posters.get(each.site_code))
    if len(body.punches) == len(made) == 1 and not is_asked_again:
        (punch,) = made.values()
        keep_single_press(uow, punch, MOST_ON_A_DAY)
        _tell_and_count(uow, punch)
        return PunchVerdicts(verdicts=[verdict_of(Verdict.STORED, punch)])
    asked, known, on_day = await _before(uow, actor, {each.punch_id for each in body.punches}, made)
    stored: dict[UUID, Punch] = {}
    verdicts: list[PunchVerdict] = []
    for sent in body.punches:
        there = known.get(sent.punch_id) or stored.get(sent.punch_id)
        if there is not None:
            verdicts.append(_known(actor, there, sent.punch_id))
        elif sent.project_id not in found:
            verdicts.append(refused(sent.punch_id, _NOT_YOURS))
        elif on_day[key := (actor.user_id, day_in_utc(made[sent.punch_id]))] >= MOST_ON_A_DAY:
            verdicts.append(refused(sent.punch_id, TOO_MANY))
        else:
            on_day[key] += 1
            punch = stored[sent.punch_id] = made[sent.punch_id]
            punch.photo_asked = asked
            verdicts.append(verdict_of(Verdict.STORED, punch))
    for punch in stored.values():
        keep_to_be_counted(uow, punch)
    return PunchVerdicts(verdicts=verdicts)


def _say_by_poster(punch: Punch, poster: Poster | None) -> None:
    """A punch that comes in late was made by what hung there then."""
    if poster is None or poster.project_id != punch.project_id:
        return
    if poster.revoked_at is None or punch.at < poster.revoked_at:
        punch.source, punch.site_code_id = Source.SITE_CODE.value, poster.site_code_id


async def _before(
    uow: UnitOfWork, actor: Actor, punch_ids: set[UUID], made: Mapping[UUID, Punch]
) -> tuple[bool, Mapping[UUID, Any], Counter[tuple[UUID, date]]]:
    """Whether photos are asked for, which are known, how many there are on a day: mostly one read."""
    repo, new = PunchRepo(uow), made.values()
    days = [*{day_in_utc(each) for each in new}] or [now().date()]
    before = await before_press(uow, actor.company_id, actor.user_id, punch_ids, days)
    known = await repo.known(punch_ids) if before.is_any_known else {}
    if len(days) == 1:
        return before.asks_photo, known, Counter({(actor.user_id, days[0]): before.on_these_days})
    return before.asks_photo, known, Counter(await repo.on_days(actor.company_id, new))


async def projects_at_work(
    uow: UnitOfWork, projects: Projects, actor: Actor, project_ids: set[UUID]
) -> dict[UUID, Project]:
    """Those of them that are the caller's, or where they were at work before."""
    found = await projects.find_all(actor.company_id, project_ids)
    theirs = {each for each in found if _is_in(actor, each)}
    were = await PunchRepo(uow).at_work(actor.company_id, {actor.user_id}, {*found} - theirs)
    return {each: found[each] for each in theirs | {project_id for _, project_id in were}}


async def keep_punches(uow: UnitOfWork, punches: Sequence[Punch]) -> None:
    """Under `alone_with` of whose they are."""
    by_owner: defaultdict[tuple[UUID, UUID], list[Punch]] = defaultdict(list)
    for punch in punches:
        _keep(uow, punch)
        by_owner[punch.company_id, punch.owner_user_id].append(punch)
    for (company_id, owner), theirs in by_owner.items():
        for first, last in stretches_of(punch.at for punch in theirs):
            await recompute(uow, company_id, owner, first, last)


def keep_to_be_counted(uow: UnitOfWork, punch: Punch) -> None:
    """By insertions alone, which are one statement with event and kept answer: nobody is held meanwhile."""
    PunchRepo(uow).add(punch)
    _tell_and_count(uow, punch)


def _tell_and_count(uow: UnitOfWork, punch: Punch) -> None:
    uow.outbox.add(_recorded(punch))
    count_later(uow, punch)


def _keep(uow: UnitOfWork, punch: Punch) -> None:
    PunchRepo(uow).add(punch)
    uow.outbox.add(_recorded(punch))


async def known_punches(uow: UnitOfWork, punch_ids: Iterable[UUID]) -> dict[UUID, Any]:
    """Anybody's: an id that somebody else's punch has is taken."""
    return await PunchRepo(uow).known(punch_ids)


async def were_at_work(
    uow: UnitOfWork, company_id: UUID, owners: Collection[UUID], project_ids: Collection[UUID]
) -> set[tuple[UUID, UUID]]:
    """Which of these people were at work before in which of these projects."""
    return await PunchRepo(uow).at_work(company_id, owners, project_ids)


async def pressed_on_days(
    uow: UnitOfWork, company_id: UUID, made: Collection[Punch]
) -> dict[tuple[UUID, date], int]:
    """How many there are already of these people on these days, in UTC."""
    return await PunchRepo(uow).on_days(company_id, made)


def _is_in(actor: Actor, project_id: UUID) -> bool:
    return project_id in actor.access.project_ids or actor.manages(project_id)


def _known(actor: Actor, there: Any, punch_id: UUID) -> PunchVerdict:
    is_own = (there.company_id, there.owner_user_id) == (actor.company_id, actor.user_id)
    return verdict_of(Verdict.KNOWN, there) if is_own else refused(punch_id, TAKEN)


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
