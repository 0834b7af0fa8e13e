from chassis.errors import Conflict, Forbidden, NotFound
from chassis.texts import Text


class SubmissionNotFound(NotFound):
    """Also for those who may not see it: they learn nothing of it."""

    def __init__(self) -> None:
        super().__init__(
            Text("This submission does not exist (any more). Go back to the list of submissions.")
        )


class NotYourTurn(Forbidden):
    def __init__(self, step: str) -> None:
        super().__init__(
            Text(
                "“{step}” is up to the people of its teams and the project's managers. Ask one of them.",
                step=step,
            )
        )


class NoMemberAnyMore(Forbidden):
    def __init__(self) -> None:
        super().__init__(Text("You are not a member of this company (any more). Reload the page to go on."))


class DidAnotherStep(Forbidden):
    def __init__(self, step: str) -> None:
        super().__init__(
            Text(
                "“{step}” is for somebody who did no other step of this submission. You began it, or entered "
                "or pressed something there. Ask another of its team.",
                step=step,
            )
        )


class SubmissionClosed(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This submission is closed. Nothing can be entered or submitted any more."))


class StepNotCurrent(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("It is not this step's turn. Reload to see where the submission stands."))


class StepEnded(Conflict):
    """It was open together with others, and these led on without it."""

    def __init__(self, step: str, button: str, by: str | None) -> None:
        super().__init__(
            Text(
                "This step ended with “{step}”, where {name} pressed “{button}”. "
                "Reload to see where it stands.",
                step=step,
                name=by,
                button=button,
            )
            if by
            else Text(
                "This step ended with “{step}”, where somebody pressed “{button}”. "
                "Reload to see where it stands.",
                step=step,
                button=button,
            )
        )


class SubmittedAlready(Conflict):
    def __init__(self, step: str, by: str | None) -> None:
        super().__init__(
            Text(
                "“{step}” was submitted by {name} already. Reload to see where it stands.", step=step, name=by
            )
            if by
            else Text(
                "“{step}” was submitted by somebody else already. Reload to see where it stands.", step=step
            )
        )


class PressedByItself(Conflict):
    def __init__(self, step: str, button: str) -> None:
        super().__init__(
            Text(
                "“{step}” was overdue, and “{button}” was pressed by itself. Reload to see where it stands.",
                step=step,
                button=button,
            )
        )


class ShareLinkUsedUp(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text("This link was used as often as it may be. Ask whoever gave it to you for a new one.")
        )
