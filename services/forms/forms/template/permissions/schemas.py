from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from pydantic import Field

from forms.template.schemas import Revision, StarterRole

MOST_PROJECTS = 50

MOST_TEAMS = 50

ProjectIds = Annotated[list[UUID], Field(min_length=1, max_length=MOST_PROJECTS)]


class Starters(WireIn):
    """Besides admins and the project's managers, who do any step."""

    is_everyone: bool
    """Of its projects; then roles and teams say nothing."""
    roles: Annotated[list[StarterRole], Field(default_factory=list, max_length=2)]
    team_ids: Annotated[list[UUID], Field(default_factory=list, max_length=MOST_TEAMS)]


class FormPermissionsUpdate(WireIn):
    """What is left out stays as it is."""

    form_template_id: UUID
    version: Revision
    project_ids: ProjectIds | None = None
    """Null: all projects of the company."""
    starters: Starters | None = None
    editor_team_ids: Annotated[list[UUID], Field(max_length=MOST_TEAMS)] | None = None
    """Whose people draw and publish it, besides who manages it; none: nobody else."""


class UsedIn(WireOut):
    project_id: UUID
    name: str
    is_archived: bool


class ChosenTeam(WireOut):
    team_id: UUID
    name: str
    """Empty for one that was deleted."""


class StartersPublic(WireOut):
    is_everyone: bool
    roles: list[StarterRole]
    teams: list[ChosenTeam]


class FormPermissions(WireOut):
    """Where a template is used, who starts it there and who edits it."""

    form_template_id: UUID
    version: int
    """Of these settings; no version of the form holds them."""
    projects: list[UsedIn] | None
    """Null: all projects of the company."""
    starters: StartersPublic
    editors: list[ChosenTeam]
    may_change: bool
    """An editor alone doesn't."""
