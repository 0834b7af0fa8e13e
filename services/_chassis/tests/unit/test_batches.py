import asyncio

from chassis.batches import AT_ONCE, in_turns


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
