from uuid import UUID

from chassis.errors import Conflict, FieldError, Invalid, NotFound
from chassis.texts import Text


class TeamNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This team does not exist (any more). Go back to the list of teams."))


class TeamNameTaken(Conflict):
    def __init__(self, name: str) -> None:
        message = Text("A team named “{name}” exists already. Choose another name.", name=name)
        super().__init__(message, fields=[FieldError("name", message)])


class TooManyTeams(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text("Your company has {most} teams, which is the most. Delete one first.", most=most)
        )


class NotMembersOfCompany(Invalid):
    def __init__(self, user_ids: list[UUID]) -> None:
        listed = ", ".join(map(str, user_ids))
        super().__init__(
            Text("Only members of the company can be added. Invite them first: {ids}.", ids=listed),
            fields=[FieldError("userIds", Text("Not members of this company"))],
        )


class NotInTeam(Invalid):
    def __init__(self) -> None:
        message = Text("This person is not in the team. Add them to it first.")
        super().__init__(message, fields=[FieldError("userId", message)])
