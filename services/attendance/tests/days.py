"""Facts in a few words: `at("20 08:00")` is a quarter of a day's work away from `at("20 14:00")`."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid5
from zoneinfo import ZoneInfo

from attendance.hours.days import DayRecord, records_of
from attendance.hours.facts import Check, CorrectionFact, Facts, PunchFact, Span, WorkedSpan

JETTY = UUID("00000000-0000-7000-8000-0000000000a1")
TOWER = UUID("00000000-0000-7000-8000-0000000000a2")
SINGAPORE = "Asia/Singapore"
_WORDS = {"in": Check.IN, "out": Check.OUT, "break": Check.BREAK_START, "back": Check.BREAK_END}


def at(said: str, zone: str = SINGAPORE) -> datetime:
    """A day and a time of November 2026, or a whole date and time, as the clock there says."""
    written = said if said.startswith("20") and len(said) > 11 else f"2026-11-{said}"
    return datetime.strptime(written, "%Y-%m-%d %H:%M").replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)


def punch(
    word: str,
    said: str,
    project: UUID = JETTY,
    *,
    zone: str = SINGAPORE,
    known: datetime | None = None,
    marks: tuple[str, ...] = (),
    by_foreman: bool = False,
) -> PunchFact:
    instant = at(said, zone)
    ident = uuid5(project, f"{word} {said}")
    return PunchFact(ident, project, _WORDS[word], instant, zone, known or instant, marks, by_foreman)


def correction(said: str, *work: tuple[str, str], project: UUID = JETTY, known: str) -> CorrectionFact:
    day = at(f"{said} 12:00").date()
    spans = tuple(WorkedSpan(Span(at(f"{said} {one}"), at(f"{said} {other}"))) for one, other in work)
    return CorrectionFact(uuid5(project, f"{said} {known}"), project, day, SINGAPORE, spans, at(known))


def records(punches: Iterable[PunchFact], *corrections: CorrectionFact) -> list[DayRecord]:
    return [*records_of(Facts.of(punches, corrections)).values()]


def hours(record: DayRecord) -> float:
    return timedelta(seconds=record.worked_seconds) / timedelta(hours=1)
