"""Scans in, stays out: where something was, from when to when. Pure, and whatever the order they came in."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import IntEnum, StrEnum
from uuid import UUID


class Direction(IntEnum):
    IN = 1
    OUT = 2


class Issue(StrEnum):
    MISSING_CHECK_OUT = "missingCheckOut"
    """It was checked in elsewhere: there it is, and here nobody said that it left."""
    OTHER_SITE = "otherSite"
    """It was checked out by another site than the one it was in."""


@dataclass(frozen=True, slots=True)
class Where:
    latitude: float | None = None
    longitude: float | None = None


@dataclass(frozen=True, slots=True)
class Scan:
    id: UUID
    project_id: UUID
    check: Direction
    at: datetime
    by: UUID
    where: Where = Where()


@dataclass(slots=True)
class Stay:
    id: UUID
    project_id: UUID
    since: datetime
    since_where: Where
    user_ids: list[UUID]
    until: datetime | None = None
    until_where: Where = Where()
    issues: tuple[Issue, ...] = ()

    def end(self, scan: Scan, *issues: Issue) -> None:
        self.until, self.issues = scan.at, issues
        if not issues:
            self.until_where = scan.where
        self.seen_by(scan.by)

    def seen_by(self, user_id: UUID) -> None:
        if user_id not in self.user_ids:
            self.user_ids.append(user_id)


def stays_of(scans: Iterable[Scan]) -> list[Stay]:
    """Something is in one place at a time. A second check-in where it is says that it is still there; a
    check-out of what is nowhere ends nothing."""
    stays: list[Stay] = []
    for scan in sorted(scans, key=lambda each: (each.at, each.id)):
        last = stays[-1] if stays and stays[-1].until is None else None
        is_here = last is not None and last.project_id == scan.project_id
        if scan.check is Direction.OUT:
            if last is not None:
                last.end(scan, *(() if is_here else (Issue.OTHER_SITE,)))
        elif last is not None and is_here:
            last.seen_by(scan.by)
        else:
            if last is not None:
                last.end(scan, Issue.MISSING_CHECK_OUT)
            stays.append(Stay(scan.id, scan.project_id, scan.at, scan.where, [scan.by]))
    return stays
