"""Who has taken a step, or was handed it. Where several steps are open at once, each of them by itself."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from forms.rights.acting import Standing
from forms.rights.parts import Part
from forms.tables.submission import Submission


@dataclass(frozen=True, slots=True)
class Holding:
    assignee_id: UUID | None = None
    at: datetime | None = None
    by_id: UUID | None = None
    """Who handed it on; none where it was taken."""
    reason: str = ""


NOBODYS = Holding()


@dataclass(frozen=True, slots=True)
class Handing:
    """Of a step from one to another; nobody: it is everybody's of its teams."""

    at: Standing
    before: UUID | None
    after: UUID | None


def holding_of(submission: Submission, at: Standing) -> Holding:
    """`at`: the submission itself, or one of the steps that are open."""
    kept = _kept(submission, at)
    if kept is None:
        return Holding(
            submission.assignee_id,
            submission.assigned_at,
            submission.assigned_by_id,
            submission.assignment_reason,
        )
    held: dict[str, Any] = kept.get("held") or {}
    moment, by_id = held.get("at"), held.get("byId")
    return Holding(
        at.assignee_id,
        datetime.fromisoformat(moment) if moment else None,
        UUID(by_id) if by_id else None,
        held.get("reason", ""),
    )


def hold_step(submission: Submission, at: Standing, holding: Holding) -> None:
    kept = _kept(submission, at)
    if kept is None:
        submission.assignee_id, submission.assigned_at = holding.assignee_id, holding.at
        submission.assigned_by_id, submission.assignment_reason = holding.by_id, holding.reason
        # What is left of when others were open beside it says nothing any more.
        if any("assigneeId" in part for part in submission.open_parts):
            submission.open_parts = [_held_by(part, NOBODYS) for part in submission.open_parts]
        return
    submission.open_parts = [
        _held_by(part, holding) if part is kept else part for part in submission.open_parts
    ]


def holdings_of_parts(submission: Submission, parts: list[Part]) -> dict[UUID, Holding]:
    """By step, of those that somebody has."""
    found = {part.current_step_id: holding_of(submission, part) for part in parts}
    return {step_id: holding for step_id, holding in found.items() if holding.assignee_id}


def _kept(submission: Submission, at: Standing) -> dict[str, Any] | None:
    """None: it lies with the submission, as of every step that is open alone."""
    if not isinstance(at, Part) or len(submission.open_parts) < 2:
        return None
    step_id = str(at.current_step_id)
    return next((part for part in submission.open_parts if part["stepId"] == step_id), None)


def _held_by(part: dict[str, Any], holding: Holding) -> dict[str, Any]:
    others = {key: value for key, value in part.items() if key not in ("assigneeId", "held")}
    held = {
        "at": holding.at and holding.at.isoformat(),
        "byId": holding.by_id and str(holding.by_id),
        "reason": holding.reason,
    }
    assignee = {"assigneeId": str(holding.assignee_id)} if holding.assignee_id else {}
    return others | assignee | {"held": held}
