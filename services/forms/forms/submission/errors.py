from collections.abc import Iterable, Sequence
from uuid import UUID

from chassis.errors import Conflict, FieldError, Forbidden, Invalid, NotFound, Unavailable
from chassis.texts import Text
from formwork.problems import Problem

from forms.wording import words_of


class ProcessNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This step was not submitted. Reload to see where the submission stands."))


class VersionNotFound(NotFound):
    def __init__(self, version: str) -> None:
        super().__init__(
            Text("This submission has no version {version}. Reload to see which it has.", version=version)
        )


class SubmissionIdTaken(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This id belongs to another submission. Start it with a new id."))


class TemplateNotInUse(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text("This form is archived: no new submission starts from it. Choose another form.")
        )


class NotOfThisProject(Invalid):
    def __init__(self) -> None:
        message = Text("This form is not used in this project. Choose another project or form.")
        super().__init__(message, fields=[FieldError("projectId", message)])


class NotYoursToStart(Forbidden):
    def __init__(self) -> None:
        super().__init__(
            Text(
                "This form is started by chosen people alone. Ask a manager of the project or an admin. "
                "What you began before is still yours."
            )
        )


class ApprovedAlready(Conflict):
    def __init__(self, step: str, button: str) -> None:
        super().__init__(
            Text("You pressed “{button}” in “{step}” already. It waits for others.", step=step, button=button)
        )


class TooFewApproved(Conflict):
    def __init__(self, step: str) -> None:
        super().__init__(
            Text(
                "“{step}” waits for more people: somebody changed their mind. Reload and press again.",
                step=step,
            )
        )


class SubmissionFull(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text(
                "A submission holds {most} MB. Shorten what is long, or enter the rest in another.",
                most=most,
            )
        )


class TooManyNamed(Invalid):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text(
                "Choose up to {most} people, teams and projects at a time: save some of them first.",
                most=most,
            )
        )


class PressTakenBack(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("You pressed another button after this one: that one counts."))


class NoSuchButton(Invalid):
    def __init__(self) -> None:
        message = Text("The step has no such button. Reload and choose one of those shown.")
        super().__init__(message, fields=[FieldError("submitActionId", message)])


class ReasonMissing(Invalid):
    def __init__(self) -> None:
        message = Text("Say why. It is kept in the history of this submission.")
        super().__init__(message, fields=[FieldError("reason", message, "reasonMissing")])


class PositionMissing(Invalid):
    def __init__(self) -> None:
        message = Text(
            "This step is submitted on site, and your device did not say where it is. Let it, reload, and "
            "press again."
        )
        super().__init__(message, fields=[FieldError("position", message, "positionMissing")])


class PositionPoor(Invalid):
    def __init__(self, accuracy_meters: float) -> None:
        message = Text(
            "Your device knows only to {accuracy} where it is. Go outside or wait a moment, then press "
            "again.",
            accuracy=_said(accuracy_meters),
        )
        super().__init__(message, fields=[FieldError("position", message, "positionPoor")])


class NotOnSite(Invalid):
    def __init__(self, project: str, distance_meters: float, radius_meters: float) -> None:
        message = Text(
            "You are {distance} from {project}. This step is submitted on site, within {radius} of it.",
            distance=_said(distance_meters),
            project=project,
            radius=_said(radius_meters),
        )
        super().__init__(message, fields=[FieldError("position", message, "notOnSite")])


def _said(meters: float) -> str:
    """As every language writes it."""
    return f"{meters / 1000:.1f} km" if meters >= 1000 else f"{meters:.0f} m"


class AnotherRound(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text(
                "This was sent back and has changed since you looked. What you entered is kept. Look at it "
                "again, then press once more."
            )
        )


class AnotherAttempt(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text("This Idempotency-Key was used for another press. Use a new key for each action.")
        )


class ValuesRefused(Invalid):
    def __init__(self, fields: Sequence[FieldError]) -> None:
        message = Text("Some of what was entered is missing or does not fit. Check the marked fields.")
        super().__init__(message, fields=fields)


def unfit(problems: Iterable[Problem]) -> list[FieldError]:
    return [FieldError(each.subject_id, words_of(each), each.code) for each in problems]


def without_file(field_ids: Iterable[UUID]) -> list[FieldError]:
    message = Text("A file of this field is not there (any more). Upload it again.")
    return [FieldError(str(each), message, "fileMissing") for each in field_ids]


class WorkflowAway(Unavailable):
    def __init__(self) -> None:
        super().__init__(
            Text(
                "What you entered is kept, but the step could not be submitted right now. "
                "Try again in a moment."
            )
        )
