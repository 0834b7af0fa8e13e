from collections.abc import Iterable
from datetime import date

from chassis.errors import Conflict, Invalid, NotFound
from chassis.texts import Text
from chassis.wall_clock import DaysText

SEEN_OTHERWISE = Text("Its days have changed since you looked. Look at them again.")
PAID_OTHERWISE = Text("The rules of hours have changed since you looked. Look at what is paid again.")
NOT_OVER = Text("This period is not over yet. Come back when its last day has passed.")
NO_SUCH_SHEET = Text("There are no days of this person in this period (any more).")
OWN_SHEET = Text("Nobody approves their own hours. Ask another manager of the project.")
MOVED_HERE = Text(
    "Hours of a period that is approved already have moved here from another project. "
    "Open that period again first."
)
OPENED_BY_OTHERS = Text("Nobody opens their own hours again. Ask another manager of the project.")
APPROVED_ALREADY = Text("It is approved already.")


class SheetNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(NO_SUCH_SHEET)


class SheetCantBeSigned(Conflict):
    def __init__(self, why: Text) -> None:
        super().__init__(why)


class PeriodIsLocked(Conflict):
    def __init__(self, why: Text) -> None:
        super().__init__(why)


def hours_unknown(days: Iterable[date]) -> Text:
    return Text(
        "Nobody knows the hours of {days}: a check-in or check-out is missing.",
        days=DaysText.of(*days),
    )


def locked_text(first: date, last: date) -> Text:
    return Text(
        "The hours from {first} to {last} are approved and locked. "
        "A manager can open them again, with a reason.",
        first=DaysText.of(first),
        last=DaysText.of(last),
    )


def locked_elsewhere(first: date, last: date) -> Text:
    return Text(
        "Some of these hours are approved and locked in another project, from {first} to {last}. "
        "A manager of it can open them again, with a reason.",
        first=DaysText.of(first),
        last=DaysText.of(last),
    )


class TooManyRows(Invalid):
    def __init__(self) -> None:
        super().__init__(Text("That is too much for one file. Choose fewer days, or one project."))


class WrongDays(Invalid):
    def __init__(self, most: int) -> None:
        super().__init__(Text("Choose at most {most} days, the last one not before the first.", most=most))
