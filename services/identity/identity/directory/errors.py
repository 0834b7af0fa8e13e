from chassis.errors import NotFound


class CompanyNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__("This company does not exist (any more).")
