"""What the rules of a submission are asked with beside values, as it is told."""

from uuid import UUID

from chassis.http import WireOut


class SituationPublic(WireOut):
    step_ids: list[UUID]
    team_ids: list[UUID]
    """Of who fills it in, or pressed last."""
    version: str
    today: str
    """The day on the project's clock: of now, or of the last press; empty before the first one."""
