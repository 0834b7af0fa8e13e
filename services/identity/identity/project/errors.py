from uuid import UUID

from chassis.errors import Conflict, FieldError, Invalid, NotFound


class ProjectNotFound(NotFound):
    """Also for those who are not in the project: they learn nothing of it."""

    def __init__(self) -> None:
        super().__init__("This project does not exist (any more). Go back to the list of projects.")


class ProjectNameTaken(Conflict):
    def __init__(self, name: str) -> None:
        message = f"A project named “{name}” exists already. Choose another name."
        super().__init__(message, fields=[FieldError("name", message)])


class ProjectIsArchived(Conflict):
    def __init__(self, name: str) -> None:
        super().__init__(f"“{name}” is archived. Take it out of the archive to change it.")


class PeopleNotInCompany(Invalid):
    def __init__(self, user_ids: list[UUID]) -> None:
        listed = ", ".join(map(str, user_ids))
        super().__init__(
            f"Only members of the company can be added. Invite them first: {listed}.",
            fields=[FieldError("userIds", "Not members of this company")],
        )


class NotInProject(Invalid):
    def __init__(self) -> None:
        message = "This person is not in the project. Add them to it first."
        super().__init__(message, fields=[FieldError("userId", message)])
