"""Nobody's papers hold up another company's: told by the order in which they end, not by the clock."""

import asyncio
from collections.abc import AsyncGenerator, Sequence

import pytest
from chassis.access import Access, Role
from chassis.db.statements import col, select
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import TemporalSettings
from chassis.temporal import connect_temporal
from chassis.testing.people import Memberships, Person
from chassis.testing.workers import working
from identity_client.testing import AddressBook
from pdf.tables.render import Render, RenderState

from ..archive import Archive, long_printout, printout
from ..viewer import Viewer

LARGE = long_printout(fields=999, text="Scaffold ties checked at every second lift. " * 7)
LANGUAGES = ("en", "zh-CN")


@pytest.fixture
def hurried(runtime: Runtime, book: AddressBook) -> Person:
    """Of a company that asks for a lot at once."""
    return _somebody(runtime, book, "Hurried Builders")


@pytest.fixture
def neighbour(runtime: Runtime, book: AddressBook) -> Person:
    return _somebody(runtime, book, "Neighbour Builders")


@pytest.fixture(autouse=True)
async def nothing_left(runtime: Runtime) -> AsyncGenerator[None]:
    """What a test has queued is not the next one's to print."""
    yield
    client = await connect_temporal(runtime.settings_as(TemporalSettings))
    async for each in client.list_workflows("ExecutionStatus = 'Running'"):
        await client.get_workflow_handle(each.id).terminate()


async def test_a_small_paper_is_ready_while_large_ones_of_another_company_wait(
    viewer: Viewer,
    archive: Archive,
    runtime: Runtime,
    service: ServiceDefinition,
    hurried: Person,
    neighbour: Person,
) -> None:
    large = [archive.add(LARGE) for _ in range(6)]
    for submission_id in large:
        for language in LANGUAGES:
            await viewer.request(hurried, submission_id, language)
    small = archive.add(printout())
    await viewer.request(neighbour, small)
    ready = await ready_by(runtime, service, small)
    assert len(ready) <= 2, "one large paper may have been begun before, and another may end meanwhile"


async def test_a_single_paper_does_not_wait_for_all_of_another_companys(
    viewer: Viewer,
    archive: Archive,
    runtime: Runtime,
    service: ServiceDefinition,
    hurried: Person,
    neighbour: Person,
) -> None:
    for _ in range(24):
        await viewer.request(hurried, archive.add(printout()))
    single = archive.add(printout())
    await viewer.request(neighbour, single)
    ready = await ready_by(runtime, service, single)
    assert len(ready) <= 6, "those begun before it, and as many as it takes turns with"


async def ready_by(runtime: Runtime, service: ServiceDefinition, wanted: str) -> Sequence[str]:
    """Lets workers begin, and stops them when this submission's PDF is ready: whose are ready by then, in the
    order in which they became so."""
    async with working(service, runtime), asyncio.timeout(300):
        while wanted not in (ready := await _ready(runtime)):
            await asyncio.sleep(0.1)
    return ready[: ready.index(wanted) + 1]


async def _ready(runtime: Runtime) -> list[str]:
    async with runtime.database.reading() as uow:
        rows = await uow.execute(
            select(Render.submission_id)
            .where(col(Render.state) == RenderState.READY.value)
            .order_by(col(Render.updated_at))
        )
        return [str(each) for each in rows.scalars()]


def _somebody(runtime: Runtime, book: AddressBook, company_name: str) -> Person:
    company_id = new_id()
    book.add_company(company_id, company_name)
    person = Person(Memberships.of(runtime), Role.MEMBER, company_id=company_id)
    person.set(Access(session_active=True, role=Role.MEMBER, project_ids=frozenset({new_id()})))
    return person
