import asyncio

import pytest
from chassis.processes.fair_queue import FairQueue, TooManyWait


def fair_queue(*, most_waiting: int = 10, each: int | None = None, most_seconds: float = 60) -> FairQueue:
    return FairQueue(1, most_waiting=most_waiting, most_waiting_each=each, most_seconds=most_seconds)


class Line:
    """People who wait for one place, and the order in which they had it."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.served: list[str] = []
        self.go_on = asyncio.Event()

    async def stand(self, name: str) -> None:
        """`a1` is of a; `a-X-1` is of a and of X."""
        *sharers, _ = name.split("-") if "-" in name else name
        async with self.queue.turn(*sharers):
            self.served.append(name)
            await self.go_on.wait()

    async def join(self, *names: str) -> list["asyncio.Task[None]"]:
        tasks = [asyncio.create_task(self.stand(name)) for name in names]
        await asyncio.sleep(0)
        return tasks

    async def all_served(self, tasks: list["asyncio.Task[None]"]) -> list[str]:
        """In the order of their turns; who was refused is not among them."""
        self.go_on.set()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            assert ended is None or isinstance(ended, TooManyWait)
        return self.served


async def test_who_sent_many_waits_behind_who_sent_one() -> None:
    line = Line(fair_queue())
    tasks = await line.join("a1", "a2", "a3", "a4", "b1", "c1", "c2")
    line.go_on.set()
    await asyncio.gather(*tasks)
    assert line.served == ["a1", "b1", "c1", "a2", "c2", "a3", "a4"]


async def test_companies_of_one_person_have_that_person_s_turns() -> None:
    line = Line(fair_queue())
    attack = ["p-A-1", "p-A-2", "p-B-1", "p-B-2", "p-C-1", "p-C-2"]
    served = await line.all_served(await line.join(*attack, "q-D-1", "q-D-2"))
    assert served == ["p-A-1", "q-D-1", "p-B-1", "q-D-2", "p-C-1", "p-A-2", "p-B-2", "p-C-2"]


async def test_people_of_one_company_have_that_company_s_turns() -> None:
    line = Line(fair_queue())
    attack = [f"{person}-A-{number}" for number in (1, 2) for person in "klm"]
    served = await line.all_served(await line.join(*attack, "q-D-1", "q-D-2"))
    # And of their company's turns each has as many as the others.
    assert served == ["k-A-1", "q-D-1", "l-A-1", "q-D-2", "m-A-1", "k-A-2", "l-A-2", "m-A-2"]


async def test_who_comes_again_after_each_turn_waits_behind_who_comes_once() -> None:
    line = Line(fair_queue())
    line.go_on.set()
    async with line.queue.turn("a"):
        pass
    async with line.queue.turn("b"):
        tasks = await line.join("a2", "c1")
    assert await line.all_served(tasks) == ["c1", "a2"]


@pytest.mark.parametrize("attack", ["p-{}", "{}-A"], ids=["many companies of one", "many people of one"])
async def test_a_newcomer_finds_a_place_however_many_one_holds(attack: str) -> None:
    line = Line(fair_queue(most_waiting=48))
    crowd = [f"{attack.format(number % 20)}-{number}" for number in range(51)]
    served = await line.all_served(await line.join(*crowd, *(f"{who}-{who}x-1" for who in "stuvwxyz")))
    assert served[1:9] == [f"{who}-{who}x-1" for who in "stuvwxyz"]
    assert len(served) == 1 + 48
    # The newest of the crowd gave way: who came before them keeps the place.
    assert sorted(served[9:]) == sorted(crowd[1:41])


async def test_who_holds_the_most_gives_way_also_within_one_company() -> None:
    line = Line(fair_queue(most_waiting=3))
    served = await line.all_served(await line.join("k-A-0", "k-A-1", "l-A-1", "k-A-2", "m-A-1"))
    assert "k-A-2" not in served
    assert "m-A-1" in served


async def test_there_are_only_so_many_places_in_all_and_for_one() -> None:
    line = Line(fair_queue(most_waiting=3, each=2))
    tasks = await line.join("a1", "a2", "a3", "a4", "b1", "b2")
    line.go_on.set()
    refused = [each for each in await asyncio.gather(*tasks, return_exceptions=True) if each]
    assert [type(each) for each in refused] == [TooManyWait, TooManyWait]
    assert line.served == ["a1", "b1", "a2", "a3"]


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
