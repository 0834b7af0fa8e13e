"""What whoever puts something into a project, or changes what lies there, may be told."""

from datetime import datetime

from chassis.clock import now
from chassis.errors import Conflict, FieldError, Invalid
from chassis.texts import Text, load_texts_of

load_texts_of("identity_client")


class UnknownProject(Invalid):
    """Also for those who do not see it: they learn nothing of it, not even whether it is archived."""

    def __init__(self) -> None:
        message = Text("This project does not exist (any more), or is not one of yours. Choose another one.")
        super().__init__(message, fields=[FieldError("projectId", message)])


class ProjectIsArchived(Conflict):
    def __init__(self, name: str) -> None:
        super().__init__(
            Text(
                "The project “{name}” is archived: what belongs to it can be read, but not changed. "
                "Ask one of its managers to take it out of the archive.",
                name=name,
            )
        )


class SavedBySomebodyElse(Conflict):
    """What the caller has seen is no longer what is there. Nothing was changed. Whoever shows both sides
    knows it by its code."""

    def __init__(self, saved_at: datetime, *, by_caller: bool, name: str | None) -> None:
        ago = _ago(saved_at)
        if by_caller:
            message = Text("You saved this in another window {ago}. Take over or merge.", ago=ago)
        elif name is not None:
            message = Text("Saved by {name} {ago}. Take over or merge.", name=name, ago=ago)
        else:
            message = Text("Saved by somebody else {ago}. Take over or merge.", ago=ago)
        super().__init__(message, fields=[FieldError("revision", message, "savedBySomebodyElse")])


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
