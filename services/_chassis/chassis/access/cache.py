from collections.abc import Callable
from uuid import UUID

from cachetools import LRUCache

from chassis.access.reader import Access, AccessReader
from chassis.remembered import Remembered

# The longest that a removed member or a revoked session may still pass, should the event telling us be late.
CACHE_SECONDS = 5.0
_MOST = 50_000
_MOST_OF_ONE = 100

_Key = tuple[UUID, UUID | None, UUID]


class CachedAccess:
    """Remembers access for seconds, so that a burst of calls asks identity once."""

    def __init__(self, source: AccessReader, seconds: float = CACHE_SECONDS, most: int = _MOST) -> None:
        self._source = source
        self._known = Remembered[_Key, Access](most=most, seconds=seconds)
        # As many, so that a user goes from here only after all that is known of them has gone.
        self._keys = LRUCache[UUID, set[_Key]](most)
        self._watchers: list[Callable[[UUID], None]] = []

    def watch(self, forgotten: Callable[[UUID], None]) -> None:
        """Tell of every user whose access is asked for anew from now on."""
        self._watchers.append(forgotten)

    async def get_access(self, user_id: UUID, company_id: UUID | None, session_id: UUID) -> Access:
        async def ask() -> Access:
            return await self._source.get_access(user_id, company_id, session_id)

        key = (user_id, company_id, session_id)
        keys = self._keys.setdefault(user_id, set())
        if len(keys) >= _MOST_OF_ONE and key not in keys:
            self._drop(user_id)  # sessions end without a word: their keys must not heap up
            keys = self._keys.setdefault(user_id, set())
        keys.add(key)
        return await self._known.get(key, ask)

    def forget_user(self, user_id: UUID) -> None:
        self._drop(user_id)
        for forgotten in self._watchers:
            forgotten(user_id)

    def _drop(self, user_id: UUID) -> None:
        for key in self._keys.pop(user_id, frozenset[_Key]()):
            self._known.forget(key)
