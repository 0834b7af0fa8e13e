"""Room for files that come in: until they are stored they lie on a disk of the pod, which is small."""

from collections import Counter
from collections.abc import Generator, Hashable
from contextlib import contextmanager

from chassis.errors import TooManyRequests, Unavailable
from chassis.texts import Text

_RETRY_SECONDS = 5


class UploadRoom:
    """Of one process. What a request announces is reserved before its body is read, and given back with the
    answer: a slow sender takes as much as a fast one, and for longer."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        # Two of the largest files, which is what a browser sends at once; and no two people fill it.
        self._most_each = most_bytes // 3
        self._taken: Counter[Hashable] = Counter()

    @contextmanager
    def place(self, sender: Hashable, size: int) -> Generator[None]:
        if self._taken[sender] + size > self._most_each:
            raise TooManyRequests(
                Text("Several of your files are still coming in. Try again in a moment."),
                retry_after_seconds=_RETRY_SECONDS,
            )
        if self._taken.total() + size > self._most:
            raise Unavailable(Text("Many files are coming in right now. Try again in a moment."))
        self._taken[sender] += size
        try:
            yield
        finally:
            self._taken[sender] -= size
            if not self._taken[sender]:
                del self._taken[sender]
