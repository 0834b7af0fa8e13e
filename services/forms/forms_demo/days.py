"""The last sixty days on the demo's sites: people work from Monday to Saturday, between seven and six."""

from datetime import datetime, timedelta

from chassis.wall_clock import zone_of

SITES = zone_of("Asia/Singapore")
_SUNDAY = 6
_FIRST_HOUR, _LAST_HOUR = 7, 18


class SiteDays:
    def __init__(self, now: datetime) -> None:
        self._today = now.astimezone(SITES).replace(hour=0, minute=0, second=0, microsecond=0)

    def at(self, days_ago: int, hour: int, minute: int = 0) -> datetime:
        """So many days of work ago: 1 is the last one before today."""
        day = self._today
        while days_ago > 0:
            day -= timedelta(days=1)
            days_ago -= day.weekday() != _SUNDAY
        return day.replace(hour=hour, minute=minute)


def later(at: datetime, **by: float) -> datetime:
    """So much later, within hours of work: what falls into the evening is done the next morning."""
    then = at + timedelta(**by)
    while then.weekday() == _SUNDAY or not _FIRST_HOUR <= then.hour < _LAST_HOUR:
        after_work = then.hour >= _LAST_HOUR or then.weekday() == _SUNDAY
        day = then + timedelta(days=1) if after_work else then
        then = day.replace(hour=_FIRST_HOUR)
    return then


def spread(count: int, oldest: int, newest: int = 1) -> list[int]:
    """So many days of work ago each, in even steps."""
    return [oldest - number * (oldest - newest) // max(count - 1, 1) for number in range(count)]


def minute_of(at: datetime) -> str:
    """As the clock on site says."""
    return at.astimezone(SITES).replace(tzinfo=None).isoformat(timespec="minutes")


def day_of(at: datetime) -> str:
    return at.astimezone(SITES).date().isoformat()
