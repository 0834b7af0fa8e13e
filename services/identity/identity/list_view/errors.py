from chassis.errors import Conflict, Forbidden, NotFound
from chassis.texts import Text


class ListViewNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This view is not there (any more). Reload to see which there are."))


class NotYoursToShare(Forbidden):
    def __init__(self) -> None:
        super().__init__(Text("Views for everybody are made by managers and admins. Keep it for yourself."))


class NotYourView(Forbidden):
    def __init__(self) -> None:
        super().__init__(
            Text("Only who made this view and admins may change it. Save it as a view of your own.")
        )


class TooManyViews(Conflict):
    def __init__(self, most: int, most_of_all: int) -> None:
        super().__init__(
            Text(
                "You have {most} views of this list or {most_of_all} of all lists, the most one may have. "
                "Delete one first.",
                most=most,
                most_of_all=most_of_all,
            )
        )
