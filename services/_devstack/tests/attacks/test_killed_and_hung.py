"""Each part killed, and each part hung, while people work through the door: nothing acknowledged is lost."""

import asyncio
import os
import signal
import time
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from dataclasses import dataclass, field, replace
from itertools import pairwise

import asyncpg
import httpx
import psutil
import pytest
from devstack.layout import services
from devstack.testing import Stack
from forms_support.approval import TO_THE_END, Approval

from services._devstack.tests.attacks.figures import FIGURES, Fault
from services._devstack.tests.attacks.site import Site
from services._devstack.tests.faults.office import Office
from services._devstack.tests.faults.settled import all_events_took_effect

_WRITERS = 4
_HUNG_FOR = 12.0
# A machine that does much else besides; the figures say what it was.
_BACK_WITHIN = 30.0
PARTS = ("gateway", "postgres", "nats", "temporal", *(each.context for each in services()))


@dataclass
class Crew:
    """People who file and press and never give up, and when each of them was last answered."""

    office: Office
    created: dict[str, float] = field(default_factory=dict[str, float])
    pressed: list[float] = field(default_factory=list[float])
    waited: list[float] = field(default_factory=list[float])
    finished: list[str] = field(default_factory=list[str])

    async def work_while(self, fault: Callable[[], Awaitable[None]]) -> Fault:
        stopping = asyncio.Event()
        self.office.failures.clear()
        self.waited.clear()
        at_work = [asyncio.create_task(self._work_until(stopping)) for _ in range(_WRITERS)]
        await asyncio.sleep(2)
        begun = time.monotonic()
        await fault()
        await asyncio.sleep(3)
        ended = time.monotonic()
        stopping.set()
        await asyncio.gather(*at_work)
        return Fault(
            "",
            "",
            _longest_pause(self.created.values(), begun, ended),
            _longest_pause(self.pressed, begun, ended),
            max(self.waited),
            dict(self.office.failures),
        )

    async def _work_until(self, stopping: asyncio.Event) -> None:
        while not stopping.is_set():
            submission_id = await self.office.file()
            self.created[submission_id] = time.monotonic()
            for button in TO_THE_END:
                begun = time.monotonic()
                await self.office.press(submission_id, button)
                self.pressed.append(time.monotonic())
                self.waited.append(self.pressed[-1] - begun)
            self.finished.append(submission_id)

    async def check(self) -> None:
        """Of everything that was acknowledged: there, once, in the order it was pressed."""
        stored = Counter(await _stored(self.office.stack, [*self.created]))
        assert stored == Counter([*self.created])
        expected = {each: list(enumerate(TO_THE_END, start=1)) for each in self.finished}
        assert await self.office.decisions(self.finished) == expected
        FIGURES.counted["creates acknowledged, none lost, none doubled"] += len(self.created)
        FIGURES.counted["presses acknowledged, none lost, none doubled"] += len(self.pressed)


def _longest_pause(answered: Iterable[float], begun: float, ended: float) -> float:
    times = [begun, *sorted(each for each in answered if each > begun), ended]
    return max(later - earlier for earlier, later in pairwise(times))


async def _stored(stack: Stack, submission_ids: list[str]) -> list[str]:
    connection = await asyncpg.connect(stack.database_url("forms"))
    try:
        rows = await connection.fetch(
            "select id::text from submission where id = any($1::uuid[])", submission_ids
        )
        return [row[0] for row in rows]
    finally:
        await connection.close()


@pytest.fixture
async def crew(site: Site, stack: Stack) -> AsyncGenerator[Crew]:
    owner = await site.attacker()
    await owner.data("POST", "/api/Team/CreateTeam", {"name": "Crew"})
    await owner.data("POST", "/api/Project/CreateProject", {"name": "Jetty", "timeZone": "Asia/Singapore"})
    async with httpx.AsyncClient(base_url=stack.url("gateway"), headers=owner.bearer, timeout=20) as http:
        yield Crew(Office(stack, await Approval.publish(http, http), http, owner.bearer))


@pytest.mark.long
@pytest.mark.parametrize("part", PARTS)
async def test_a_killed_part_comes_back_by_itself(stack: Stack, crew: Crew, part: str) -> None:
    async def kill() -> None:
        stack.kill9(part)
        FIGURES.counted["kills"] += 1
        await asyncio.sleep(0.5)
        await asyncio.to_thread(stack.wait_ready, part)

    seen = await crew.work_while(kill)
    FIGURES.faults.append(replace(seen, part=part, kind="killed"))
    await crew.check()
    await all_events_took_effect(stack)
    assert max(seen.create, seen.one_press) < _BACK_WITHIN, seen
    assert "500" not in seen.refused, "a part that is away is no fault of ours (A12)"


@pytest.mark.long
@pytest.mark.parametrize("part", PARTS)
async def test_a_hung_part_loses_nothing(stack: Stack, crew: Crew, part: str) -> None:
    """Stopped, not ended: connections stay open, and nobody answers."""
    pid = stack.pid(part)
    assert pid is not None
    tree = [pid, *(child.pid for child in psutil.Process(pid).children(recursive=True))]

    async def hang() -> None:
        try:
            for each in tree:
                os.kill(each, signal.SIGSTOP)
            FIGURES.counted["hangs"] += 1
            await asyncio.sleep(_HUNG_FOR)
        finally:
            for each in tree:
                os.kill(each, signal.SIGCONT)

    seen = await crew.work_while(hang)
    FIGURES.faults.append(replace(seen, part=part, kind=f"hung {_HUNG_FOR:.0f} s"))
    await crew.check()
    await all_events_took_effect(stack)
    assert max(seen.create, seen.one_press) < _HUNG_FOR + _BACK_WITHIN, seen
