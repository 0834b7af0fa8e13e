from collections.abc import Awaitable, Callable

_MOST_BATCHES = 50


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
