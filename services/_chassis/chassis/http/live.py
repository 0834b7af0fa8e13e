"""The hub of live notes: a browser keeps one answer open and hears the moment something changed for its
person, in whichever service.

A note names what to ask for again, never what it is now. So nothing is kept of it, and nobody misses a thing:
whoever was away asks when back. One service is the hub (`serves_live_notes` in its definition); each of its
processes hears the notes of all services and passes on what concerns those who are connected to it.
"""

import asyncio
import json
import logging
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass, field
from uuid import UUID

from contracts.live.v1 import live_pb2
from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse
from nats.aio.msg import Msg
from starlette.types import Receive, Scope, Send

from chassis.access.actor import Actor
from chassis.access.reader import AccessReader
from chassis.access.tokens import Claims
from chassis.bus import Bus
from chassis.errors import ServiceError, TooManyRequests, Unavailable
from chassis.http.access import MemberDep
from chassis.http.dependencies import RuntimeDep
from chassis.http.edge import router_at
from chassis.live.note import LiveNote
from chassis.live.telling import EVERY_SUBJECT
from chassis.texts import Text

log = logging.getLogger(__name__)

AREA = "Live"
# Proxies take an answer for dead that says nothing for a minute.
HEARTBEAT_SECONDS = 25.0
# What changes in a burst is asked for again once a second, not each time.
PAUSE_SECONDS = 1.0
# Of one process: a stream costs some 50 kB. Browsers hold one for all their tabs.
MOST = 2_000
MOST_A_PERSON = 8
# What is told goes through each process of the hub, whoever is connected to it.
MOST_NOTE_BYTES = 32_000
# More than all services have.
MOST_TOPICS = 50
_RETRY_SECONDS = 60

_STILL_HERE = ": still here\n\n"


@dataclass(eq=False)
class _Stream:
    actor: Actor
    expires_at: float
    """When its token does: the browser comes again with a new one."""
    topics: set[str] = field(default_factory=set[str])
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    is_over: bool = False

    def tell(self, topic: str) -> None:
        self.topics.add(topic)
        if len(self.topics) > MOST_TOPICS:
            self.end()  # its browser comes again, and asks for everything
        self.woken.set()

    def end(self) -> None:
        self.is_over = True
        self.woken.set()

    async def wait(self) -> set[str]:
        """What changed, as soon as something has; nothing, when it is time for a sign of life."""
        try:
            async with asyncio.timeout(min(HEARTBEAT_SECONDS, max(0.0, self.expires_at - time.time()))):
                await self.woken.wait()
        except TimeoutError:
            return set()
        self.woken.clear()
        changed, self.topics = self.topics, set()
        return changed


class LiveNotes:
    """The streams of one process of the hub."""

    def __init__(self, access: AccessReader, *, most: int = MOST, most_a_person: int = MOST_A_PERSON) -> None:
        self._access = access
        self._most = most
        self._most_a_person = most_a_person
        self._streams: defaultdict[UUID, list[_Stream]] = defaultdict(list)
        """By the person's company, the newest last."""
        self._is_ending = False
        self._hears: Callable[[], bool] = lambda: True

    async def listen(self, bus: Bus) -> None:
        """To what the services tell."""

        async def heard(message: Msg) -> None:
            # Only a service itself may publish there: it can't tell topics of another.
            context = message.subject.rsplit(".", 1)[1]
            try:
                self._pass_on(context, message.data)
            except Exception:
                # The client would only whisper of it.
                log.exception("a note of %s was heard in vain", context)

        await bus.client.subscribe(bus.subject(EVERY_SUBJECT), cb=heard)
        # What is told meanwhile nobody hears: browsers come again when notes do, and ask for everything.
        self._hears = lambda: bus.is_connected
        bus.on_lost(self._end_open)

    def _pass_on(self, context: str, payload: bytes) -> None:
        if len(payload) > MOST_NOTE_BYTES:
            raise ValueError(f"a note of {len(payload)} bytes")
        said = live_pb2.Note.FromString(payload)
        streams = self._streams.get(UUID(said.company_id))
        # Whom it concerns may be hundreds, and most notes are of companies that nobody here is of.
        if not streams:
            return
        note = LiveNote.unpacked(said)
        for stream in streams:
            if note.audience.includes(stream.actor):
                stream.tell(f"{context}.{note.topic}")

    def check_again(self, user_id: UUID) -> None:
        """Something about this person's access changed."""
        for stream in self._all():
            if stream.actor.user_id == user_id:
                stream.woken.set()

    def end_all(self) -> None:
        """The process stops: who hears it comes again, to another one."""
        self._is_ending = True
        self._end_open()

    def _end_open(self) -> None:
        for stream in self._all():
            stream.end()

    def answer(self, actor: Actor, expires_at: float) -> StreamingResponse:
        stream = self._place(actor, expires_at)
        return _Answer(self._notes(stream), lambda: self._remove(stream))

    def _all(self) -> list[_Stream]:
        return [stream for streams in self._streams.values() for stream in streams]

    def _place(self, actor: Actor, expires_at: float) -> _Stream:
        if self._is_ending or not self._hears():
            raise Unavailable
        if sum(each.actor.user_id == actor.user_id for each in self._all()) >= self._most_a_person:
            raise TooManyRequests(
                Text("Groundwork is open in many places at once. Close some of them."),
                retry_after_seconds=_RETRY_SECONDS,
            )
        if sum(map(len, self._streams.values())) >= self._most:
            self._make_room_for(actor.company_id)
        stream = _Stream(actor, expires_at)
        self._streams[actor.company_id].append(stream)
        return stream

    def _make_room_for(self, company_id: UUID) -> None:
        """The newest stream of the company that has the most gives way, where that company has no fewer than
        the other even then: nobody takes a place that would be taken back at once."""
        most = max(self._streams.values(), key=len)
        if len(most) <= len(self._streams.get(company_id, ())) + 1:
            raise Unavailable
        most[-1].end()
        self._remove(most[-1])

    def _remove(self, stream: _Stream) -> None:
        streams = self._streams.get(stream.actor.company_id, [])
        if stream not in streams:
            return  # it gave way before it ended
        streams.remove(stream)
        if not streams:
            del self._streams[stream.actor.company_id]

    async def _notes(self, stream: _Stream) -> AsyncGenerator[str]:
        yield _STILL_HERE
        while True:
            changed = await stream.wait()
            if not await self._may_go_on(stream):
                return
            if not changed:
                yield _STILL_HERE
                continue
            yield f"data: {json.dumps({'changed': sorted(changed)})}\n\n"
            await asyncio.sleep(PAUSE_SECONDS)

    async def _may_go_on(self, stream: _Stream) -> bool:
        actor = stream.actor
        if stream.is_over or stream.expires_at <= time.time():
            return False
        try:
            access = await self._access.get_access(actor.user_id, actor.company_id, actor.session_id)
        except ServiceError:
            return False  # nobody knows: whoever comes again is told so
        # Who is somebody else now may not have been told of what they see now: they ask for everything.
        return access == actor.access


class _Answer(StreamingResponse):
    media_type = "text/event-stream"

    def __init__(self, notes: AsyncGenerator[str], ended: Callable[[], None]) -> None:
        # The second header is for proxies that collect what a service says before they pass it on.
        super().__init__(notes, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        self._ended = ended

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            # Here, as a caller may be gone before the first note was asked for.
            self._ended()


def live_router() -> APIRouter:
    """`GET /api/Live/Notes`, which the kit's `useLiveNotes` reads. Not in the schema: no call with one
    answer."""
    router = router_at(f"/api/{AREA}", AREA, in_schema=False)

    @router.get("/Notes", response_class=StreamingResponse)
    async def hear_notes(request: Request, actor: MemberDep, runtime: RuntimeDep) -> StreamingResponse:
        claims: Claims = request.state.caller
        return runtime.of(LiveNotes).answer(actor, claims.expires_at)

    return router
