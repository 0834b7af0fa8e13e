from chassis.errors import Invalid, NotFound
from chassis.texts import Text


class NoSuchTable(NotFound):
    def __init__(self) -> None:
        super().__init__(
            Text("No submission of this form has such a table. Choose one form, and a table of it.")
        )


class TooManyToExport(Invalid):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text(
                "A file holds at most {most} submissions, and there are more. "
                "Choose a project, a template or a state.",
                most=most,
            )
        )


class TooManyColumns(Invalid):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text(
                "A file has at most {most} columns, and this form had more fields in its versions. "
                "Export the fields that are shown.",
                most=most,
            )
        )
