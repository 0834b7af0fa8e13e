import asyncio

import pytest
from chassis.processes.fair_queue import FairQueue, TooManyWait


def fair_queue(*, most_waiting: int = 10, each: int = 10, most_seconds: float = 60) -> FairQueue:
    return FairQueue(1, most_waiting=most_waiting, most_waiting_each=each, most_seconds=most_seconds)


class Line:
    """People who wait for one place, and the order in which they had it."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.served: list[str] = []
        self.go_on = asyncio.Event()

    async def stand(self, name: str) -> None:
        async with self.queue.turn(name[0]):
            self.served.append(name)
            await self.go_on.wait()

    async def join(self, *names: str) -> list["asyncio.Task[None]"]:
        tasks = [asyncio.create_task(self.stand(name)) for name in names]
        await asyncio.sleep(0)
        return tasks


async def test_who_sent_many_waits_behind_who_sent_one() -> None:
    line = Line(fair_queue())
    tasks = await line.join("a1", "a2", "a3", "a4", "b1", "c1", "c2")
    line.go_on.set()
    await asyncio.gather(*tasks)
    assert line.served == ["a1", "a2", "b1", "c1", "a3", "c2", "a4"]


async def test_there_are_only_so_many_places_in_all_and_for_one() -> None:
    line = Line(fair_queue(most_waiting=3, each=2))
    tasks = await line.join("a1", "a2", "a3", "a4", "b1", "b2")
    line.go_on.set()
    refused = [each for each in await asyncio.gather(*tasks, return_exceptions=True) if each]
    assert [type(each) for each in refused] == [TooManyWait, TooManyWait]
    assert line.served == ["a1", "a2", "b1", "a3"]


async def test_who_leaves_gives_up_the_place() -> None:
    line = Line(fair_queue(most_waiting=1))
    [_, leaving] = tasks = await line.join("a1", "b1")
    leaving.cancel()
    await asyncio.wait([leaving])
    tasks += await line.join("c1")
    line.go_on.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert line.served == ["a1", "c1"]


async def test_a_turn_that_came_to_who_just_left_goes_to_the_next() -> None:
    line = Line(fair_queue())
    line.go_on.set()
    async with line.queue.turn("a"):
        [leaving, staying] = await line.join("b1", "c1")
    # Called, but it has not run yet.
    leaving.cancel()
    await asyncio.wait([leaving, staying], timeout=5)
    assert line.served == ["c1"]


async def test_nobody_waits_for_ever() -> None:
    waiting = fair_queue(most_seconds=0.01)
    async with waiting.turn("a"):
        with pytest.raises(TooManyWait):
            async with waiting.turn("b"):
                pass
    async with waiting.turn("c"):
        pass


async def test_who_leaves_in_the_very_moment_that_a_turn_ends_takes_it_from_nobody() -> None:
    line = Line(fair_queue())
    line.go_on.set()
    async with line.queue.turn("a"):
        [leaving, staying] = await line.join("b1", "c1")
        # Not waited for: it is cancelled, and has not run since.
        leaving.cancel()
    await asyncio.wait([leaving, staying], timeout=5)
    assert line.served == ["c1"]
    async with asyncio.timeout(5), line.queue.turn("d"):
        pass
