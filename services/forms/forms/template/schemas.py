from datetime import datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from chassis.http import Name, OptionalName, TranslatedText, WireIn, WireOut
from chassis.http.schema import readable
from formwork.condition import MOST_CONDITIONS
from formwork.valid_time import MOST_DAYS
from formwork.workflow import Direction
from identity_client.people import PersonPublic
from pydantic import AfterValidator, Field, StringConstraints

from forms.starter.catalogue import StarterKey

MOST_BODY_BYTES = 4 * 1024 * 1024

# Kept as typed: a blank between a prefix and the number may be meant.
Affix = Annotated[str, StringConstraints(max_length=20), AfterValidator(readable)]
Digits = Annotated[str, StringConstraints(pattern=r"^[0-9]{0,9}$")]
Revision = Annotated[int, Field(ge=1, le=2_147_483_647)]


StarterRole = Literal["member", "manager"]
"""Admins start any form."""


class TemplateDetail(WireOut):
    """The settings a version keeps."""

    name: str
    folder_name: str
    reference_number_prefix: str
    reference_number_suffix: str
    reference_number_starts_from: str
    valid_time_step_id: UUID | None
    valid_time_days: int | None
    is_valid_time_enabled: bool


class StarterTemplate(WireOut):
    """A form of the trade to start from, in the reader's language."""

    key: StarterKey
    name: str
    folder_name: str
    about: str
    step_names: list[str]
    pages: list[dict[str, Any]]


class TemplateCreate(WireIn):
    template_id: UUID | None = None
    """Made by the caller: the same id again gives the same template."""
    name: Name
    folder_name: OptionalName = ""
    """Of who knows no ids of folders: one of this name is made where there is none."""
    folder_id: UUID | None = None
    project_id: UUID | None = None
    starter: StarterKey | None = None
    """Left out: one empty page, filled in and submitted by everyone."""
    form_collection_id: UUID | None = None
    """In its place: the entry of the library that it begins as a copy of."""


class TemplateDuplicate(WireIn):
    form_template_id: UUID
    name: Name | None = None
    project_id: UUID | None = None
    """Left out: the same as the original's."""


class TemplatePublish(WireIn):
    """The revisions the caller has seen: what somebody else saved since does not go live with them."""

    form_template_id: UUID
    body_version: Revision
    workflow_version: Revision
    detail_version: Revision


class TemplateArchive(WireIn):
    form_template_id: UUID


class FormDetailUpdate(WireIn):
    form_template_id: UUID
    version: Revision
    name: Name | None = None
    folder_name: OptionalName | None = None
    folder_id: UUID | None = None
    """In place of its name; null: in no folder."""
    project_id: UUID | None = None
    reference_number_prefix: Affix | None = None
    reference_number_suffix: Affix | None = None
    reference_number_starts_from: Digits | None = None
    valid_time_step_id: UUID | None = None
    valid_time_days: Annotated[int, Field(ge=1, le=MOST_DAYS)] | None = None
    is_valid_time_enabled: bool | None = None


class FormBodyUpdate(WireIn):
    form_template_id: UUID
    version: Revision
    pages: list[dict[str, Any]]


class FormConditionSave(WireIn):
    """`version` is the body's: conditions are saved with it, and whoever draws at it sees them."""

    form_template_id: UUID
    version: Revision
    condition: dict[str, Any]


class FormConditionsDelete(WireIn):
    form_template_id: UUID
    version: Revision
    condition_ids: Annotated[list[UUID], Field(min_length=1, max_length=MOST_CONDITIONS)]


class FormWorkflowUpdate(WireIn):
    form_template_id: UUID
    version: Revision
    nodes: list[dict[str, Any]]
    edges: list[dict[str, Any]]
    # Which way it is drawn; whoever does not say leaves that to where the nodes stand.
    direction: Direction | None = None


class DraftSaved(WireOut):
    form_template_id: UUID
    version: int
    saved_at: datetime
    has_unpublished_changes: bool


class TemplateBrief(WireOut):
    form_template_id: UUID
    name: str
    folder_id: UUID | None
    folder_name: str
    project_id: UUID | None
    project_ids: list[UUID] | None
    """Of those it is used in, the ones that the reader sees; null: every project."""
    is_archived: bool
    published_version: int | None
    published_at: datetime | None
    submissions_count: int | None
    """Only for who manages it: others see some of them."""
    has_unpublished_changes: bool
    fields_count: int
    updated_at: datetime
    updated_by: PersonPublic | None
    may_edit: bool
    """Draw and publish it."""
    may_manage: bool
    """Say where it is used and by whom, and put it away."""
    may_fill: bool
    """In at least one project."""
    start_project_ids: list[UUID] | None
    """Where the reader may start it; null: in every project."""
    started_by: list[str]
    """The teams that start it, where the reader does not."""
    started_by_roles: list[StarterRole]
    """And of its projects those who have such a role."""


class FormDetailPublic(TemplateDetail):
    form_template_id: UUID
    version: int
    body_version: int
    """As the body and the workflow are told to the same reader: whoever publishes or restores says that they
    saw these saves."""
    workflow_version: int
    folder_id: UUID | None
    project_id: UUID | None
    """The first of them, for who knows of one alone."""
    project_ids: list[UUID] | None
    """Those that the reader sees; null: every project."""
    published_version: int | None
    has_unpublished_changes: bool
    is_archived: bool
    is_project_archived: bool
    """Then it is only read, whoever asks."""
    may_edit: bool
    may_manage: bool
    edited_by: list[str]
    """Teams whose people edit it, besides who manages it: whom to ask, of who may not themselves."""
    may_fill: bool
    next_reference_number: str
    created_at: datetime
    updated_at: datetime
    updated_by: PersonPublic | None


class FormBodyPublic(WireOut):
    form_template_id: UUID
    version: int
    pages: list[dict[str, Any]]


class FormConditionsPublic(WireOut):
    """In the order in which they count: the last one that holds wins."""

    form_template_id: UUID
    version: int
    conditions: list[dict[str, Any]]


class FormWorkflowPublic(WireOut):
    form_template_id: UUID
    version: int
    nodes: list[dict[str, Any]]
    edges: list[dict[str, Any]]
    direction: Direction | None = None


class TemplatePublished(WireOut):
    form_template_id: UUID
    published_version: int


class PublishProblem(WireOut):
    """What keeps a template from being published. `params` fill the text of the code in any language."""

    code: str
    subject_id: str
    params: dict[str, str | int]
    message: TranslatedText


class PublishProblems(WireOut):
    form_template_id: UUID
    body_version: int
    workflow_version: int
    detail_version: int
    problems: list[PublishProblem]
    are_all_cases_tried: bool
    """Else its rules are so many that some may never apply, or hide a field for good, and nobody is told."""
