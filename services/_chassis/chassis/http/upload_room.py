"""Room for files that come in: until they are stored they lie on a disk of the pod, which is small."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Generator, Hashable
from contextlib import contextmanager
from dataclasses import dataclass

from starlette.exceptions import HTTPException
from starlette.types import Message

from chassis.errors import Invalid, ServiceError, TooManyRequests, Unavailable
from chassis.processes.shares import standing
from chassis.texts import Text

_RETRY_SECONDS = 5


class TooSlow(Invalid):
    http_status = 408
    retryable = True

    def __init__(self) -> None:
        super().__init__(Text("This came in too slowly. Try again where the network is better."))


@dataclass(frozen=True, slots=True)
class Pace:
    """The slowest that is waited for: a phone at the edge of a network sends 20 kB a second, with pauses."""

    grace_seconds: float = 30.0
    bytes_a_second: float = 5000.0

    def due_seconds(self, received: int) -> float:
        return self.grace_seconds + received / self.bytes_a_second


class UploadRoom:
    """Of one process. It counts what came in, not what was announced: who sends nothing takes nothing. When
    it is full, the newest of whoever takes the most, as a person or as a company, gives way; and of one
    person's that take more than a third, their newest."""

    def __init__(self, most_bytes: int, pace: Pace | None = None) -> None:
        self._most = most_bytes
        # Two of the largest files, which is what a browser sends at once; and no two people fill it.
        self._most_of_person = most_bytes // 3
        self._pace = pace or Pace()
        self._places: list[Place] = []
        self._taken = Counter[Hashable]()
        self._total = 0

    @contextmanager
    def place(self, person: Hashable, company: Hashable = None) -> "Generator[Place]":
        place = Place(self, self._pace, person, () if company is None else (company,))
        self._places.append(place)
        try:
            yield place
        finally:
            self._places.remove(place)
            self._give_back(place)

    def take(self, place: "Place", size: int) -> None:
        self._count(place, size)
        while self._taken[place.person] > self._most_of_person:
            own = [each for each in self._coming() if each.person == place.person]
            refusal = TooManyRequests(
                Text("Several of your files are still coming in. Try again in a moment."),
                retry_after_seconds=_RETRY_SECONDS,
            )
            self._refuse(next(iter(own), place), refusal)
        while self._total > self._most:
            most = max(self._coming(), key=lambda each: standing(self._taken, each.sharers), default=place)
            self._refuse(
                most, Unavailable(Text("Many files are coming in right now. Try again in a moment."))
            )

    def _coming(self) -> "list[Place]":
        """The newest first. What has come in as a whole is worked on, and stays."""
        return [each for each in reversed(self._places) if each.is_coming and each.held]

    def _refuse(self, place: "Place", refusal: ServiceError) -> None:
        self._give_back(place)
        place.give_way(refusal)

    def _give_back(self, place: "Place") -> None:
        self._count(place, -place.held)

    def _count(self, place: "Place", size: int) -> None:
        place.held += size
        self._total += size
        for sharer in place.sharers:
            self._taken[sharer] += size
            if not self._taken[sharer]:
                del self._taken[sharer]


class Place:
    """Of one request: its body comes in through it."""

    def __init__(
        self, room: UploadRoom, pace: Pace, person: Hashable, companies: tuple[Hashable, ...]
    ) -> None:
        self.person = person
        self.sharers = (person, *companies)
        self.held = 0
        self.is_coming = True
        self.refusal: ServiceError | None = None
        """Why it had to go."""
        self._room = room
        self._pace = pace
        self._received = 0
        self._began = asyncio.get_running_loop().time()
        self._waiting: asyncio.Timeout | None = None

    @property
    def is_too_slow(self) -> bool:
        return isinstance(self.refusal, TooSlow)

    def give_way(self, refusal: ServiceError) -> None:
        self.refusal = refusal
        self.is_coming = False
        if self._waiting is not None and not self._waiting.expired():
            self._waiting.reschedule(asyncio.get_running_loop().time())

    async def receive(self, receive: Callable[[], Awaitable[Message]]) -> Message:
        self._must_not_be_refused()
        try:
            due = self._began + self._pace.due_seconds(self._received)
            async with asyncio.timeout_at(due) as self._waiting:
                message = await receive()
        except TimeoutError:
            self.refusal = self.refusal or TooSlow()
            raise HTTPException(self.refusal.status) from None
        finally:
            self._waiting = None
        self._must_not_be_refused()
        size = len(message.get("body", b""))
        self._received += size
        self._room.take(self, size)
        self._must_not_be_refused()
        self.is_coming = message.get("more_body", False)
        return message

    def _must_not_be_refused(self) -> None:
        if self.refusal is not None:
            # FastAPI hides any other exception raised while a body is read behind a 400.
            raise HTTPException(self.refusal.status)
