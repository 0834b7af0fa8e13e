import time
from collections import OrderedDict
from uuid import UUID

from chassis.access.reader import Access, AccessReader

# The longest that a removed member or a revoked session may still pass, should the event telling us be late.
CACHE_SECONDS = 5.0
_MOST = 50_000

_Key = tuple[UUID | None, UUID]


class CachedAccess:
    """Remembers access for seconds, so that a burst of calls asks identity once."""

    def __init__(self, source: AccessReader, seconds: float = CACHE_SECONDS) -> None:
        self._source = source
        self._seconds = seconds
        # user → (company, session) → (until, access): dropping a user is one step.
        self._users: OrderedDict[UUID, dict[_Key, tuple[float, Access]]] = OrderedDict()
        # user → how often forgotten: an answer asked for before must not be remembered after.
        self._forgotten: OrderedDict[UUID, int] = OrderedDict()

    async def get_access(self, user_id: UUID, company_id: UUID | None, session_id: UUID) -> Access:
        key = (company_id, session_id)
        entries = self._users.get(user_id)
        if entries is not None and (entry := entries.get(key)) and entry[0] > time.monotonic():
            return entry[1]
        forgotten_before = self._forgotten.get(user_id, 0)
        # Counted from the question: what was true when it was asked may have changed before it was answered.
        until = time.monotonic() + self._seconds
        access = await self._source.get_access(user_id, company_id, session_id)
        if self._forgotten.get(user_id, 0) == forgotten_before:
            self._remember(user_id, key, until, access)
        return access

    def forget_user(self, user_id: UUID) -> None:
        self._users.pop(user_id, None)
        self._forgotten[user_id] = self._forgotten.get(user_id, 0) + 1
        self._forgotten.move_to_end(user_id)
        if len(self._forgotten) > _MOST:
            self._forgotten.popitem(last=False)

    def _remember(self, user_id: UUID, key: _Key, until: float, access: Access) -> None:
        entries = self._users.setdefault(user_id, {})
        if len(entries) > 16:  # many sessions of one user: start over rather than grow
            entries.clear()
        entries[key] = (until, access)
        self._users.move_to_end(user_id)
        if len(self._users) > _MOST:
            self._users.popitem(last=False)
