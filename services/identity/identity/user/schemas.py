from typing import Annotated
from uuid import UUID

from chassis.http import Name, Secret, WireIn, WireOut
from chassis.texts import Text
from pydantic import AfterValidator, Field

from identity.directory.names import BACKGROUNDS
from identity.tables.user import Language

# What `issue_token` makes is 43 characters; anything much longer is not worth hashing.
MailedToken = Annotated[Secret, Field(max_length=200)]


class GroupOfUser(WireOut):
    group_id: UUID
    name: str
    role: str
    is_default: bool
    """The company that opens at the next sign-in."""
    logo_url: str | None
    color: str | None
    time_zone: str
    hides_first_steps: bool
    """What a new company needs is done, or the person wants no list of it."""


class ProjectOfUser(WireOut):
    project_id: UUID
    name: str
    time_zone: str
    is_project_manager: bool


class SelfProfile(WireOut):
    user_id: UUID
    full_name: str
    email: str
    photo_url: str | None
    name_abbreviation: str
    abbreviation_bg_color: str
    first_day_of_the_week: int
    language: Language
    is_register_completed: bool
    current_group_id: UUID | None
    groups: list[GroupOfUser]
    projects: list[ProjectOfUser]
    has_second_factor: bool


def _known_background(value: str) -> str:
    if value not in BACKGROUNDS:
        raise ValueError(Text("Must be one of {choices}", choices=", ".join(BACKGROUNDS)))
    return value


class SelfProfileUpdate(WireIn):
    full_name: Name | None = None
    first_day_of_the_week: Annotated[int, Field(ge=1, le=7)] | None = None
    language: Language | None = None
    abbreviation_bg_color: Annotated[str, Field(max_length=7), AfterValidator(_known_background)] | None = (
        None
    )
