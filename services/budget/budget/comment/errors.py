from chassis.errors import Conflict, FieldError, Forbidden, Invalid, NotFound
from chassis.texts import Text


class CommentNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This comment does not exist (any more). Reload the request."))


class NotYourComment(Forbidden):
    def __init__(self) -> None:
        super().__init__(Text("Only who wrote a comment may change it."))


class NoLongerChangeable(Conflict):
    def __init__(self, minutes: int) -> None:
        super().__init__(
            Text(
                "A comment can be changed for {minutes} minutes. Write another one instead.", minutes=minutes
            )
        )


class DraftHasNoComments(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This request is a draft, which nobody else sees. Send it first."))


class TooManyComments(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(Text("A request has at most {most} comments.", most=most))


class CannotBeMentioned(Invalid):
    """Whether or not there is such a person is nobody's business."""

    def __init__(self) -> None:
        message = Text("Mention only people who see this request.")
        super().__init__(message, fields=[FieldError("mentionedUserIds", message)])
