"""What was sent → the punch that is kept, and what is answered of it."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any, Self
from uuid import UUID

from chassis.access import Actor
from chassis.places import Place
from chassis.texts import Text
from chassis.wall_clock import zone_of
from contracts.identity.v1.identity_pb2 import GetCompanyResponse, Project

from attendance.hours.facts import Mark, Source
from attendance.punch.fence import fence_of, is_fenced, is_nowhere
from attendance.punch.marks import Position, judge_place, judge_time
from attendance.punch.schemas import PositionIn, PunchIn, PunchVerdict, SentTogether, Verdict
from attendance.tables.punch import Punch

TAKEN = Text("This punch was not made on this device. Check in anew.")
TOO_MANY = Text(
    "More was pressed on this day than anybody presses. "
    "Ask your manager to put this time into your timesheet."
)
MOST_ON_A_DAY = 60
"""Of one person: what one day may cost to be counted is bounded."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What is the same of all that came in together."""

    company_id: UUID
    by: UUID
    """Who pressed."""
    device_id: UUID
    sent_at: datetime
    """What the clock of the device said then."""
    arrived_at: datetime
    received_at: datetime
    company: GetCompanyResponse
    is_photo_asked: bool

    @classmethod
    def of(
        cls,
        actor: Actor,
        body: SentTogether,
        arrived_at: datetime,
        received_at: datetime,
        company: GetCompanyResponse,
        *,
        is_photo_asked: bool,
    ) -> Self:
        return cls(
            actor.company_id,
            actor.user_id,
            body.device_id,
            body.sent_at,
            arrived_at,
            received_at,
            company,
            is_photo_asked,
        )

    def punch(self, sent: PunchIn, project: Project, owner: UUID, source: Source, *, is_in: bool) -> Punch:
        """`is_in`: whether its worker is in the project by now."""
        elapsed = None if sent.elapsed_ms is None else timedelta(milliseconds=sent.elapsed_ms)
        when = judge_time(
            received_at=self.arrived_at,
            sent_at=self.sent_at,
            device_time=sent.device_time,
            elapsed=elapsed,
        )
        # Where nobody looks at it, nothing is kept of it.
        position = sent.position if is_fenced(self.company) else None
        # A tablet stands where it was put: it is asked for no place, and lacks none.
        fence = None if source is Source.KIOSK else fence_of(self.company, project)
        where = judge_place(fence, _position(position))
        nowhere = source is not Source.KIOSK and is_nowhere(self.company, project)
        unjudged = (Mark.FENCE_NOWHERE,) if nowhere else ()
        return Punch.of_row(
            {
                "id": sent.punch_id,
                "company_id": self.company_id,
                "project_id": sent.project_id,
                "owner_user_id": owner,
                "check_type": sent.check_type.value,
                "at": when.at,
                "pressed_at": None,
                "received_at": self.received_at,
                "device_time": sent.device_time,
                "time_zone": zone_of(project.time_zone, self.company.time_zone).key,
                "latitude": position.latitude if position else None,
                "longitude": position.longitude if position else None,
                "accuracy_meters": position.accuracy_meters if position else None,
                "distance_meters": where.distance_meters,
                "marks": [*when.marks, *where.marks, *unjudged, *_odd_about(project, is_in=is_in)],
                "note": sent.note,
                "source": source.value,
                "photo_asked": self.is_photo_asked,
                "site_code_id": None,
                "device_id": self.device_id,
                "created_by": self.by,
            }
        )


def day_in_utc(punch: Punch) -> date:
    return punch.at.astimezone(UTC).date()


def verdict_of(verdict: Verdict, punch: Any) -> PunchVerdict:
    return PunchVerdict(punch_id=punch.id, verdict=verdict, at=punch.at, marks=[*punch.marks], reason=None)


def refused(punch_id: UUID, reason: Text) -> PunchVerdict:
    return PunchVerdict(punch_id=punch_id, verdict=Verdict.REFUSED, at=None, marks=[], reason=reason)


def _odd_about(project: Project, *, is_in: bool) -> list[Mark]:
    """Nobody knows since when: a punch that comes in late may be of the time before."""
    if project.is_archived:
        return [Mark.PROJECT_ARCHIVED]
    return [] if is_in else [Mark.NOT_IN_PROJECT]


def _position(sent: PositionIn | None) -> Position | None:
    if sent is None:
        return None
    return Position(Place(sent.latitude, sent.longitude), sent.accuracy_meters, sent.is_mock)
