import asyncio

import pytest
from chassis.remembered import Remembered


class Source:
    def __init__(self) -> None:
        self.asked = 0
        self.may_answer = asyncio.Event()

    async def ask(self) -> int:
        self.asked += 1
        answer = self.asked
        await self.may_answer.wait()
        return answer


@pytest.fixture
def source() -> Source:
    return Source()


async def _started(*tasks: "asyncio.Task[int]") -> None:
    """All have come as far as they come by themselves."""
    for _ in range(len(tasks) + 2):
        await asyncio.sleep(0)


async def test_a_burst_is_one_question(source: Source) -> None:
    remembered = Remembered[str, int](most=10, seconds=60)
    burst = [asyncio.create_task(remembered.get("a", source.ask)) for _ in range(5)]
    await _started(*burst)
    source.may_answer.set()
    assert await asyncio.gather(*burst) == [1] * 5
    assert await remembered.get("a", source.ask) == 1
    assert await remembered.get("b", source.ask) == 2


async def test_whoever_waits_asks_when_the_first_is_cut_off(source: Source) -> None:
    remembered = Remembered[str, int](most=10)
    first, second, third = (asyncio.create_task(remembered.get("a", source.ask)) for _ in range(3))
    await _started(first, second, third)
    first.cancel()
    source.may_answer.set()
    assert await asyncio.gather(second, third) == [2, 2]
    assert first.cancelled()


async def test_who_waits_and_is_cut_off_takes_nobody_along(source: Source) -> None:
    remembered = Remembered[str, int](most=10)
    first, second = (asyncio.create_task(remembered.get("a", source.ask)) for _ in range(2))
    await _started(first, second)
    second.cancel()
    source.may_answer.set()
    assert await first == 1


async def test_a_refusal_is_everybodys_and_is_not_kept(source: Source) -> None:
    remembered = Remembered[str, int](most=10)

    async def refuse() -> int:
        await source.ask()
        raise LookupError

    burst = [asyncio.create_task(remembered.get("a", refuse)) for _ in range(3)]
    await _started(*burst)
    source.may_answer.set()
    for each in burst:
        with pytest.raises(LookupError):
            await each
    assert source.asked == 1
    assert await remembered.get("a", source.ask) == 2


async def test_what_was_forgotten_on_its_way_is_not_kept(source: Source) -> None:
    remembered = Remembered[str, int](most=10)
    before = asyncio.create_task(remembered.get("a", source.ask))
    await _started(before)
    remembered.forget("a")
    after = asyncio.create_task(remembered.get("a", source.ask))
    await _started(after)
    source.may_answer.set()
    assert await asyncio.gather(before, after) == [1, 2]
    assert await remembered.get("a", source.ask) == 2


async def test_is_asked_again_after_its_time_and_keeps_so_many(source: Source) -> None:
    source.may_answer.set()
    at_once_old = Remembered[str, int](most=10, seconds=0)
    assert [await at_once_old.get("a", source.ask) for _ in range(2)] == [1, 2]
    two = Remembered[str, int](most=2)
    for key in "abab":
        await two.get(key, source.ask)
    assert source.asked == 4
    await two.get("c", source.ask)
    assert await two.get("b", source.ask) == 4
    assert await two.get("a", source.ask) == 6


async def test_many_are_asked_for_at_once_and_each_once(source: Source) -> None:
    remembered = Remembered[str, int](most=10, seconds=60)
    asked: list[list[str]] = []

    async def ask(keys: list[str]) -> dict[str, int]:
        asked.append(sorted(keys))
        await source.may_answer.wait()
        return {key: ord(key) for key in keys if key != "x"}

    first = asyncio.create_task(remembered.get_many("abx", ask))
    second = asyncio.create_task(remembered.get_many("bcx", ask))
    for _ in range(3):
        await asyncio.sleep(0)
    source.may_answer.set()
    assert await first == {"a": 97, "b": 98}
    assert await second == {"b": 98, "c": 99}
    assert asked == [["a", "b", "x"], ["c"]]
    # What was unknown there is asked for again.
    assert await remembered.get_many("ax", ask) == {"a": 97}
    assert asked[2:] == [["x"]]


async def test_the_last_known_is_there_when_nobody_can_be_asked() -> None:
    remembered = Remembered[str, int](most=10, seconds=0)

    async def know(keys: list[str]) -> dict[str, int]:
        return dict.fromkeys(keys, 1)

    async def refuse(_: list[str]) -> dict[str, int]:
        raise ConnectionError

    await remembered.get_many("ab", know)
    with pytest.raises(ConnectionError):
        await remembered.get_many("abc", refuse)
    assert remembered.last_known("abc") == {"a": 1, "b": 1}


async def test_what_weighs_too_much_is_given_and_not_kept() -> None:
    remembered = Remembered[str, str](most=10, weight=len)
    asked: list[str] = []

    async def get(text: str) -> str:
        async def ask() -> str:
            asked.append(text)
            return text

        return await remembered.get(text, ask)

    for text in ("four", "five5", "four", "five5", "a long word", "a long word", "six666", "five5", "four"):
        assert await get(text) == text
    assert asked == ["four", "five5", "a long word", "a long word", "six666", "five5", "four"]
