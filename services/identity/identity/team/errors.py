from uuid import UUID

from chassis.errors import Conflict, FieldError, Invalid, NotFound


class TeamNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__("This team does not exist (any more). Go back to the list of teams.")


class TeamNameTaken(Conflict):
    def __init__(self, name: str) -> None:
        message = f"A team named “{name}” exists already. Choose another name."
        super().__init__(message, fields=[FieldError("name", message)])


class NotMembersOfCompany(Invalid):
    def __init__(self, user_ids: list[UUID]) -> None:
        listed = ", ".join(map(str, user_ids))
        super().__init__(
            f"Only members of the company can be added. Invite them first: {listed}.",
            fields=[FieldError("userIds", "Not members of this company")],
        )


class NotInTeam(Invalid):
    def __init__(self) -> None:
        message = "This person is not in the team. Add them to it first."
        super().__init__(message, fields=[FieldError("userId", message)])
