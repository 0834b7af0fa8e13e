"""The hub of live notes over real HTTP and NATS: they reach whom they concern, and end with what let
their hearer in."""

import asyncio
import gc
import os
import signal
import socket
import time
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from uuid import UUID, uuid4

import httpx
import pytest
import uvicorn
from chassis.access import Access, Role
from chassis.errors import Unavailable
from chassis.http import live
from chassis.http.live import LiveNotes
from chassis.live import Audience, LiveNote
from chassis.live.telling import subject_of_notes
from chassis.runtime import Runtime
from chassis.serve import serve
from chassis.service import ServiceDefinition
from chassis.testing.addresses import free_address
from chassis.testing.live import tell
from chassis.testing.people import COMPANY, Memberships, Person

NOTES = "/api/Live/Notes"
PATIENCE = 20.0


@pytest.fixture
async def browser(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[httpx.AsyncClient]:
    """Over a socket: a client inside the process waits for the end of an answer."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        config = uvicorn.Config(service.app(runtime), log_config=None, lifespan="off")
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
            yield client
        runtime.of(LiveNotes).end_all()
        server.should_exit = True
        await serving


class Hearing:
    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self._lines = answer.aiter_lines()

    async def next(self) -> str:
        """The next line that says something."""
        return await anext(line async for line in self._lines if line)

    async def note(self) -> str:
        while not (line := await self.next()).startswith("data: "):
            pass
        return line.removeprefix("data: ")

    async def until_the_end(self) -> list[str]:
        async with asyncio.timeout(PATIENCE):
            return [line async for line in self._lines if line]


@asynccontextmanager
async def hearing(browser: httpx.AsyncClient, person: Person, **claims: object) -> AsyncGenerator[Hearing]:
    headers = {"Authorization": f"Bearer {person.token(**claims)}"}
    async with browser.stream("GET", NOTES, headers=headers) as answer:
        heard = Hearing(answer)
        if answer.status_code == 200:
            assert await heard.next() == ": still here"
        yield heard


def tell_forms(
    runtime: Runtime, topic: str, audience: Audience | None = None, *, company_id: UUID = COMPANY
) -> None:
    tell(runtime.bus, "forms", LiveNote(company_id, topic, audience or Audience.everybody()))


class TestANote:
    async def test_reaches_whom_it_concerns_and_nobody_else(
        self, browser: httpx.AsyncClient, runtime: Runtime, member: Person, memberships: Memberships
    ) -> None:
        team = uuid4()
        member.set(Access(session_active=True, role=Role.MEMBER, team_ids=frozenset({team})))
        colleague = Person(memberships, Role.MEMBER)
        stranger = Person(memberships, Role.OWNER, company_id=uuid4())
        async with (
            hearing(browser, member) as mine,
            hearing(browser, colleague) as theirs,
            hearing(browser, stranger) as elsewhere,
        ):
            tell_forms(runtime, "todos", Audience.of(teams=[team]))
            assert await mine.note() == '{"changed": ["forms.todos"]}'
            tell_forms(runtime, "news")
            assert await theirs.note() == '{"changed": ["forms.news"]}'
            runtime.of(LiveNotes).end_all()
            assert await elsewhere.until_the_end() == []

    async def test_is_of_the_service_under_whose_subject_it_comes(
        self, browser: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        async with hearing(browser, member) as mine:
            for context in ("workflow-runner", "forms"):
                tell(runtime.bus, context, LiveNote(COMPANY, "todos", Audience.everybody()))
            assert await mine.note() == '{"changed": ["forms.todos", "workflow-runner.todos"]}'

    @pytest.mark.parametrize(
        "payload", [b"", b"\xff", b"\n\x03abc"], ids=["empty", "unreadable", "no company"]
    )
    async def test_that_nobody_can_read_keeps_no_other_from_being_heard(
        self, browser: httpx.AsyncClient, runtime: Runtime, member: Person, payload: bytes
    ) -> None:
        async with hearing(browser, member) as mine:
            runtime.bus.tell([(subject_of_notes("forms"), payload)])
            tell_forms(runtime, "todos")
            assert await mine.note() == '{"changed": ["forms.todos"]}'

    async def test_reaches_who_is_connected_to_another_process(
        self, browser: httpx.AsyncClient, runtime: Runtime, service: ServiceDefinition, member: Person
    ) -> None:
        async with service.open(runtime.settings) as another_process, hearing(browser, member) as mine:
            tell_forms(another_process, "todos")
            assert await mine.note()

    async def test_comes_unstored_and_uncollected(self, browser: httpx.AsyncClient, member: Person) -> None:
        async with hearing(browser, member) as mine:
            headers = mine.answer.headers
            assert headers["content-type"].startswith("text/event-stream")
            assert (headers["cache-control"], headers["x-accel-buffering"]) == ("no-store", "no")

    async def test_is_one_for_what_changes_in_a_burst(
        self, browser: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        async with hearing(browser, member) as mine:
            notes = [LiveNote(COMPANY, topic, Audience.everybody()) for topic in ("todos", "news")]
            runtime.bus.tell((subject_of_notes("forms"), each.packed()) for each in notes * 100)
            assert await mine.note() == '{"changed": ["forms.news", "forms.todos"]}'
            runtime.of(LiveNotes).end_all()
            assert await mine.until_the_end() == []


class TestAStream:
    async def test_is_for_members_only(self, browser: httpx.AsyncClient, memberships: Memberships) -> None:
        assert (await browser.get(NOTES)).status_code == 401
        async with hearing(browser, Person(memberships, None)) as refused:
            assert refused.answer.status_code == 403

    @pytest.mark.parametrize(
        "now", [Access(session_active=False), Access(session_active=True)], ids=["signed out", "removed"]
    )
    async def test_ends_with_what_let_its_hearer_in(
        self, browser: httpx.AsyncClient, runtime: Runtime, member: Person, another: Person, now: Access
    ) -> None:
        async with hearing(browser, member) as mine, hearing(browser, another) as theirs:
            member.set(now)
            runtime.access.forget_user(member.user_id)
            assert await mine.until_the_end() == []
            tell_forms(runtime, "todos")
            assert await theirs.note()

    async def test_ends_when_they_may_see_something_else(
        self, browser: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        """What a team was told of before the hub knew them in it, they ask for on coming again."""
        async with hearing(browser, member) as mine:
            runtime.access.forget_user(member.user_id)
            assert await mine.next() == ": still here"
            member.set(Access(session_active=True, role=Role.MEMBER, team_ids=frozenset({uuid4()})))
            runtime.access.forget_user(member.user_id)
            assert await mine.until_the_end() == []

    async def test_ends_with_its_token(self, browser: httpx.AsyncClient, member: Person) -> None:
        async with hearing(browser, member, exp=int(time.time()) + 2) as mine:
            assert await mine.until_the_end() == []

    async def test_ends_where_nobody_can_say_who_may_hear(
        self, browser: httpx.AsyncClient, runtime: Runtime, member: Person, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with hearing(browser, member) as mine:
            monkeypatch.setattr(Memberships.of(runtime), "get_access", _unavailable)
            runtime.access.forget_user(member.user_id)
            assert await mine.until_the_end() == []

    async def test_ends_when_nothing_is_heard_from_the_services(
        self, browser: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        """The browser asks by itself again, and comes back for notes that are told from then on."""
        async with hearing(browser, member) as mine:
            await runtime.bus.client.force_reconnect()
            assert await mine.until_the_end() == []
        await _until_it_opens(browser, member)
        async with hearing(browser, member) as mine:
            tell_forms(runtime, "todos")
            assert await mine.note()

    async def test_gives_signs_of_life(
        self, browser: httpx.AsyncClient, member: Person, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(live, "HEARTBEAT_SECONDS", 0.02)
        async with hearing(browser, member) as mine:
            assert [await mine.next() for _ in range(3)] == [": still here"] * 3

    async def test_holds_no_connection_of_the_database(
        self, browser: httpx.AsyncClient, runtime: Runtime, member: Person, memberships: Memberships
    ) -> None:
        async with AsyncExitStack() as stack:
            for _ in range(runtime.database.shares.total + 1):
                await stack.enter_async_context(hearing(browser, Person(memberships, Role.MEMBER)))
            answer = await browser.get("/api/Note/QueryNotes", headers=member.headers)
            assert answer.status_code == 200


@pytest.fixture
async def process(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[asyncio.Task[None]]:
    """As `serve` runs it; a signal to the process stops it."""
    runtime.settings = runtime.settings.model_copy(
        update={"http_port": int(free_address().rsplit(":", 1)[1])}
    )
    thresholds = gc.get_threshold()
    yield asyncio.create_task(serve(service, runtime, workers=False))
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().remove_signal_handler(number)
    gc.unfreeze()
    gc.set_threshold(*thresholds)


async def test_streams_do_not_hold_up_the_end_of_a_process(
    process: asyncio.Task[None], runtime: Runtime, member: Person
) -> None:
    """It would wait for them as long as for answers that are on their way."""
    assert runtime.stopping.work_seconds == PATIENCE
    url = f"http://127.0.0.1:{runtime.settings.http_port}"
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as browser:
        await _until_it_answers(browser)
        async with hearing(browser, member) as mine:
            os.kill(os.getpid(), signal.SIGTERM)
            assert await mine.until_the_end() == []
    await process


async def _until_it_answers(browser: httpx.AsyncClient) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx.TransportError):
                await browser.get("/healthz/live")
                return
            await asyncio.sleep(0.05)


class TestTooMany:
    async def test_of_one_person_are_refused_until_one_is_closed(
        self, browser: httpx.AsyncClient, member: Person, another: Person
    ) -> None:
        async with AsyncExitStack() as open_elsewhere:
            for _ in range(live.MOST_A_PERSON - 1):
                await open_elsewhere.enter_async_context(hearing(browser, member))
            async with hearing(browser, member), hearing(browser, member) as refused:
                assert refused.answer.status_code == 429
                assert refused.answer.headers["Retry-After"]
                async with hearing(browser, another) as theirs:
                    assert theirs.answer.status_code == 200
            await _until_it_opens(browser, member)

    async def test_of_all_are_refused_too(
        self, browser: httpx.AsyncClient, runtime: Runtime, member: Person, another: Person
    ) -> None:
        runtime.provide(LiveNotes(runtime.access, most=1))
        async with hearing(browser, member), hearing(browser, another) as refused:
            assert refused.answer.status_code == 503
        await _until_it_opens(browser, another)

    async def test_after_the_process_was_told_to_stop_none_is_opened(
        self, browser: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        async with hearing(browser, member) as mine:
            runtime.of(LiveNotes).end_all()
            assert await mine.until_the_end() == []
        async with hearing(browser, member) as refused:
            assert refused.answer.status_code == 503


async def _until_it_opens(browser: httpx.AsyncClient, person: Person) -> None:
    """The service learns a moment later that somebody has gone."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with hearing(browser, person) as heard:
                if heard.answer.status_code == 200:
                    return


async def _unavailable(*_: object) -> Access:
    raise Unavailable
