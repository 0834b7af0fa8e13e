"""The language of whoever asks. Looked up only where words are said: other answers pay nothing."""

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar

from starlette.datastructures import Headers

from chassis.texts import DEFAULT_LANGUAGE, language_for

asking: ContextVar[Headers | None] = ContextVar("asking", default=None)
"""The headers of the request that is being answered."""


def caller_language() -> str:
    """English outside of a request."""
    headers = asking.get()
    return DEFAULT_LANGUAGE if headers is None else language_for(headers.get("accept-language", ""))


@contextmanager
def answering_in(language: str) -> Generator[None]:
    """What is said within is for somebody who asked in this language, and has gone on meanwhile."""
    before = asking.set(Headers({"accept-language": language}))
    try:
        yield
    finally:
        asking.reset(before)
