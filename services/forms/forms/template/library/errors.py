from chassis.errors import Conflict, Forbidden, Invalid, NotFound
from chassis.texts import Text


class EntryNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This form is not in the library (any more). Go back to the library."))


class NotYoursToChange(Forbidden):
    def __init__(self) -> None:
        super().__init__(
            Text("Only admins and whoever saved it may change this entry. Duplicate it to have your own.")
        )


class EntryIdTaken(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This id belongs to another form. Save it with a new id."))


class ChooseTemplateOrPages(Invalid):
    def __init__(self) -> None:
        super().__init__(Text("Send the template to save, or pages and a workflow."))


class NotABlock(Invalid):
    def __init__(self) -> None:
        super().__init__(
            Text("Send rows on one page, or pages, and no workflow. A block holds at least one of them.")
        )


class BlockNameTaken(Conflict):
    def __init__(self, name: str) -> None:
        super().__init__(Text("There is a block called “{name}” already. Choose another name.", name=name))


class TooManyBlocks(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text("The library has {most} blocks, which is as many as it may. Delete one first.", most=most)
        )


class NoSuchPhoto(Invalid):
    def __init__(self) -> None:
        super().__init__(Text("This form has no such picture. Choose one that it shows, or upload one."))
