import asyncio
import gc
import os
import signal
import subprocess
import sys
import tempfile
from asyncio.subprocess import PIPE
from collections.abc import AsyncGenerator
from dataclasses import replace
from pathlib import Path

import pytest
from chassis.loading import loaded_for_good
from chassis.processes.fair_queue import FairQueue
from chassis.processes.pool import (
    Bounds,
    OutOfMemory,
    ProcessDied,
    ProcessPool,
    TimedOut,
    TookTooLong,
    WorkFailed,
)
from chassis.processes.wire import Message
from chassis.testing.processes import KeptProcesses

PROGRAM = "sample.program"
_SAMPLE = Path(__file__).parents[1] / "sample"
BOUNDS = Bounds(200 * 1024 * 1024, most_processor_seconds=60, most_seconds=60)


def pool_with(bounds: Bounds = BOUNDS) -> ProcessPool:
    queue = FairQueue(1, most_waiting=10, most_seconds=60)
    return ProcessPool(PROGRAM, bounds, queue)


@pytest.fixture(autouse=True)
def found_by_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(_SAMPLE))


@pytest.fixture
async def pool() -> AsyncGenerator[ProcessPool]:
    pool = pool_with()
    yield pool
    await pool.close()


async def asked(pool: ProcessPool, what: str, *blobs: bytes) -> Message:
    return await pool.run(Message({"do": what}, blobs), as_said)


def as_said(answer: Message) -> Message:
    return answer


async def pid_of(pool: ProcessPool) -> int:
    return (await asked(pool, "tell")).said["pid"]


async def test_bytes_of_any_size_go_there_and_come_back(pool: ProcessPool) -> None:
    blobs = [b"", b"x", os.urandom(5_000_000)]
    answer = await asked(pool, "echo", *blobs)
    assert [*answer.blobs] == blobs


async def test_a_file_is_read_by_the_process_and_stays_where_it_was(pool: ProcessPool) -> None:
    with tempfile.TemporaryFile() as file:
        file.write(b"concrete")
        file.seek(3)
        answer = await pool.run(Message({"do": "read"}, file=file.fileno()), as_said)
        assert (answer.blobs[0], file.read()) == (b"concrete", b"crete")


async def test_it_knows_no_secret_of_the_service_and_has_none_of_its_files(
    pool: ProcessPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORMS_DATABASE_URL", "postgresql://secret")
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "secret")
    with tempfile.TemporaryFile() as file:
        os.set_inheritable(file.fileno(), True)
        told = (await asked(pool, "tell")).said
    assert not [each for each in told["environment"] if "DATABASE" in each or "AWS" in each]
    # Nothing in, nothing out, words about crashes, its socket, and the list of these itself.
    assert len(told["files"]) == 5
    assert not {"asyncio", "fastapi", "chassis.service"} & {*told["modules"]}, "memory of the service's size"


async def test_one_process_serves_many_and_is_replaced_when_it_has_served_enough() -> None:
    pool = pool_with(Bounds(BOUNDS.most_bytes, 60, 60, most_orders=2))
    pids = [await pid_of(pool) for _ in range(4)]
    await pool.close()
    assert pids[0] == pids[1] != pids[2] == pids[3]


async def test_memory_is_bounded_and_the_next_order_finds_it_free(pool: ProcessPool) -> None:
    for _ in range(2):
        with pytest.raises(OutOfMemory):
            await asked(pool, "take 300 MB")
    assert (await asked(pool, "tell")).said["pid"]


async def test_processor_time_is_bounded() -> None:
    pool = pool_with(Bounds(BOUNDS.most_bytes, 1, 60))
    with pytest.raises(TookTooLong):
        await asked(pool, "spin")
    assert await pid_of(pool)
    await pool.close()


async def test_tidying_up_after_one_is_not_charged_to_the_next() -> None:
    pool = pool_with(Bounds(BOUNDS.most_bytes, 1, 60))
    before = (await asked(pool, "leave what takes long to tidy up")).said["pid"]
    assert await pid_of(pool) == before
    await pool.close()


async def test_so_is_time_by_the_clock() -> None:
    pool = pool_with(Bounds(BOUNDS.most_bytes, 60, 1))
    with pytest.raises(TimedOut):
        await asked(pool, "sleep")
    await pool.close()


async def test_one_that_is_brought_down_is_told_from_one_that_was_killed(pool: ProcessPool) -> None:
    with pytest.raises(ProcessDied) as died:
        await asked(pool, "fall")
    assert not died.value.was_killed
    pid = await pid_of(pool)
    sleeping = asyncio.create_task(asked(pool, "sleep"))
    await asyncio.sleep(0.1)
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(ProcessDied) as died:
        await sleeping
    assert died.value.was_killed
    assert await pid_of(pool) != pid


async def test_one_that_died_while_it_had_no_work_is_replaced(pool: ProcessPool) -> None:
    pid = await pid_of(pool)
    os.kill(pid, signal.SIGKILL)
    await gone(pid)
    assert await pid_of(pool) != pid


async def test_who_stops_asking_ends_the_work(pool: ProcessPool) -> None:
    pid = await pid_of(pool)
    sleeping = asyncio.create_task(asked(pool, "sleep"))
    await asyncio.sleep(0.1)
    sleeping.cancel()
    await asyncio.wait([sleeping])
    await gone(pid)
    assert await pid_of(pool) != pid


@pytest.mark.parametrize("answer", ["lie about sizes", "answer no JSON"])
async def test_what_no_program_of_ours_answers_is_not_believed(pool: ProcessPool, answer: str) -> None:
    with pytest.raises(WorkFailed):
        await asked(pool, answer)
    assert await pid_of(pool)


async def test_an_answer_that_its_reader_refuses_ends_the_process(pool: ProcessPool) -> None:
    def refuse(answer: Message) -> None:
        raise ValueError

    pid = await pid_of(pool)
    with pytest.raises(WorkFailed):
        await pool.run(Message({"do": "tell"}), refuse)
    await gone(pid)
    assert await pid_of(pool)


async def test_one_that_hangs_up_and_stays_is_ended(pool: ProcessPool) -> None:
    pid = await pid_of(pool)
    with pytest.raises(ProcessDied):
        await asked(pool, "hang up and stay")
    await gone(pid)


async def test_it_leaves_no_file_behind(pool: ProcessPool, tmp_path: Path) -> None:
    left = tmp_path / "left"
    with pytest.raises(WorkFailed):
        await asked(pool, "write", str(left).encode())
    assert not left.exists() or left.stat().st_size == 0
    assert await pid_of(pool)


async def test_the_next_one_is_started_before_it_is_asked_for(pool: ProcessPool) -> None:
    with pytest.raises(ProcessDied):
        await asked(pool, "fall")
    (ready,) = children()
    assert await pid_of(pool) == ready


async def test_it_ends_with_its_service() -> None:
    """Killed, it can't tell anybody to go."""
    service = await asyncio.create_subprocess_exec(sys.executable, "-c", SERVICE, stdout=PIPE)
    assert service.stdout
    pid = int(await service.stdout.readline())
    service.kill()
    await service.wait()
    await gone(pid)


SERVICE = """
import asyncio
from chassis.processes.pool import Bounds, ProcessPool
from chassis.processes.fair_queue import FairQueue
from chassis.processes.wire import Message
from chassis.testing.processes import KeptProcesses

async def main():
    queue = FairQueue(1, most_waiting=1, most_seconds=9)
    pool = ProcessPool("sample.program", Bounds(200_000_000, 9, 9), queue)
    print(await pool.run(Message({"do": "tell"}), lambda answer: answer.said["pid"]), flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def children() -> list[int]:
    listed = subprocess.run(
        ["pgrep", "-P", str(os.getpid()), "-f", PROGRAM],
        capture_output=True,
        check=True,
    )
    return [*map(int, listed.stdout.split())]


async def gone(pid: int) -> None:
    async with asyncio.timeout(20):
        while True:
            try:
                os.kill(pid, 0)
            except ProcessLookupError:
                return
            await asyncio.sleep(0.02)


async def test_an_idle_one_goes_on_from_one_test_to_the_next_and_a_killed_one_does_not() -> None:
    async with KeptProcesses.opened():
        first, other = pool_with(), pool_with(replace(BOUNDS, niceness=1))
        kept = await pid_of(first)
        await first.close()
        second = pool_with()
        assert await pid_of(other) != kept, "of other bounds"
        assert await pid_of(second) == kept
        os.kill(kept, signal.SIGKILL)
        await gone(kept)
        await second.close()
        third = pool_with()
        newest = await pid_of(third)
        assert newest != kept
        await other.close()
        await third.close()
    await gone(newest)


def test_what_is_loaded_for_good_is_no_ones_garbage_and_all_else_is_collected_as_before() -> None:
    before = gc.get_freeze_count()
    with loaded_for_good():
        assert not gc.isenabled()
        loaded = [list[int]() for _ in range(1_000)]
    assert gc.get_freeze_count() >= before + len(loaded)
    assert gc.isenabled()
