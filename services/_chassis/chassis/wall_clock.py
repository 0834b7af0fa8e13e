"""On whose clock an instant is read, and how it is written: decided here alone for papers, mails and files.

What belongs to a project is read on the project's clock, anything else on the company's. Nobody knows the
clock of whoever reads a paper or a mail, so each instant says how far its own is from Greenwich's: through a
change of the clocks that tells the two half past ones apart. Days, and times that somebody wrote as the clock
beside them said, are the same for everybody and say nothing of it. The web's side of this is `clock.ts` of
the kit; both write alike.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from babel import Locale
from babel.dates import format_date, get_datetime_format
from babel.lists import format_list

from chassis.texts import DEFAULT_LANGUAGE, Text

# As browsers write them for British English, so that screen and paper say the same.
_ENGLISH = "en_GB"


def zone_of(*names: str) -> ZoneInfo:
    """The first that is known: of the project, then of its company."""
    return ZoneInfo(next(filter(None, names), "UTC"))


def stamp(instant: datetime, zone: tzinfo = UTC) -> str:
    """For tables that programs read too, and operators: 2026-11-21T06:42:07.512+08:00."""
    return instant.astimezone(zone).isoformat(timespec="milliseconds")


def minute_at(instant: datetime, zone: tzinfo) -> str:
    """For spreadsheet programs, which know no zones: 2026-11-21 14:30."""
    return f"{instant.astimezone(zone):%Y-%m-%d %H:%M}"


def day_at(instant: datetime, zone: tzinfo) -> date:
    return instant.astimezone(zone).date()


@dataclass(frozen=True)
class WallClock:
    zone: tzinfo
    language: str

    def instant(self, instant: datetime) -> str:
        local = instant.astimezone(self.zone)
        offset = local.utcoffset() or timedelta()
        return f"{self._day_and_time(local.date(), f'{local:%H:%M}')} {_from_greenwich(offset)}"

    def moment(self, moment: str) -> str:
        """2026-11-21, 2026-11-21T14:30 or 14:30, as the clock there said already."""
        if len(moment) == len("14:30"):
            return moment
        day = date.fromisoformat(moment[:10])
        return self._day_and_time(day, moment[11:]) if "T" in moment else self.day(day)

    def day(self, day: date) -> str:
        return format_date(day, locale=self.locale)

    def _day_and_time(self, day: date, time: str) -> str:
        both = str(get_datetime_format(locale=self.locale))
        return both.replace("{1}", self.day(day)).replace("{0}", time)

    @property
    def locale(self) -> Locale:
        return Locale.parse(_ENGLISH if self.language == "en" else self.language.replace("-", "_"))


def _from_greenwich(offset: timedelta) -> str:
    """GMT+8, GMT-3:30: what browsers write for `shortOffset`, in all our languages."""
    minutes = int(offset.total_seconds() // 60)
    if minutes == 0:
        return "GMT"
    hours, rest = divmod(abs(minutes), 60)
    return f"GMT{'+' if minutes > 0 else '-'}{hours}{f':{rest:02}' if rest else ''}"


class DaysText(Text):
    """Days among words that people are told, written as each reader's language writes them."""

    days: tuple[date, ...]

    @classmethod
    def of(cls, *days: date) -> "DaysText":
        text = cls.keyed(_listed(days, DEFAULT_LANGUAGE), "")
        text.days = days
        return text

    def translated(self, language: str) -> str:
        return _listed(self.days, language)


def _listed(days: Iterable[date], language: str) -> str:
    clock = WallClock(UTC, language)
    return str(format_list([*map(clock.day, days)], locale=clock.locale))
