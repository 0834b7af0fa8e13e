from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from chassis.clock import now
from chassis.errors import Conflict, FieldError, Forbidden, Invalid, NotFound
from chassis.texts import Text

from forms.template.schemas import PublishProblem


class TemplateNotFound(NotFound):
    """Also for those who may not see it: they learn nothing of it."""

    def __init__(self) -> None:
        super().__init__(
            Text("This form template does not exist (any more). Go back to the list of templates.")
        )


class NotYoursToEdit(Forbidden):
    def __init__(self) -> None:
        super().__init__(
            Text("Only admins and the managers of its project may change this template. Ask one of them.")
        )


class NotYoursToMake(Forbidden):
    """Where there is no template yet, or not there."""

    def __init__(self) -> None:
        super().__init__(
            Text(
                "Templates for all projects are made by admins, those of one project by its managers too. "
                "Choose a project you manage, or ask an admin."
            )
        )


class TemplateIsArchived(Conflict):
    def __init__(self, name: str) -> None:
        super().__init__(Text("“{name}” is archived. Take it out of the archive to change it.", name=name))


class TemplateIdTaken(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This id belongs to another template. Create it with a new id."))


class UnknownProject(Invalid):
    def __init__(self) -> None:
        message = Text("This project does not exist (any more). Choose another one.")
        super().__init__(message, fields=[FieldError("projectId", message)])


class ArchivedProject(Invalid):
    def __init__(self, name: str) -> None:
        message = Text("“{name}” is archived. Choose another project.", name=name)
        super().__init__(message, fields=[FieldError("projectId", message)])


class WrongStructure(Invalid):
    """What came is no form or no workflow at all; a draft may be incomplete, but not broken."""

    def __init__(self, message: Text, fields: Sequence[FieldError] = ()) -> None:
        super().__init__(message, fields=fields)


class SavedBySomebodyElse(Conflict):
    """What the caller has seen is no longer what is there. Nothing was changed."""

    def __init__(self, saved_by: UUID, name: str | None, saved_at: datetime, caller: UUID) -> None:
        ago = _ago(saved_at)
        if saved_by == caller:
            message = Text("You saved this in another window {ago}. Take over or merge.", ago=ago)
        elif name is not None:
            message = Text("Saved by {name} {ago}. Take over or merge.", name=name, ago=ago)
        else:
            message = Text("Saved by somebody else {ago}. Take over or merge.", ago=ago)
        super().__init__(message)


class NotPublishable(Invalid):
    def __init__(self, problems: Sequence[PublishProblem]) -> None:
        count = len(problems)
        super().__init__(
            Text(
                "This form can't be published yet: it has one problem. Mend what is marked and publish again."
            )
            if count == 1
            else Text(
                "This form can't be published yet: it has {count} problems. "
                "Mend what is marked and publish again.",
                count=count,
            ),
            fields=[FieldError(each.subject_id, each.message, each.code) for each in problems],
        )


def _ago(then: datetime) -> Text:
    minutes = int((now() - then).total_seconds() // 60)
    if minutes < 1:
        return Text("just now")
    if minutes < 60:
        return Text("a minute ago") if minutes == 1 else Text("{count} minutes ago", count=minutes)
    hours = minutes // 60
    if hours < 24:
        return Text("an hour ago") if hours == 1 else Text("{count} hours ago", count=hours)
    days = hours // 24
    return Text("yesterday") if days == 1 else Text("{count} days ago", count=days)
