from typing import Annotated
from uuid import UUID

from chassis.http import Name, SearchText, WireIn, WireOut
from pydantic import Field, StringConstraints

ListName = Annotated[
    str, StringConstraints(pattern=r"^[a-z][a-zA-Z0-9-]*(\.[a-z][a-zA-Z0-9-]*)+$", max_length=80)
]
"""As its screen calls it: `forms.submissions`."""
_Column = Annotated[str, StringConstraints(pattern=r"^[a-zA-Z][a-zA-Z0-9_.]*$", max_length=80)]
_Chosen = Annotated[str, StringConstraints(max_length=200)]


class Shown(WireIn):
    """What a list shows; only its screen knows what that means."""

    search: SearchText = ""
    sort: _Column | None = None
    is_descending: bool = False
    filters: Annotated[dict[_Column, _Chosen], Field(max_length=30)] = Field(default={})
    hidden: Annotated[list[_Column], Field(max_length=100)] = Field(default=[])
    """Columns that are not shown."""


class ListViewSave(WireIn):
    list_view_id: UUID
    """Made by the caller; one that is there is changed."""
    list: ListName
    name: Name
    is_shared: bool = False
    shown: Shown


class ListViewRef(WireIn):
    list_view_id: UUID


class ShownPublic(WireOut):
    search: str
    sort: str | None
    is_descending: bool
    filters: dict[str, str]
    hidden: list[str]


class ListViewPublic(WireOut):
    list_view_id: UUID
    name: str
    is_shared: bool
    is_own: bool
    may_change: bool
    shown: ShownPublic
