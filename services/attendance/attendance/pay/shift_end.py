"""When a shift ends by the rules of whoever works it, where they say so."""

from datetime import UTC, date, datetime, time, timedelta, tzinfo
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.wall_clock import zone_of

from attendance.pay.computing import rule_sets_of, teams_of
from attendance.pay.rules import Rulebook, ShiftTimes, minute_of
from attendance.team.membership import NO_TEAMS


async def shift_end_of(
    uow: UnitOfWork,
    company_id: UUID,
    owner: UUID,
    project_id: UUID,
    day: date,
    starts_at: datetime,
    zone: str,
) -> datetime | None:
    """Of what began then, on that day of the project's clock. None: no rule says so, or not of such a day."""
    sets = await rule_sets_of(uow, company_id)
    teams = await teams_of(uow, company_id, sets, [owner])
    rules = Rulebook(sets).of_person(owner, teams.get(owner, NO_TEAMS)).on(project_id, day).rules
    if rules.shift is None or day.isoweekday() in rules.rest_days:
        return None
    return shift_end(rules.shift, day, starts_at, zone_of(zone))


async def says_shift_end(uow: UnitOfWork, company_id: UUID) -> bool:
    """Of anybody, from whichever day on."""
    sets = Rulebook(await rule_sets_of(uow, company_id)).counting
    return any(each.rules is not None and each.rules.shift is not None for each in sets)


def shift_end(shift: ShiftTimes, day: date, starts_at: datetime, zone: tzinfo) -> datetime | None:
    """The first one after it began, in a night the next day's. None: it began when the shift was over."""
    minute = minute_of(shift.ends_at)
    is_overnight = minute <= minute_of(shift.starts_at)
    for each in (day, day + timedelta(days=1)) if is_overnight else (day,):
        ends_at = datetime.combine(each, time(*divmod(minute, 60)), zone).astimezone(UTC)
        if ends_at > starts_at:
            return ends_at
    return None
