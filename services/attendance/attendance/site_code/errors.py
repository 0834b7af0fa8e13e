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
    """The number of a label that nobody knows, in words of what was scanned."""

    def __init__(self) -> None:
        super().__init__(
            ErrorCode.EQUIPMENT_NOT_FOUND,
            Text("This is no code of a site, or it was renewed. Scan the poster that hangs there now."),
        )


class OfAnotherCompany(CataloguedError):
    def __init__(self) -> None:
        super().__init__(
            ErrorCode.EQUIPMENT_OF_ANOTHER_COMPANY,
            Text("This site belongs to another company. Scan a poster of your own company."),
        )
