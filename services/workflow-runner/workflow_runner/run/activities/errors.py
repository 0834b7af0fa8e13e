"""How the errors of other services end or repeat an activity."""

from collections.abc import Generator
from contextlib import contextmanager

from chassis.errors import ServiceError
from temporalio.exceptions import ApplicationError


@contextmanager
def answers_are_final() -> Generator[None]:
    """A refusal stays one, however often it is asked for; what is away comes back."""
    try:
        yield
    except ServiceError as error:
        raise ApplicationError(
            error.message, type=type(error).__name__, non_retryable=not error.is_retryable
        ) from error
