from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from pydantic import Field

from forms.template.schemas import Revision

MOST_PROJECTS = 50

ProjectIds = Annotated[list[UUID], Field(min_length=1, max_length=MOST_PROJECTS)]


class FormPermissionsUpdate(WireIn):
    """What is left out stays as it is."""

    form_template_id: UUID
    version: Revision
    project_ids: ProjectIds | None = None
    """Null: all projects of the company."""


class UsedIn(WireOut):
    project_id: UUID
    name: str
    is_archived: bool


class FormPermissions(WireOut):
    """Where a template is used."""

    form_template_id: UUID
    version: int
    """Of these settings; no version of the form holds them."""
    projects: list[UsedIn] | None
    """Null: all projects of the company."""
    may_change: bool
