from typing import Annotated, Literal
from uuid import UUID

from chassis.http import TranslatedText, WireIn, WireOut
from pydantic import Field

from forms.template.permissions.schemas import ProjectIds

MOST_AT_ONCE = 100


class MoveEach(WireIn):
    kind: Literal["move"]
    folder_id: UUID | None
    """Null: out of every folder."""


class ArchiveEach(WireIn):
    kind: Literal["archive"]


class UnarchiveEach(WireIn):
    kind: Literal["unarchive"]


class GiveEach(WireIn):
    kind: Literal["give"]
    project_id: UUID | None
    """Null: to all projects."""


class GiveEachToSeveral(WireIn):
    kind: Literal["giveToSeveral"]
    project_ids: ProjectIds
    """Those are then the ones that each is used in."""


class TemplatesAct(WireIn):
    act: Annotated[
        MoveEach | ArchiveEach | UnarchiveEach | GiveEach | GiveEachToSeveral, Field(discriminator="kind")
    ]
    form_template_ids: Annotated[list[UUID], Field(min_length=1, max_length=MOST_AT_ONCE)]


class TemplateVerdict(WireOut):
    form_template_id: UUID
    is_done: bool
    message: TranslatedText | None
    """Why it was refused."""
    is_retryable: bool


class TemplatesActed(WireOut):
    verdicts: list[TemplateVerdict]
    """Of each template once, in the order that they were sent."""
