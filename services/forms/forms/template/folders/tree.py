"""The folders of a company as they lie in each other. They are few, and read whole."""

from collections.abc import Iterator, Sequence
from uuid import UUID

from forms.tables.form_folder import FormFolder
from forms.template.folders.errors import FolderNotFound

MOST_DEEP = 3


class Tree:
    def __init__(self, folders: Sequence[FormFolder]) -> None:
        self.folders = folders
        self._known = {each.id: each for each in folders}

    def __len__(self) -> int:
        return len(self.folders)

    def find(self, folder_id: UUID) -> FormFolder | None:
        return self._known.get(folder_id)

    def get(self, folder_id: UUID) -> FormFolder:
        if (folder := self.find(folder_id)) is None:
            raise FolderNotFound
        return folder

    def path(self, folder_id: UUID | None) -> Iterator[FormFolder]:
        """The folder, the one it lies in, and so on up."""
        while folder_id is not None and (folder := self.find(folder_id)) is not None:
            yield folder
            folder_id = folder.parent_id

    def in_(self, parent_id: UUID | None) -> list[FormFolder]:
        return [each for each in self.folders if each.parent_id == parent_id]

    def below(self, folder_id: UUID) -> Iterator[UUID]:
        """The folder itself, and all in it."""
        yield folder_id
        for each in self.in_(folder_id):
            yield from self.below(each.id)

    def depth(self, folder_id: UUID | None) -> int:
        return sum(1 for _ in self.path(folder_id))

    def height(self, folder_id: UUID) -> int:
        return 1 + max((self.height(each.id) for each in self.in_(folder_id)), default=0)

    def named(self, name: str) -> FormFolder | None:
        """That is called so, the one furthest up."""
        called = [each for each in self.folders if each.name.lower() == name.lower()]
        return min(called, key=lambda each: self.depth(each.id), default=None)
