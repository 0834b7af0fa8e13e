from uuid import UUID

from chassis.errors import Conflict, FieldError, Invalid, NotFound
from chassis.texts import Text


class ProjectNotFound(NotFound):
    """Also for those who are not in the project: they learn nothing of it."""

    def __init__(self) -> None:
        super().__init__(Text("This project does not exist (any more). Go back to the list of projects."))


class ProjectNameTaken(Conflict):
    def __init__(self, name: str) -> None:
        message = Text("A project named “{name}” exists already. Choose another name.", name=name)
        super().__init__(message, fields=[FieldError("name", message)])


class TooManyProjects(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text("Your company has {most} projects, archived ones included, which is the most.", most=most)
        )


class ProjectIsArchived(Conflict):
    def __init__(self, name: str) -> None:
        super().__init__(Text("“{name}” is archived. Take it out of the archive to change it.", name=name))


class PeopleNotInCompany(Invalid):
    def __init__(self, user_ids: list[UUID]) -> None:
        listed = ", ".join(map(str, user_ids))
        super().__init__(
            Text("Only members of the company can be added. Invite them first: {ids}.", ids=listed),
            fields=[FieldError("userIds", Text("Not members of this company"))],
        )


class NotInProject(Invalid):
    def __init__(self) -> None:
        message = Text("This person is not in the project. Add them to it first.")
        super().__init__(message, fields=[FieldError("userId", message)])
