from chassis.errors import CataloguedError, Conflict, ErrorCode, NotFound
from chassis.texts import Text


class SiteCodeNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This project has no code of its site. Make one first."))


class SiteCodeChanged(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text("Somebody else has renewed or removed this code meanwhile. Load the page anew.")
        )


class UnknownCode(CataloguedError):
    """In the words of the label of a machine: whoever scans knows no other kind."""

    def __init__(self) -> None:
        super().__init__(ErrorCode.EQUIPMENT_NOT_FOUND)


class OfAnotherCompany(CataloguedError):
    def __init__(self) -> None:
        super().__init__(ErrorCode.EQUIPMENT_OF_ANOTHER_COMPANY)
