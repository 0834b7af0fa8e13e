from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from chassis.clock import now
from chassis.errors import Conflict, FieldError, Forbidden, Invalid, NotFound

from forms.template.schemas import PublishProblem


class TemplateNotFound(NotFound):
    """Also for those who may not see it: they learn nothing of it."""

    def __init__(self) -> None:
        super().__init__("This form template does not exist (any more). Go back to the list of templates.")


class NotYoursToEdit(Forbidden):
    def __init__(self) -> None:
        super().__init__(
            "Only admins and the managers of its project may change this template. Ask one of them."
        )


class TemplateIsArchived(Conflict):
    def __init__(self, name: str) -> None:
        super().__init__(f"“{name}” is archived. Take it out of the archive to change it.")


class TemplateIdTaken(Conflict):
    def __init__(self) -> None:
        super().__init__("This id belongs to another template. Create it with a new id.")


class UnknownProject(Invalid):
    def __init__(self) -> None:
        message = "This project does not exist (any more). Choose another one."
        super().__init__(message, fields=[FieldError("projectId", message)])


class ArchivedProject(Invalid):
    def __init__(self, name: str) -> None:
        message = f"“{name}” is archived. Choose another project."
        super().__init__(message, fields=[FieldError("projectId", message)])


class WrongStructure(Invalid):
    """What came is no form or no workflow at all; a draft may be incomplete, but not broken."""

    def __init__(self, message: str, fields: Sequence[FieldError] = ()) -> None:
        super().__init__(message, fields=fields)


class SavedBySomebodyElse(Conflict):
    """What the caller has seen is no longer what is there. Nothing was changed."""

    def __init__(self, saved_by: UUID, name: str | None, saved_at: datetime, caller: UUID) -> None:
        if saved_by == caller:
            who = "You saved this in another window"
        else:
            who = f"Saved by {name or 'somebody else'}"
        super().__init__(f"{who} {_ago(saved_at)}. Take over or merge.")


class NotPublishable(Invalid):
    def __init__(self, problems: Sequence[PublishProblem]) -> None:
        count = len(problems)
        listed = "one problem" if count == 1 else f"{count} problems"
        super().__init__(
            f"This form can't be published yet: it has {listed}. Mend what is marked and publish again.",
            fields=[FieldError(each.subject_id, each.message, each.code) for each in problems],
        )


def _ago(then: datetime) -> str:
    minutes = int((now() - then).total_seconds() // 60)
    if minutes < 1:
        return "just now"
    if minutes < 60:
        return "a minute ago" if minutes == 1 else f"{minutes} minutes ago"
    hours = minutes // 60
    if hours < 24:
        return "an hour ago" if hours == 1 else f"{hours} hours ago"
    days = hours // 24
    return "yesterday" if days == 1 else f"{days} days ago"
