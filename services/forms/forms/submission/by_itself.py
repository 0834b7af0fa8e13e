"""When the buttons of what is open are pressed by themselves, and what puts that off. Of steps that are open
at once each is put off on its own; where nobody could press at all, they are together.

Decision: docs/decisions/0218-a-button-is-pressed-by-itself.md"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from forms.rights.parts import Part, all_open_parts, with_put_off
from forms.tables.submission import Submission


def put_off_to(submission: Submission, step_id: UUID) -> datetime | None:
    """Not before then. None: nobody can press, or could until now."""
    kept_at = submission.presses_itself_at
    own = next((part.put_off_to for part in _parts(submission) if part.current_step_id == step_id), None)
    return kept_at and max(kept_at, own or kept_at)


def put_off(submission: Submission, step_id: UUID, until: datetime) -> None:
    """That step alone. The submission is held."""
    if not any(part.current_step_id == step_id for part in _parts(submission)):
        submission.presses_itself_at = until
        return
    submission.open_parts = [
        with_put_off(part, until) if UUID(part["stepId"]) == step_id else part
        for part in submission.open_parts
    ]
    _tell(submission, not_before=submission.presses_itself_at)


def all_put_off_to(submission: Submission) -> datetime | None:
    """What no step of its own says. None where nothing puts them off together."""
    kept_at, soonest = submission.presses_itself_at, _soonest(submission)
    is_more = soonest is None or (kept_at is not None and kept_at > soonest[0])
    return kept_at if is_more else None


def stay_put_off(
    submission: Submission, parts_before: Sequence[dict[str, Any]], together: datetime | None
) -> None:
    """What it has come to, where some of it was open before."""
    before = {part["stepId"]: part.get("putOffTo") for part in parts_before}
    submission.open_parts = [
        part | ({"putOffTo": until} if (until := before.get(part["stepId"])) else {})
        for part in submission.open_parts
    ]
    _tell(submission, not_before=together)


def _tell(submission: Submission, not_before: datetime | None) -> None:
    soonest = _soonest(submission)
    if submission.presses_itself_at is None or soonest is None:
        return
    at, submission.presses_itself = soonest
    submission.presses_itself_at = max(at, not_before or at)


def _soonest(submission: Submission) -> tuple[datetime, str] | None:
    return min(filter(None, (part.next_by_itself for part in _parts(submission))), default=None)


def _parts(submission: Submission) -> Sequence[Part]:
    """None where an older release kept them, which put them off together."""
    parts = all_open_parts(submission)
    return parts if all(part.knows_by_itself for part in parts) else []
