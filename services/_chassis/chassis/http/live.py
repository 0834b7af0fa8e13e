"""Live notes: a browser keeps one answer open and hears the moment something changed for its person.

A note names what to ask for again, never what it is now. So nothing is kept of it, and nobody misses a thing:
whoever was away asks when back. Each process tells those who are connected to it (`Listener`).
"""

import asyncio
import json
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass, field, replace
from uuid import UUID

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from chassis.access.actor import Actor
from chassis.access.reader import AccessReader
from chassis.access.tokens import Claims
from chassis.errors import ServiceError, TooManyRequests, Unavailable
from chassis.http.access import MemberDep
from chassis.http.edge import RuntimeDep, router_at
from chassis.texts import Text

# Proxies take an answer for dead that says nothing for a minute.
HEARTBEAT_SECONDS = 25.0
# What changes in a burst is asked for again once a second, not each time.
PAUSE_SECONDS = 1.0
# Of one process: a stream costs some 50 kB. Browsers hold one for all their tabs.
MOST = 2_000
MOST_A_PERSON = 8
_RETRY_SECONDS = 60

Concerns = Callable[[Actor], bool]

_STILL_HERE = ": still here\n\n"


@dataclass(eq=False)
class _Stream:
    actor: Actor
    expires_at: float
    """When its token does: the browser comes again with a new one."""
    topics: set[str] = field(default_factory=set[str])
    woken: asyncio.Event = field(default_factory=asyncio.Event)

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
    """The streams of one process."""

    def __init__(self, access: AccessReader, *, most: int = MOST, most_a_person: int = MOST_A_PERSON) -> None:
        self._access = access
        self._most = most
        self._most_a_person = most_a_person
        self._streams: defaultdict[UUID, set[_Stream]] = defaultdict(set)
        """By the person's company."""
        self._is_ending = False

    def tell(self, company_id: UUID, topic: str, concerns: Concerns) -> None:
        """Those whom it concerns that something of this topic changed."""
        for stream in self._streams.get(company_id, ()):
            if concerns(stream.actor):
                stream.topics.add(topic)
                stream.woken.set()

    def check_again(self, user_id: UUID) -> None:
        """Something about this person's access changed."""
        for stream in self._all():
            if stream.actor.user_id == user_id:
                stream.woken.set()

    def end_all(self) -> None:
        """The process stops: who hears it comes again, to another one."""
        self._is_ending = True
        for stream in self._all():
            stream.woken.set()

    def answer(self, actor: Actor, expires_at: float) -> StreamingResponse:
        stream = self._place(actor, expires_at)
        return _Answer(self._notes(stream), lambda: self._remove(stream))

    def _all(self) -> list[_Stream]:
        return [stream for streams in self._streams.values() for stream in streams]

    def _place(self, actor: Actor, expires_at: float) -> _Stream:
        if self._is_ending or sum(map(len, self._streams.values())) >= self._most:
            raise Unavailable
        if sum(each.actor.user_id == actor.user_id for each in self._all()) >= self._most_a_person:
            raise TooManyRequests(
                Text("Groundwork is open in many places at once. Close some of them."),
                retry_after_seconds=_RETRY_SECONDS,
            )
        stream = _Stream(actor, expires_at)
        self._streams[actor.company_id].add(stream)
        return stream

    def _remove(self, stream: _Stream) -> None:
        streams = self._streams[stream.actor.company_id]
        streams.discard(stream)
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
        if self._is_ending or stream.expires_at <= time.time():
            return False
        try:
            access = await self._access.get_access(actor.user_id, actor.company_id, actor.session_id)
        except ServiceError:
            return False  # nobody knows: whoever comes again is told so
        stream.actor = replace(actor, access=access)
        return access.session_active and access.role is not None


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


def live_router(area: str) -> APIRouter:
    """`GET /api/<area>/Notes`, which the kit's `useLiveNotes` reads. Not in the schema: no call with one
    answer."""
    router = router_at(f"/api/{area}", area, in_schema=False)

    @router.get("/Notes", response_class=StreamingResponse)
    async def hear_notes(request: Request, actor: MemberDep, runtime: RuntimeDep) -> StreamingResponse:
        claims: Claims = request.state.caller
        return runtime.of(LiveNotes).answer(actor, claims.expires_at)

    return router
