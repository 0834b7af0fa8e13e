from chassis.errors import Conflict, Forbidden, NotFound
from chassis.texts import Text


class FolderNotFound(NotFound):
    """Also of another company's: they learn nothing of it."""

    def __init__(self) -> None:
        super().__init__(Text("This folder does not exist (any more). Reload the list of templates."))


class FolderIdTaken(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This id belongs to another folder. Make it with a new id."))


class FolderNameTaken(Conflict):
    def __init__(self, name: str) -> None:
        super().__init__(
            Text("There is a folder called “{name}” already. Choose another name for one of them.", name=name)
        )


class FolderTooDeep(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text("Folders lie in each other {most} deep at most. Choose one further up.", most=most)
        )


class FolderInItself(Conflict):
    def __init__(self, name: str) -> None:
        super().__init__(Text("“{name}” can't be moved into itself. Choose another folder.", name=name))


class FolderNotEmpty(Conflict):
    def __init__(self, name: str) -> None:
        super().__init__(
            Text(
                "Something is still in “{name}”, maybe archived. Move it up when you delete the folder.",
                name=name,
            )
        )


class TooManyFolders(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text("Your company has {most} folders, the most there may be. Go on with one of them.", most=most)
        )


class NotYourFolder(Forbidden):
    def __init__(self, name: str) -> None:
        super().__init__(
            Text("“{name}” is changed by admins and by whoever made it. Ask one of them.", name=name)
        )
