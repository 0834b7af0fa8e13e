from collections.abc import Hashable, Sequence

from chassis.db.fast_rows import FastRows, Plan, Row
from chassis.remembered import Remembered

_COUNT_SECONDS = 10
_MOST_COUNTS = 2_000


class Reads:
    """What only reads. What is found by key has connections of its own: its plans are kept there, and it
    never waits behind lists."""

    def __init__(self, by_value: FastRows, by_key: FastRows) -> None:
        self._by_value = by_value
        self._by_key = by_key
        self._counts = Remembered[Hashable, int](most=_MOST_COUNTS, seconds=_COUNT_SECONDS)

    async def fetch(self, plan: Plan) -> Sequence[Row]:
        return await (self._by_key if plan.is_kept else self._by_value).fetch(plan)

    async def count(self, plan: Plan) -> int:
        """What a statement counted in the last seconds. Lists of thousands are asked for by many, page by
        page, and their totals hardly differ."""

        async def ask() -> int:
            return int((await self.fetch(plan))[0][0])

        return await self._counts.get(plan.key, ask)

    async def warm(self) -> None:
        await self._by_value.warm()
        await self._by_key.warm()

    async def close(self) -> None:
        await self._by_value.close()
        await self._by_key.close()
