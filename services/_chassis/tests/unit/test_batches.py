import asyncio

from chassis.batches import AT_ONCE, in_portions, in_turns


async def test_whoever_else_calls_has_a_turn_in_between() -> None:
    turns = 0

    async def somebody_else() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    other = asyncio.create_task(somebody_else())
    taken = [len(some) async for some in in_turns(range(3 * AT_ONCE + 1))]
    other.cancel()
    assert taken == [AT_ONCE] * 3 + [1]
    assert turns >= len(taken)


async def test_none_are_no_turn() -> None:
    assert [len(some) async for some in in_turns(range(0))] == []


def test_a_portion_is_as_heavy_as_it_may_be_and_in_order() -> None:
    weighed = [("a", 2), ("b", 2), ("c", 1), ("d", 9), ("e", 1), ("f", 3)]
    assert [*in_portions(weighed, 4)] == [["a", "b"], ["c"], ["d"], ["e", "f"]]
    assert [*in_portions([], 4)] == []
