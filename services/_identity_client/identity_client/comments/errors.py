from chassis.errors import Conflict, FieldError, Forbidden, Invalid, NotFound
from chassis.texts import Text, load_texts_of

load_texts_of("identity_client")


class CommentNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This comment does not exist (any more). Reload the page."))


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


class TooManyComments(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(Text("There are {most} comments here, and no more are kept.", most=most))


class CannotBeMentioned(Invalid):
    """Whether or not there is such a person is nobody's business."""

    def __init__(self) -> None:
        message = Text("Mention only people who see what you comment on.")
        super().__init__(message, fields=[FieldError("mentionedUserIds", message)])
