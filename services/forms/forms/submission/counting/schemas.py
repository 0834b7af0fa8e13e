from uuid import UUID

from chassis.http import WireOut


class ProjectCounts(WireOut):
    """Of one project, what the caller may read of it."""

    project_id: UUID
    open: int
    """Submitted at least once, and not done."""
    overdue: int
    """Of these, past the due time of the step they are at."""
    my_turn: int
