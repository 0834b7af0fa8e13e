from chassis.errors import Conflict, FieldError, NotFound
from chassis.texts import Text


class CompanyNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This company does not exist (any more). Switch to another company."))


class NameNotConfirmed(Conflict):
    def __init__(self, name: str) -> None:
        message = Text("To delete the company, type its name exactly as it is: {name}", name=name)
        super().__init__(message, fields=[FieldError("confirmName", message)])


class NoSeatLeft(Conflict):
    def __init__(self, seats_count: int) -> None:
        super().__init__(
            Text(
                "All {count} seats are taken by members and open invites. "
                "Add seats, remove a member or revoke an invite first.",
                count=seats_count,
            )
        )


class CompanyNameTaken(Conflict):
    def __init__(self, name: str) -> None:
        message = Text(
            "You own a company named “{name}” already. Switch to it, or choose another name.", name=name
        )
        super().__init__(message, fields=[FieldError("name", message)])


class TooManyCompanies(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text("You own {most} companies, which is the most. Delete or hand over one first.", most=most)
        )
