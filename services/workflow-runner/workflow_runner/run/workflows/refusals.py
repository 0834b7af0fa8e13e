"""The words of a press that leads nowhere. The type tells the edge which of our errors it is."""

from enum import StrEnum

from chassis.texts import Text
from temporalio.exceptions import ActivityError, ApplicationError, FailureError


class RefusalKind(StrEnum):
    CONFLICT = "Conflict"
    BAD_REQUEST = "BadRequest"
    NOT_FOUND = "NotFound"


def refusal(kind: RefusalKind, words: Text) -> ApplicationError:
    """In every language: whoever asks again after a year is still told in their own."""
    return ApplicationError(words, words.packed(), type=kind.value, non_retryable=True)


FINISHED = Text("This submission is finished. Nothing can be submitted to it any more.")
ALREADY_SUBMITTED = Text("This step was already submitted. Reload to see where the submission stands.")
NOT_ITS_TURN = Text("It is not this step's turn. Reload to see where the submission stands.")
SOMEBODY_IS_FIRST = Text(
    "Somebody else is just submitting this step. Reload in a moment to see where it stands."
)
WORKFLOW_IS_NEWER = Text(
    "This form's workflow is newer than the workflow engine, which is still being updated."
    " What you entered is kept; try again in a few minutes."
)
NO_SUCH_BUTTON = Text("The step has no such button. Reload and choose one of those shown.")


def is_gone(error: ActivityError) -> bool:
    """The submission was discarded: forms knows nothing of it."""
    return isinstance(error.cause, ApplicationError) and error.cause.type == RefusalKind.NOT_FOUND


def words_of(error: ActivityError) -> FailureError:
    """What forms said, as the answer to the press; a cancelled run has nothing better to say than that."""
    if not isinstance(error.cause, ApplicationError):
        return error
    return ApplicationError(
        error.cause.message, *error.cause.details, type=error.cause.type, non_retryable=True
    )
