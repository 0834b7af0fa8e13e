from uuid import UUID

from chassis.http import Name, WireIn, WireOut


class FolderPublic(WireOut):
    folder_id: UUID
    parent_folder_id: UUID | None
    name: str
    templates_count: int
    """In use, in it and in the folders below it, of those that the reader sees."""
    may_change: bool


class FolderCreate(WireIn):
    folder_id: UUID
    """Made by the caller: the same id again gives the same folder."""
    name: Name
    parent_folder_id: UUID | None = None


class FolderUpdate(WireIn):
    """What is left out stays."""

    folder_id: UUID
    name: Name | None = None
    parent_folder_id: UUID | None = None
    """Null: not in any other."""


class FolderDelete(WireIn):
    folder_id: UUID
    moves_up: bool = False
    """What is in it goes where the folder was; without, only an empty one is deleted."""
