"""What requests may hold of a process altogether, for as long as their callers send, or read: how long that
takes is theirs to choose, and nobody else's to pay for."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Generator, Hashable
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, TypeVar

from starlette.exceptions import HTTPException
from starlette.types import Message

from chassis.errors import Invalid, ServiceError, TooManyRequests, Unavailable
from chassis.processes.shares import standing
from chassis.texts import Text

T = TypeVar("T")

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


class Room:
    """Of one process. When it is full, the newest of whoever takes the most, as a person or as a company,
    gives way; and of one person's that take more than a third, their newest."""

    of_one: ClassVar[Text]
    of_all: ClassVar[Text]

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
            refusal = TooManyRequests(self.of_one, retry_after_seconds=_RETRY_SECONDS)
            self._refuse(next(iter(own), place), refusal)
        while self._total > self._most:
            most = max(self._coming(), key=lambda each: standing(self._taken, each.sharers), default=place)
            self._refuse(most, Unavailable(self.of_all))

    def _coming(self) -> "list[Place]":
        """The newest first. What has come in as a whole is worked on, and stays."""
        return [each for each in reversed(self._places) if each.is_under_way and each.held]

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


class UploadRoom(Room):
    """For files that come in: until they are stored they lie on a disk of the pod, which is small. It counts
    what came in, not what was announced: who sends nothing takes nothing."""

    of_one = Text("Several of your files are still coming in. Try again in a moment.")
    of_all = Text("Many files are coming in right now. Try again in a moment.")


class BodyRoom(Room):
    """For all else that comes in, which is read from memory. What was read takes many times as much there."""

    of_one = Text("Much of yours is still coming in. Try again in a moment.")
    of_all = Text("Much is coming in right now. Try again in a moment.")


class AnswerRoom(Room):
    """For large answers, from when they are made until they are read."""

    of_one = Text("Several large answers to you are not read yet. Try again in a moment.")
    of_all = Text("Much is being read right now. Try again in a moment.")


class Place:
    """Of one request: its body comes in through it, or its answer goes out."""

    def __init__(self, room: Room, pace: Pace, person: Hashable, companies: tuple[Hashable, ...]) -> None:
        self.person = person
        self.sharers = (person, *companies)
        self.held = 0
        self.is_under_way = True
        self.refusal: ServiceError | None = None
        """Why it had to go."""
        self._room = room
        self._pace = pace
        self._passed = 0
        self._began = asyncio.get_running_loop().time()
        self._waiting: asyncio.Timeout | None = None

    @property
    def is_too_slow(self) -> bool:
        return isinstance(self.refusal, TooSlow)

    def give_way(self, refusal: ServiceError) -> None:
        self.refusal = refusal
        self.is_under_way = False
        if self._waiting is not None and not self._waiting.expired():
            self._waiting.reschedule(asyncio.get_running_loop().time())

    async def receive(self, receive: Callable[[], Awaitable[Message]]) -> Message:
        message = await self._within_pace(receive)
        size = len(message.get("body", b""))
        self._passed += size
        self.take(size)
        self.is_under_way = message.get("more_body", False)
        return message

    def take(self, size: int) -> None:
        self._room.take(self, size)
        self._must_not_be_refused()

    async def send(self, send: Callable[[Message], Awaitable[None]], message: Message) -> None:
        """It returns when most of it is read."""
        await self._within_pace(partial(send, message))
        self._passed += len(message.get("body", b""))

    async def _within_pace(self, passing: Callable[[], Awaitable[T]]) -> T:
        self._must_not_be_refused()
        due = self._began + self._pace.due_seconds(self._passed)
        try:
            async with asyncio.timeout_at(due) as self._waiting:
                passed = await passing()
        except TimeoutError:
            self.refusal = self.refusal or TooSlow()
            raise HTTPException(self.refusal.status) from None
        finally:
            self._waiting = None
        self._must_not_be_refused()
        return passed

    def _must_not_be_refused(self) -> None:
        if self.refusal is not None:
            # FastAPI hides any other exception raised while a body is read behind a 400.
            raise HTTPException(self.refusal.status)
