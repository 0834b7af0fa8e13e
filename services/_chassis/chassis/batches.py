"""Much work in parts, so that others have a turn in between."""

from asyncio import sleep
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar

T = TypeVar("T")
P = TypeVar("P")

_MOST_BATCHES = 50
AT_ONCE = 500
"""Rows that are shaped in one go: some hundredths of a second."""


async def in_batches(delete: Callable[[int], Awaitable[int]], size: int) -> int:
    """Delete up to so many at once until fewer are found: how many. For the hourly clearing up: what one hour
    leaves over, the next one takes."""
    deleted = 0
    for _ in range(_MOST_BATCHES):
        of_these = await delete(size)
        deleted += of_these
        if of_these < size:
            break
    return deleted


async def in_turns(rows: Iterable[T], at_once: int = AT_ONCE) -> AsyncIterator[Sequence[T]]:
    """Many that are shaped in the process, some at a time: whoever else calls is let in between. `at_once`:
    fewer, where each takes longer than a row."""
    remaining = iter(rows)
    while some := [*islice(remaining, at_once)]:
        yield some
        await sleep(0)


async def in_pages(
    read: Callable[[P | None, int], Awaitable[Sequence[T]]], place: Callable[[T], P]
) -> AsyncIterator[Sequence[T]]:
    """Many that are read some at a time, each time from behind the `place` of the last one before: no more of
    them is held at once, however slowly they are taken."""
    after: P | None = None
    is_more = True
    while is_more:
        some = await read(after, AT_ONCE)
        yield some
        is_more = len(some) == AT_ONCE
        after = place(some[-1]) if some else None


def in_portions(weighed: Iterable[tuple[T, int]], most: int) -> Iterator[list[T]]:
    """In their order, so many together as weigh no more than `most`: one that is heavier comes alone."""
    portion, held = list[T](), 0
    for each, weight in weighed:
        if portion and held + weight > most:
            yield portion
            portion, held = [], 0
        portion.append(each)
        held += weight
    if portion:
        yield portion
