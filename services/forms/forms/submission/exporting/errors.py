from chassis.errors import NotFound
from chassis.texts import Text


class NoSuchTable(NotFound):
    def __init__(self) -> None:
        super().__init__(
            Text("No submission of this form has such a table. Choose one form, and a table of it.")
        )
