"""What the hours are computed from. Facts are only ever added."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from enum import IntEnum, StrEnum
from uuid import UUID

from attendance.hours.leaves import LeaveFact
from attendance.hours.splits import SplitFact

LONGEST_SHIFT = timedelta(hours=16)
"""Whoever checks out later than this has forgotten it: nobody knows when they left."""
DOUBLE_TAP = timedelta(minutes=2)
"""The same button pressed again within this is one press."""
LONG_DAY = timedelta(hours=14)
"""Somebody should look at who worked more on one day, in however many projects."""
VERY_LATE = timedelta(days=3)
"""So much later than it was a press may come in: a phone lies in a locker over a weekend, and no longer."""


class Check(IntEnum):
    IN = 1
    OUT = 2
    BREAK_START = 3
    BREAK_END = 4


class Source(IntEnum):
    """How a punch came about. Kept with it: never renumber one."""

    OWN_PHONE = 1
    KIOSK = 2
    """On the tablet of a site, after their PIN."""
    FOREMAN = 3
    """Pressed by a manager of the project for a crew."""
    SITE_CODE = 4
    """On their own phone, which had scanned the poster of the site."""


class Mark(StrEnum):
    """What is unusual about a punch. Kept with it: never rename one."""

    OUTSIDE_FENCE = "outsideFence"
    POOR_ACCURACY = "poorAccuracy"
    NO_POSITION = "noPosition"
    MOCK_LOCATION = "mockLocation"
    CLOCK_OFF = "clockOff"
    """The phone's clock differs from the server's."""
    CLOCK_CHANGED = "clockChanged"
    """It was set anew between the punch and its sending, or says what can't be."""
    SENT_LATE = "sentLate"
    """Phones are offline in every basement."""
    FENCE_NOWHERE = "fenceNowhere"
    """The project has a radius of its own and no position to count it from: nothing was judged."""
    NOT_IN_PROJECT = "notInProject"
    """Its worker had left the project by the time it came in."""
    PROJECT_ARCHIVED = "projectArchived"
    """It was by then."""


TO_KNOW = (Mark.SENT_LATE, Mark.FENCE_NOWHERE)
"""And nothing to look at: its worker did nothing unusual."""


def minute_of_epoch(at: datetime) -> int:
    return int(at.timestamp() // 60)


@dataclass(frozen=True, slots=True)
class Span:
    starts_at: datetime
    ends_at: datetime

    @property
    def seconds(self) -> int:
        """By the minutes that clocks show: whoever reads 8:00 to 8:12 reads twelve minutes beside it."""
        return 60 * (minute_of_epoch(self.ends_at) - minute_of_epoch(self.starts_at))


@dataclass(frozen=True, slots=True)
class PunchFact:
    id: UUID
    project_id: UUID
    check: Check
    at: datetime
    zone: str
    """Its project's, when it was made: a project that moves to another zone moves no day that was."""
    known_at: datetime
    marks: tuple[str, ...] = ()
    """What is unusual about where and how it was made."""
    is_by_foreman: bool = False
    lacks_photo: bool = False
    """Its company asked for one, and none has come."""


@dataclass(frozen=True, slots=True)
class WorkedSpan:
    """As somebody states it: from, to, and the breaks between."""

    span: Span
    breaks: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class CorrectionFact:
    """A manager's word on one day of one person in one project. The newest counts; no work at all: the day is
    taken out."""

    id: UUID
    project_id: UUID
    day: date
    zone: str
    work: tuple[WorkedSpan, ...]
    known_at: datetime


@dataclass(frozen=True, slots=True)
class ClosingFact:
    """That a shift which nobody checked out of ended then, by a rule of the company: see `closing`."""

    id: UUID
    punch_id: UUID
    """The check-in with which it began."""
    ends_at: datetime
    known_at: datetime


@dataclass(frozen=True, slots=True)
class ApprovedFact:
    """That these hours were approved there: nothing counts them anywhere else."""

    project_id: UUID
    span: Span
    known_at: datetime
    opened_at: datetime | None = None
    """When that was undone, if it was: they are to be counted anew since."""

    def as_known_at(self, instant: datetime) -> "ApprovedFact":
        was_undone = self.opened_at is not None and self.opened_at <= instant
        return self if was_undone else replace(self, opened_at=None)


@dataclass(frozen=True, slots=True)
class Facts:
    """Of one person."""

    punches: tuple[PunchFact, ...]
    corrections: tuple[CorrectionFact, ...] = ()
    leaves: tuple[LeaveFact, ...] = ()
    approved: tuple[ApprovedFact, ...] = ()
    splits: tuple[SplitFact, ...] = ()
    closings: tuple[ClosingFact, ...] = ()

    @classmethod
    def of(
        cls,
        punches: Iterable[PunchFact],
        corrections: Iterable[CorrectionFact] = (),
        leaves: Iterable[LeaveFact] = (),
        approved: Iterable[ApprovedFact] = (),
        splits: Iterable[SplitFact] = (),
        closings: Iterable[ClosingFact] = (),
    ) -> "Facts":
        """In one order, each once."""
        once = {punch.id: punch for punch in punches}
        said = {correction.id: correction for correction in corrections}
        granted = {leave.id: leave for leave in leaves}
        split = {each.id: each for each in splits}
        closed = {each.id: each for each in closings}
        return cls(
            tuple(sorted(once.values(), key=_place)),
            tuple(sorted(said.values(), key=lambda each: (each.known_at, each.id))),
            tuple(sorted(granted.values(), key=lambda each: (each.known_at, each.id))),
            tuple(sorted({*approved}, key=_approved_at)),
            tuple(sorted(split.values(), key=lambda each: (each.known_at, each.id))),
            tuple(sorted(closed.values(), key=lambda each: (each.known_at, each.id))),
        )

    def as_known_at(self, instant: datetime) -> "Facts":
        return Facts(
            tuple(each for each in self.punches if each.known_at <= instant),
            tuple(each for each in self.corrections if each.known_at <= instant),
            tuple(each for each in self.leaves if each.known_at <= instant),
            tuple(each.as_known_at(instant) for each in self.approved if each.known_at <= instant),
            tuple(each for each in self.splits if each.known_at <= instant),
            tuple(each for each in self.closings if each.known_at <= instant),
        )


# Who changes sites checks out here and in there at the same moment: what ends comes first.
_ENDS_FIRST = {Check.BREAK_END: 0, Check.OUT: 1, Check.IN: 2, Check.BREAK_START: 3}


def _approved_at(fact: ApprovedFact) -> tuple[datetime, UUID, datetime]:
    return fact.span.starts_at, fact.project_id, fact.known_at


def _place(punch: PunchFact) -> tuple[datetime, int, UUID]:
    return punch.at, _ENDS_FIRST[punch.check], punch.id


@dataclass(frozen=True, slots=True)
class AtWork:
    """Now, as their newest open day says."""

    project_id: UUID
    open_since: datetime
    break_since: datetime | None
