from datetime import datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from chassis.http import LongText, Name, OptionalName, WireIn, WireOut
from identity_client.people import PersonPublic
from pydantic import Field

from forms.template.schemas import TemplateDetail

BlockKind = Literal["rows", "pages"]
"""What a block is put into a form as: below what is selected there, or as pages of their own."""


class FormCollectionBrief(WireOut):
    """An entry of the company's library of forms."""

    form_collection_id: UUID
    project_id: None = None
    """An entry is the whole company's."""
    name: str
    category: str
    about: str
    fields_count: int
    uses: int
    """How many templates began with it."""
    revision: int
    photo_url: str | None
    """Its cover; the link holds for minutes."""
    created_by: PersonPublic | None
    updated_at: datetime
    may_edit: bool
    block_kind: BlockKind | None
    """Null: a whole form, which templates begin with."""


class DrawnWorkflow(WireOut):
    nodes: list[dict[str, Any]]
    edges: list[dict[str, Any]]


class FormCollectionPublic(WireOut):
    """What an entry holds; a template that begins with it is a copy."""

    form_collection_id: UUID
    project_id: None
    pages: list[dict[str, Any]]
    workflow: DrawnWorkflow
    detail: TemplateDetail


class WorkflowIn(WireIn):
    nodes: list[dict[str, Any]]
    edges: list[dict[str, Any]]


class FormCollectionCreate(WireIn):
    """A copy of a template as the caller sees it, or pages and a workflow, or a block: pages alone."""

    form_collection_id: UUID | None = None
    """Made by the caller: the same id again gives the same entry."""
    name: Name
    category: OptionalName = ""
    about: LongText = ""
    form_template_id: UUID | None = None
    pages: list[dict[str, Any]] | None = None
    workflow: WorkflowIn | None = None
    block_kind: BlockKind | None = None
    """With pages; the template is then the one that they and their pictures are from."""


class FormCollectionDuplicate(WireIn):
    name: Name | None = None


class FormCollectionPhotos(WireIn):
    form_collection_id: UUID
    photo_ids: Annotated[list[UUID], Field(max_length=1)]
    """Of pictures that the entry's form shows; none takes the cover away."""
