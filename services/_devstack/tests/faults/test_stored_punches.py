"""Phones that were away for weeks send what they kept: in any order, more than once, with clocks that are a
day off, while their service is killed (faults 1, 7, 22). None is lost and none counts twice. They belong to a
company of their own, on whose days nobody else has worked."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from typing import Any
from uuid import UUID, uuid4

import asyncpg
import httpx
from chassis.clock import now
from contracts.attendance.v1 import events_pb2
from devstack.testing import Stack

from services._devstack.tests.attacks.site import Caller, open_site
from services._devstack.tests.faults.conftest import repeated
from services._devstack.tests.faults.events import read_events
from services._devstack.tests.faults.office import answers

_PEOPLE, _PHONES_EACH = 25, 2
_PRESSES = [
    (check, 3 * shift + hour) for shift in range(3) for check, hour in ((1, 0), (3, 1), (4, 1.5), (2, 2.5))
]
"""Check types, and how many hours after eight o'clock in Singapore: three short shifts of a day."""
_WORKED_SECONDS = 6 * 3600
_NEWEST = 23
"""Days ago; no clock is taken at its word beyond 60 days."""
_MOST_AT_ONCE, _AT_ONCE = 40, 8
_PATIENCE = 300.0
_DAYS = """
    select r.day, r.worked_seconds, r.issues from attendance_record r
    where r.company_id = (select company_id from punch where id = $1)
        and r.owner_user_id = (select owner_user_id from punch where id = $1)
        and r.punch_ids && $2::uuid[]
"""


@dataclass
class _Phone:
    headers: dict[str, str]
    kept: list[dict[str, Any]]
    ahead: timedelta
    device_id: str

    def sent(self, punches: list[dict[str, Any]]) -> dict[str, Any]:
        sent_at = (now() + self.ahead).isoformat()
        return {"deviceId": self.device_id, "sentAt": sent_at, "punches": punches}


@repeated(12, 204)
async def test_of_fifty_phones_are_each_once_on_days_of_six_hours(stack: Stack, times: int) -> None:
    chance = Random(10)
    crew, project = await _new_crew(stack)
    people = [[*_phones_of(each, project, times, chance)] for each in crew]
    wanted = {each["punchId"] for phones in people for phone in phones for each in phone.kept}
    assert len(wanted) == _PEOPLE * _PHONES_EACH * times
    sent = [
        (phone, batch) for phones in people for phone in phones for batch in _sent_twice(phone.kept, chance)
    ]
    chance.shuffle(sent)
    failures = await _send_all(stack, sent)
    assert failures, "nobody noticed the kill: the test proved nothing"

    connection: Any = await asyncpg.connect(stack.database_url("attendance"))
    try:
        rows = await connection.fetch("select id from punch where id = any($1::uuid[])", [*map(UUID, wanted)])
        assert {str(row["id"]) for row in rows} == wanted
        async with asyncio.timeout(_PATIENCE):
            while await connection.fetchval("select count(*) from uncounted_punch"):
                await asyncio.sleep(0.2)
        for phones in people:
            ids = [UUID(each["punchId"]) for phone in phones for each in phone.kept]
            days = await connection.fetch(_DAYS, ids[0], ids)
            assert len(days) == len(ids) / len(_PRESSES)
            assert {each["worked_seconds"] for each in days} == {_WORKED_SECONDS}
            assert {issue for each in days for issue in each["issues"]} == {"cameLate"}
    finally:
        await connection.close()
    events = await read_events(
        stack, events_pb2.PunchRecorded, len(wanted), wanted, lambda said: said.punch_id
    )
    assert Counter(each.punch_id for each in events) == Counter(wanted)


async def _new_crew(stack: Stack) -> tuple[list[Caller], str]:
    """People of a company that was founded for this, and the project that all of them work on."""
    await answers(stack.url("identity"))  # another test may just have killed it
    async with open_site(stack) as site:
        owner = await site.attacker()
        company = (await owner.data("GET", "/api/User/GetSelfProfile"))["currentGroupId"]
        await _bill(stack, company, seats=_PEOPLE + 1)
        crew = [await site.newcomer(owner) for _ in range(_PEOPLE)]
        profiles = [await each.data("GET", "/api/User/GetSelfProfile") for each in crew]
        jetty = {"name": "Jetty", "timeZone": "Asia/Singapore"}
        members = [each["userId"] for each in profiles]
        project = await owner.data("POST", "/api/Project/CreateProject", {**jetty, "memberUserIds": members})
    return crew, project["projectId"]


async def _bill(stack: Stack, company: str, *, seats: int) -> None:
    """As billing would: a company that is new pays for few of them."""
    connection: Any = await asyncpg.connect(stack.database_url("identity"))
    try:
        await connection.execute("update company set seats_count = $2 where id = $1", UUID(company), seats)
    finally:
        await connection.close()


def _phones_of(person: Caller, project: str, times: int, chance: Random) -> Iterator[_Phone]:
    """Somebody's days, pressed on one of their phones or another."""
    presses = [*_presses(times * _PHONES_EACH // len(_PRESSES))]
    chance.shuffle(presses)
    for number in range(_PHONES_EACH):
        ahead = chance.choice((timedelta(days=-1), timedelta(), timedelta(days=1)))
        kept = [
            {
                "punchId": str(uuid4()),
                "projectId": project,
                "checkType": check,
                "deviceTime": (at + ahead).isoformat(),
            }
            for check, at in presses[number::_PHONES_EACH]
        ]
        yield _Phone(person.bearer, kept, ahead, str(uuid4()))


def _presses(days: int) -> Iterator[tuple[int, datetime]]:
    midnight = now().replace(hour=0, minute=0, second=0, microsecond=0)
    for day in range(days):
        for check, hours in _PRESSES:
            yield check, midnight - timedelta(days=_NEWEST + day) + timedelta(hours=hours)


def _sent_twice(kept: list[dict[str, Any]], chance: Random) -> Iterator[list[dict[str, Any]]]:
    """All of it in one order and again half of it in another, cut differently."""
    for share in (1.0, 0.5):
        left = chance.sample(kept, round(len(kept) * share))
        while left:
            size = chance.randint(1, _MOST_AT_ONCE)
            yield left[:size]
            left = left[size:]


async def _send_all(stack: Stack, sent: list[tuple[_Phone, list[dict[str, Any]]]]) -> Counter[str]:
    """The service is killed when some of it has come in."""
    failures, gate, came_in = Counter[str](), asyncio.Semaphore(_AT_ONCE), asyncio.Event()
    some, done = len(sent) // 4, Counter[str]()

    async def send(client: httpx.AsyncClient, phone: _Phone, batch: list[dict[str, Any]]) -> None:
        async with gate:
            verdicts = await _sent(client, phone, batch, failures)
        done["sent"] += 1
        if done["sent"] == some:
            came_in.set()
        assert {each["verdict"] for each in verdicts} <= {"stored", "known"}, verdicts

    async def kill() -> None:
        await came_in.wait()
        stack.kill9("attendance")

    async with (
        asyncio.timeout(_PATIENCE),
        httpx.AsyncClient(base_url=stack.url("attendance"), timeout=30) as client,
    ):
        await asyncio.gather(kill(), *(send(client, phone, batch) for phone, batch in sent))
    await asyncio.to_thread(stack.wait_ready, "attendance")
    return failures


async def _sent(
    client: httpx.AsyncClient, phone: _Phone, batch: list[dict[str, Any]], failures: Counter[str]
) -> list[dict[str, Any]]:
    """Until it is answered, each time as if anew: only the ids tell that it is the same."""
    while True:
        headers = phone.headers | {"Idempotency-Key": uuid4().hex}
        try:
            answer = await client.post("/api/Clock/CreatePunches", json=phone.sent(batch), headers=headers)
        except httpx.TransportError as error:
            failures[type(error).__name__] += 1
        else:
            if answer.is_success:
                return answer.json()["data"]["verdicts"]
            assert answer.status_code >= 500, answer.text
            failures[str(answer.status_code)] += 1
        await asyncio.sleep(0.1)
