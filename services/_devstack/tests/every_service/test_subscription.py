"""A company whose subscription is over: every endpoint of every service that changes something says so."""

from uuid import UUID, uuid4

import pytest
from chassis.access import CompanyState, Role
from chassis.errors import ErrorCode
from identity.tables.company import Company

from services._devstack.tests.every_service.house import House, Operation
from services._devstack.tests.every_service.requests import Seen, build


@pytest.fixture
async def ended_company(house: House) -> UUID:
    async with house.identity.database.unit_of_work() as uow:
        company = uow.add(
            Company(
                name=f"Ended {uuid4().hex[:8]}",
                seats_count=50,
                created_by=uuid4(),
                state=CompanyState.ENDED.value,
            )
        )
    return company.id


def is_open(operation: Operation) -> bool:
    is_marked = operation.document.get("x-open-without-subscription", False)
    return operation.only_reads or not operation.is_for_members or is_marked


async def test_its_owner_reads_and_changes_nothing(house: House, ended_company: UUID) -> None:
    owner = await house.newcomer(ended_company, Role.OWNER)
    problems: list[str] = []
    refused = 0
    for opened in house.services.values():
        for operation in opened.operations:
            if not operation.is_for_members:
                continue
            answer = await opened.client.send(build(opened.client, operation, Seen(), owner))
            is_refused = answer.status_code == 402
            refused += is_refused
            if is_refused is is_open(operation):
                problems.append(f"{operation.name}: {answer.status_code} {answer.text[:120]}")
            if is_refused and answer.json()["errorCode"] != ErrorCode.SUBSCRIPTION_ENDED:
                problems.append(f"{operation.name}: {answer.text[:120]}")
    assert problems == []
    assert refused > 10
