from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from chassis.http import WireIn, WireOut
from formwork.workflow import Direction
from identity_client.people import PersonPublic
from pydantic import Field

from forms.template.schemas import Revision, TemplateDetail

VersionNumber = Annotated[int, Field(ge=1, le=2_147_483_647)]


class TemplateVersionBrief(WireOut):
    number: int
    name: str
    fields_count: int
    published_at: datetime
    published_by: PersonPublic | None
    is_current: bool
    """New submissions begin with it."""
    submissions_count: int | None
    """Null where the reader doesn't see all of them."""


class KeptDraftBrief(WireOut):
    """A draft that was never published, over which something older was restored."""

    kept_draft_id: UUID
    name: str
    fields_count: int
    kept_at: datetime
    kept_by: PersonPublic | None
    kept_until: datetime


class FormVersionPublic(WireOut):
    """The whole of a form as it was."""

    form_template_id: UUID
    number: int | None
    """Null: a draft that was kept."""
    pages: list[dict[str, Any]]
    nodes: list[dict[str, Any]]
    edges: list[dict[str, Any]]
    direction: Direction | None = None
    detail: TemplateDetail


class VersionRestore(WireIn):
    """A version or a kept draft, and the revisions of the draft that the caller has seen: what somebody else
    saved since is not replaced."""

    form_template_id: UUID
    number: VersionNumber | None = None
    kept_draft_id: UUID | None = None
    body_version: Revision
    workflow_version: Revision
    detail_version: Revision


class DraftRestored(WireOut):
    form_template_id: UUID
    body_version: int
    workflow_version: int
    detail_version: int
    is_former_draft_kept: bool
    """False: a version holds all of what the draft was."""
