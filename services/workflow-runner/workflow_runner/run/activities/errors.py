"""How the errors of other services end or repeat an activity."""

from collections.abc import Generator
from contextlib import contextmanager

from chassis.errors import ServiceError
from chassis.texts import Text
from temporalio.exceptions import ApplicationError


@contextmanager
def answers_are_final() -> Generator[None]:
    """A refusal stays one, however often it is asked for; what is away comes back."""
    try:
        yield
    except ServiceError as error:
        words = [error.message.packed()] if isinstance(error.message, Text) else []
        raise ApplicationError(
            str(error.message), *words, type=type(error).__name__, non_retryable=not error.is_retryable
        ) from error
