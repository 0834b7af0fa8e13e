"""Punches of sixty days, the same for a person whenever they are made: only the days move."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from random import Random
from uuid import UUID, uuid5

from attendance.hours.facts import Check, Source
from attendance.punch.marks import Circle, Position, judge_place, judge_time
from attendance.tables.punch import Punch
from chassis.places import Place
from chassis.wall_clock import day_at, zone_of

_DAYS = 60
_AS_PRESSED = 21
"""So many days are shown as people pressed them. What went wrong before was put right since, but for one day
of each person, whose trouble nobody meets twice."""
_FENCE_METERS = 150
_SUNDAY = 6
_KINDS = 13
_FORGOTTEN = 1
_IN_ORDER = (0, 3, 5, 12)
_RARE_KINDS = 7


@dataclass(frozen=True)
class Site:
    project_id: UUID
    time_zone: str
    latitude: float
    longitude: float
    managers: tuple[UUID, ...] = ()


@dataclass(frozen=True)
class _Press:
    check: Check
    at: datetime
    site: Site
    note: str = ""
    meters_off: float = 20
    accuracy: float = 12
    is_mock: bool = False
    clock_ahead: timedelta = timedelta()
    sent_after: timedelta = timedelta(seconds=2)
    is_by_foreman: bool = False
    said_after: timedelta | None = None
    """Where a foreman stated the time: how much later."""


def punches_of(company_id: UUID, user_id: UUID, sites: list[Site], number: int, now: datetime) -> list[Punch]:
    today = day_at(now, zone_of(sites[0].time_zone))
    presses = [
        press
        for press in (*_older(today, number, sites), *_newer(today, number, sites))
        if press.at < now - timedelta(minutes=3)
    ]
    device_id = uuid5(user_id, "phone")
    return [
        _punch(company_id, user_id, device_id, uuid5(user_id, f"punch {each}"), press, now)
        for each, press in enumerate(presses)
    ]


def _newer(today: date, number: int, sites: list[Site]) -> Iterator[_Press]:
    chance = _chance(number)
    for index in range(_AS_PRESSED + 1):
        day, kind = today - timedelta(days=_AS_PRESSED - index), index + number
        # On whichever day of the week one looks, somebody has forgotten to check out.
        if day.weekday() != _SUNDAY or index == 0 or kind % _KINDS == _FORGOTTEN:
            yield from _day(day, kind, sites, chance)


def _older(today: date, number: int, sites: list[Site]) -> Iterator[_Press]:
    chance = _chance(-1 - number)
    rare = _AS_PRESSED + 5 + 2 * number % (_DAYS - _AS_PRESSED - 10)
    for before in range(_DAYS, _AS_PRESSED, -1):
        day, kind = today - timedelta(days=before), before + number
        if before == rare:
            yield from _rare_day(day, number, sites, chance)
        elif before != rare - 1 and day.weekday() != _SUNDAY:
            # Just at work, now at this site and now at that, but for what is in order all the same.
            yield from _day(day, kind if kind % _KINDS in _IN_ORDER else kind * _KINDS, sites, chance)


def _chance(number: int) -> Random:
    """The same weeks for everybody who looks at the demo."""
    return Random(number)  # noqa: S311 -- nothing here is a secret


def _day(day: date, kind: int, sites: list[Site], chance: Random) -> Iterator[_Press]:
    """Every thirteenth day of somebody is the same trouble; in between they are just at work."""
    site = sites[kind % len(sites)]

    def at(hour: float) -> datetime:
        minutes = timedelta(minutes=hour * 60 + chance.randint(-12, 12))
        return datetime.combine(day, time(), zone_of(site.time_zone)) + minutes

    begun, ended = _Press(Check.IN, at(8), site), _Press(Check.OUT, at(17.5), site)
    lunch = [_Press(Check.BREAK_START, at(12), site), _Press(Check.BREAK_END, at(13), site)]
    match kind % _KINDS:
        case 1:  # `_FORGOTTEN`
            yield from (begun, *lunch)
        case 3:  # over midnight
            yield from (_Press(Check.IN, at(20), site), _Press(Check.OUT, at(29), site))
        case 5 if len(sites) > 1:
            other = sites[(kind + 1) % len(sites)]
            changed = at(13)
            yield from (begun, _Press(Check.OUT, changed, site), _Press(Check.IN, changed, other))
            yield _Press(Check.OUT, at(17.5), other)
        case 6:  # pressed twice
            yield begun
            yield _Press(Check.IN, begun.at + timedelta(seconds=20), site)
            yield from (*lunch, ended)
        case 7:  # without a phone: the foreman pressed, and was late with the morning
            late = timedelta(minutes=25)
            yield replace(begun, is_by_foreman=True, said_after=late, sent_after=late)
            for each in (*lunch, ended):
                yield replace(each, is_by_foreman=True)
        case 8:  # never came back from lunch, says the clock
            yield from (begun, lunch[0], ended)
        case 9:  # at the supplier's
            yield _Press(Check.IN, begun.at, site, "Picked up anchors at the supplier first", 2300)
            yield from (*lunch, ended)
        case 11:  # in the basement all day
            yield _Press(Check.IN, begun.at, site, accuracy=900, sent_after=timedelta(hours=10))
            yield _Press(Check.OUT, ended.at, site, sent_after=timedelta(minutes=40))
        case 12:  # at home
            return
        case _:
            yield from (begun, *lunch, ended)


def _rare_day(day: date, kind: int, sites: list[Site], chance: Random) -> Iterator[_Press]:
    """What happens to a company twice a year. The day after it is free: a night may reach into it."""
    site, other = sites[0], sites[-1]

    def at(hour: float) -> datetime:
        minutes = timedelta(minutes=hour * 60 + chance.randint(-12, 12))
        return datetime.combine(day, time(), zone_of(site.time_zone)) + minutes

    begun, ended = _Press(Check.IN, at(8), site), _Press(Check.OUT, at(17), site)
    match kind % _RARE_KINDS:
        case 0 if other is not site:  # went over to the other project, and checked out there
            yield from (begun, replace(ended, site=other))
        case 1:  # the phone lay in a locker for days
            away = timedelta(days=5)
            yield from (replace(begun, sent_after=away), replace(ended, sent_after=away))
        case 2:  # the phone's clock was a day ahead
            ahead = timedelta(days=1)
            yield from (replace(begun, clock_ahead=ahead), replace(ended, clock_ahead=ahead))
        case 3:  # an app that says that one is elsewhere
            yield from (replace(begun, is_mock=True), ended)
        case 4:  # forgot to check in
            yield ended
        case 5:  # forgot to check out until the next day
            yield from (begun, _Press(Check.OUT, at(32), site))
        case _:  # the slab had to be finished
            yield from (_Press(Check.IN, at(6), site), _Press(Check.OUT, at(21), site))


def _punch(
    company_id: UUID, user_id: UUID, device_id: UUID, punch_id: UUID, press: _Press, now: datetime
) -> Punch:
    site = Place(press.site.latitude, press.site.longitude)
    place = Place(site.latitude + press.meters_off / 111_195, site.longitude)
    judged = judge_place(Circle(site, _FENCE_METERS), Position(place, press.accuracy, is_mock=press.is_mock))
    received_at = min(press.at + press.sent_after, now)
    pressed_at = press.at + (press.said_after or timedelta())
    device_time, sent_at = pressed_at + press.clock_ahead, received_at + press.clock_ahead
    when = judge_time(received_at=received_at, sent_at=sent_at, device_time=device_time, elapsed=None)
    # Nobody presses for themselves as a foreman does.
    foreman = next((each for each in press.site.managers if each != user_id), None)
    by = foreman if press.is_by_foreman else None
    return Punch(
        id=punch_id,
        company_id=company_id,
        project_id=press.site.project_id,
        owner_user_id=user_id,
        check_type=press.check.value,
        at=press.at,
        pressed_at=pressed_at if by and press.said_after else None,
        received_at=received_at,
        device_time=device_time,
        time_zone=press.site.time_zone,
        latitude=place.latitude,
        longitude=place.longitude,
        accuracy_meters=press.accuracy,
        distance_meters=judged.distance_meters,
        marks=[*when.marks, *judged.marks],
        note=press.note,
        source=(Source.FOREMAN if by else Source.OWN_PHONE).value,
        device_id=device_id,
        created_by=by or user_id,
    )
