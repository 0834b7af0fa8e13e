import asyncio
from uuid import UUID, uuid4

from chassis.access import Access, Role
from chassis.access.cache import CachedAccess

USER, COMPANY, SESSION = uuid4(), uuid4(), uuid4()


class Identity:
    def __init__(self) -> None:
        self.answer = Access(session_active=True, role=Role.ADMIN)
        self.asked = 0
        self.pause = asyncio.Event()
        self.pause.set()

    async def get_access(self, user_id: UUID, company_id: UUID | None, session_id: UUID) -> Access:
        del user_id, company_id, session_id
        self.asked += 1
        answer = self.answer
        await self.pause.wait()
        return answer

    def forget_user(self, user_id: UUID) -> None:
        del user_id


class TestRememberedAccess:
    async def test_is_asked_for_once_in_its_time(self) -> None:
        identity = Identity()
        access = CachedAccess(identity)
        for _ in range(3):
            await access.get_access(USER, COMPANY, SESSION)
        assert identity.asked == 1

    async def test_is_asked_for_once_by_all_who_come_at_once(self) -> None:
        identity = Identity()
        access = CachedAccess(identity)
        identity.pause.clear()
        burst = [asyncio.create_task(access.get_access(USER, COMPANY, SESSION)) for _ in range(32)]
        await asyncio.sleep(0)
        identity.pause.set()
        await asyncio.gather(*burst)
        assert identity.asked == 1

    async def test_runs_out(self) -> None:
        identity = Identity()
        access = CachedAccess(identity, seconds=0.0)
        for _ in range(3):
            await access.get_access(USER, COMPANY, SESSION)
        assert identity.asked == 3

    async def test_that_was_long_in_coming_is_not_remembered_for_longer(self) -> None:
        identity = Identity()
        access = CachedAccess(identity, seconds=0.05)
        identity.pause.clear()
        slow = asyncio.create_task(access.get_access(USER, COMPANY, SESSION))
        await asyncio.sleep(0.1)
        identity.pause.set()
        await slow
        await access.get_access(USER, COMPANY, SESSION)
        assert identity.asked == 2

    async def test_is_dropped_when_it_changed(self) -> None:
        identity = Identity()
        access = CachedAccess(identity)
        await access.get_access(USER, COMPANY, SESSION)
        identity.answer = Access(session_active=False)
        access.forget_user(USER)
        assert not (await access.get_access(USER, COMPANY, SESSION)).session_active

    async def test_asked_for_before_a_change_is_not_remembered_after(self) -> None:
        identity = Identity()
        access = CachedAccess(identity)
        identity.pause.clear()
        early = asyncio.create_task(access.get_access(USER, COMPANY, SESSION))
        await asyncio.sleep(0)
        identity.answer = Access(session_active=False)
        access.forget_user(USER)
        identity.pause.set()
        await early
        assert not (await access.get_access(USER, COMPANY, SESSION)).session_active

    async def test_that_was_forgotten_takes_no_room_of_others(self) -> None:
        identity = Identity()
        access = CachedAccess(identity, most=2)
        other = uuid4()
        await access.get_access(other, COMPANY, SESSION)
        for _ in range(3):
            await access.get_access(USER, COMPANY, SESSION)
            access.forget_user(USER)
        assert identity.asked == 4
        await access.get_access(other, COMPANY, SESSION)
        assert identity.asked == 4

    async def test_is_dropped_for_all_sessions_however_many_there_were(self) -> None:
        identity = Identity()
        access = CachedAccess(identity)
        sessions = [uuid4() for _ in range(250)]
        for session in sessions:
            await access.get_access(USER, COMPANY, session)
        access.forget_user(USER)
        identity.answer = Access(session_active=False)
        for session in sessions:
            assert not (await access.get_access(USER, COMPANY, session)).session_active
