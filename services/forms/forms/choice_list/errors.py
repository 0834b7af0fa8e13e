from chassis.errors import Conflict, FieldError, Forbidden, Invalid, NotFound
from chassis.texts import Text


class ChoiceListNotFound(NotFound):
    """Also of another company's: they learn nothing of it."""

    def __init__(self) -> None:
        super().__init__(Text("This list does not exist (any more). Go back to the lists."))


class ChoiceNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This item is not in the list (any more). Reload the list."))


class ChoiceListIdTaken(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This id belongs to something else. Make it with a new id."))


class ListNameTaken(Conflict):
    def __init__(self, name: str) -> None:
        message = Text("There is a list called “{name}” already. Choose another name.", name=name)
        super().__init__(message)


class TooManyLists(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text("Your company has {most} lists, the most there may be. Go on with one of them.", most=most)
        )


class TooManyChoices(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(Text("A list has at most {most} items, archived ones among them.", most=most))


class ChoiceListArchived(Conflict):
    def __init__(self, name: str) -> None:
        super().__init__(Text("“{name}” is archived. Take it out of the archive to change it.", name=name))


class NotYourListToChange(Forbidden):
    def __init__(self, name: str) -> None:
        super().__init__(
            Text(
                "“{name}” is changed by admins and whoever made it. Ask them, or ask them to let managers.",
                name=name,
            )
        )


class NotYoursToSayWho(Forbidden):
    def __init__(self, name: str) -> None:
        super().__init__(Text("Who changes “{name}” is said by admins and whoever made it.", name=name))


class ChoiceTaken(Conflict):
    def __init__(self, label: str) -> None:
        super().__init__(Text("“{label}” is in this list already, maybe archived.", label=label))


class CodeTaken(Conflict):
    def __init__(self, code: str) -> None:
        super().__init__(Text("The code “{code}” belongs to another item of this list.", code=code))


class ChoiceChanged(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("Somebody changed this item since you looked. Reload the list."))


class ParentMissing(Invalid):
    def __init__(self, name: str) -> None:
        message = Text("Choose the item of “{name}” that it lies under.", name=name)
        super().__init__(message, fields=[FieldError("parentId", message)])


class NoParentHere(Invalid):
    def __init__(self) -> None:
        message = Text("The items of this list lie under no other list.")
        super().__init__(message, fields=[FieldError("parentId", message)])
