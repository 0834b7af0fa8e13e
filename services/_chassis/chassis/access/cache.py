from collections.abc import Callable
from uuid import UUID

from cachetools import LRUCache

from chassis.access.reader import Access, AccessReader
from chassis.remembered import Remembered

# The longest that a removed member or a revoked session may still pass, should the event telling us be late.
CACHE_SECONDS = 5.0
_MOST = 50_000

_Key = tuple[UUID, UUID | None, UUID, int]


class CachedAccess:
    """Remembers access for seconds, so that a burst of calls asks identity once."""

    def __init__(self, source: AccessReader, seconds: float = CACHE_SECONDS) -> None:
        self._source = source
        self._known = Remembered[_Key, Access](most=_MOST, seconds=seconds)
        # user → how often forgotten, which is part of the key: an answer asked for before is not met after.
        self._forgotten = LRUCache[UUID, int](_MOST)
        self._watchers: list[Callable[[UUID], None]] = []

    def watch(self, forgotten: Callable[[UUID], None]) -> None:
        """Tell of every user whose access is asked for anew from now on."""
        self._watchers.append(forgotten)

    async def get_access(self, user_id: UUID, company_id: UUID | None, session_id: UUID) -> Access:
        async def ask() -> Access:
            return await self._source.get_access(user_id, company_id, session_id)

        return await self._known.get((user_id, company_id, session_id, self._forgotten.get(user_id, 0)), ask)

    def forget_user(self, user_id: UUID) -> None:
        self._forgotten[user_id] = self._forgotten.get(user_id, 0) + 1
        for forgotten in self._watchers:
            forgotten(user_id)
