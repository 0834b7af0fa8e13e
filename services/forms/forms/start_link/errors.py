from datetime import timedelta
from math import ceil

from chassis.errors import Conflict, Forbidden, NotFound, TooManyRequests
from chassis.texts import Text


class NotYoursToOpen(Forbidden):
    def __init__(self) -> None:
        super().__init__(
            Text("Only admins and the project's managers let people outside the company start forms there.")
        )


class StartLinkNotFound(NotFound):
    """Also with one of a project that the caller does not manage: they learn nothing of it."""

    def __init__(self) -> None:
        super().__init__(Text("This start link does not exist (any more). Reload the list."))


class TooManyStartLinks(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text(
                "This form has {most} start links, which is all there can be. Take one back first.", most=most
            )
        )


class FormClosed(Conflict):
    """Archived, or its project is."""

    def __init__(self) -> None:
        super().__init__(Text("This form is not filled in here any more. Ask whoever gave you the link."))


class StartLinkUsedUp(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text("This link was used as often as it may be. Ask whoever gave it to you for a new one.")
        )


class PassOfAnother(Conflict):
    """Two on one device, of whom the first never got the answer: nobody fills in what is another's."""

    def __init__(self) -> None:
        super().__init__(
            Text("Somebody else has begun with this page. Open the link again and enter your own address.")
        )


class TooManyUnusedCodes(TooManyRequests):
    def __init__(self) -> None:
        super().__init__(
            Text(
                "Many codes were mailed from this network and never used. "
                "Use another one, such as mobile data, or come again tomorrow."
            ),
            retry_after_seconds=86_400,
        )


class PinWaits(TooManyRequests):
    def __init__(self, wait: timedelta) -> None:
        seconds = max(1, ceil(wait.total_seconds()))
        minutes = ceil(seconds / 60)
        super().__init__(
            Text("Too many wrong PINs were tried with this link. Wait {count} minutes.", count=minutes),
            retry_after_seconds=seconds,
        )


class FullForToday(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This link takes no more forms today. Come again tomorrow."))
