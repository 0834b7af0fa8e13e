from collections.abc import Iterable

from chassis.errors import Conflict, NotFound
from chassis.texts import Text


class NoMapping(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("Nobody has set up the file for payroll yet. An admin does."))


class LinesWithoutCode(Conflict):
    def __init__(self, kinds: Iterable[str]) -> None:
        super().__init__(
            Text(
                "Say first which code these lines have, or leave them out: {kinds}. "
                "An admin sets up the file.",
                kinds=", ".join(sorted(kinds)),
            )
        )
