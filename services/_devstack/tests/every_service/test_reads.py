"""Every endpoint that only reads, by its method or by its mark: none opens a unit of work that could write.
That the others can't is the database's doing (services/_chassis/tests/service/test_reads.py)."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import pytest
from chassis.access import Role
from chassis.http.language import asking
from chassis.runtime import Runtime

from services._devstack.tests.every_service.house import House, Open, Operation
from services._devstack.tests.every_service.requests import Seen, build

_KEPT_AFTER_THE_ANSWER = {
    *(f"GET /api/{room}/GetAttendanceRecordDetail" for room in ("Clock", "TimeSheet")),
    "POST /api/Equipment/QueryEquipmentLocationRecordsByPageFilter",
}
"""That somebody looked at a day, or at where a scan was, is written once the answer is out: decision 201."""


@pytest.fixture
async def owner(house: House) -> dict[str, str]:
    return await house.newcomer(await house.demo_company(), Role.OWNER)


def reading(house: House) -> list[tuple[Open, Operation]]:
    return [(each, call) for each in house.services.values() for call in each.operations if call.only_reads]


@contextmanager
def noting_writes(runtime: Runtime, monkeypatch: pytest.MonkeyPatch) -> Generator[list[str]]:
    """Units that can write, as far as they are opened by the call that is being answered."""
    database, opened = runtime.database, list[str]()
    known = database.open

    def noting(*, writes: bool = True) -> Any:
        if writes and asking.get() is not None:
            opened.append("a unit of work that can write")
        return known(writes=writes)

    with monkeypatch.context() as patched:
        patched.setattr(database, "open", noting)
        yield opened


async def test_what_only_reads_opens_nothing_to_write_with(
    house: House, owner: dict[str, str], seen: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    problems: list[str] = []
    for opened, operation in reading(house):
        with noting_writes(opened.runtime, monkeypatch) as writes:
            answer = await opened.client.send(build(opened.client, operation, seen, owner))
        if operation.name in _KEPT_AFTER_THE_ANSWER:
            writes.clear()
        # A write that the database refuses is a crash.
        if writes or answer.status_code == 500:
            problems.append(f"{operation.name}: {answer.status_code} {writes}")
    assert problems == []


async def test_the_sweep_finds_what_is_marked_and_would_notice_a_write(
    house: House, owner: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert any(operation.method == "POST" for _, operation in reading(house))
    identity = house.services["identity"]
    with noting_writes(identity.runtime, monkeypatch) as writes:
        await identity.client.put("/api/User/UpdateSelfProfile", json={}, headers=owner)
    assert writes
