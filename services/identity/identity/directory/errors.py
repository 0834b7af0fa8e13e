from chassis.errors import NotFound
from chassis.texts import Text


class CompanyNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This company does not exist (any more)."))
