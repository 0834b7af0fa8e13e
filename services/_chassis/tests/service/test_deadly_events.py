import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from uuid import uuid4

from chassis.db.statements import select
from chassis.db.tables import DeadLetter, EventTrial
from chassis.events.dead_letters import list_dead_letters
from chassis.runtime import Runtime
from chassis.serve import make_relay
from chassis.service import ServiceDefinition
from sample.dying import DEADLY, echo_or_die
from sample.events import NoteAdded
from sample.tables import Echo

_SAMPLE = Path(__file__).parents[1] / "sample"
_MOST_STARTS = 12


async def test_an_event_that_kills_the_process_is_given_up_and_no_other_with_it(
    service: ServiceDefinition, runtime: Runtime
) -> None:
    await _say(service, runtime, "before", DEADLY, "after", "last")
    deaths = 0
    async with asyncio.timeout(120):
        while not await _is_over(runtime):
            process = await _start()
            ended = asyncio.create_task(process.wait())
            while not ended.done() and not await _is_over(runtime):
                await asyncio.sleep(0.1)
            if ended.done():
                assert ended.result() == -signal.SIGKILL
                deaths += 1
                assert deaths < _MOST_STARTS
            else:
                process.kill()
                await ended
    assert [(letter.consumer, letter.error.split(":")[0]) for letter in await _letters(runtime)] == [
        (echo_or_die.name, "Deadly")
    ]
    assert sorted(await _echoes(runtime)) == ["after", "before", "last"]
    assert deaths == 4  # the first is not counted: until then it is an event like all others


async def _say(service: ServiceDefinition, runtime: Runtime, *texts: str) -> None:
    async with runtime.database.unit_of_work() as uow:
        for text in texts:
            uow.outbox.add(NoteAdded(note_id=str(uuid4()), text=text))  # pyright: ignore
    await runtime.bus.ensure_stream(service.context)
    await make_relay(replace(service, subscriptions=[]), runtime).publish_pending()


async def _start() -> asyncio.subprocess.Process:
    environment = os.environ | {"PYTHONPATH": str(_SAMPLE)}
    return await asyncio.create_subprocess_exec(sys.executable, "-m", "sample.dying", env=environment)


async def _is_over(runtime: Runtime) -> bool:
    """With no trial left open: one ends after what it tried is there, and a kill between would keep it."""
    async with runtime.database.reading() as uow:
        trials = (await uow.execute(select(EventTrial))).all()
    return not trials and bool(await _letters(runtime)) and len(await _echoes(runtime)) == 3


async def _letters(runtime: Runtime) -> Sequence[DeadLetter]:
    async with runtime.database.reading() as uow:
        return await list_dead_letters(uow)


async def _echoes(runtime: Runtime) -> Sequence[str]:
    async with runtime.database.reading() as uow:
        return (await uow.execute(select(Echo.text))).scalars().all()
