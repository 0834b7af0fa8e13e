"""A large form waits for its company's turn to be checked: whoever waits keeps no connection from others."""

from typing import Any, cast
from uuid import uuid4

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.testing.people import Person
from forms.checker import CheckedBody, Checker
from sqlalchemy.pool import QueuePool

from services.forms.tests.service.desk import TEMPLATE, data
from services.forms.tests.service.drawing import page, two_steps
from services.forms.tests.service.listing import Lists, listed
from services.forms.tests.service.test_template_portable import Mover


@pytest.fixture
def mover(client: httpx.AsyncClient, admin: Person) -> Mover:
    return Mover(client, admin)


@pytest.fixture
def held(runtime: Runtime, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many connections were held each time that a body came to be checked."""
    check, found = Checker.check_body, list[int]()

    async def counted(checker: Checker, *asked: Any) -> CheckedBody:
        pools = [cast(QueuePool, each.sync_engine.pool) for each in runtime.database.engines]
        found.append(sum(each.checkedout() for each in pools))
        return await check(checker, *asked)

    monkeypatch.setattr(Checker, "check_body", counted)
    return found


async def test_a_file_with_lists_of_the_company(mover: Mover, held: list[int]) -> None:
    template_id = (await mover.create("Defect"))["formTemplateId"]
    rooms = await Lists(mover).make("Rooms")
    data(await mover.save_body(template_id, 1, page(listed("Rooms", rooms))))
    content = await mover.export(template_id)
    held.clear()
    data(await mover.bring_in(content, templateId=uuid4()), 201)
    assert held == [0]


async def test_a_starter_with_an_id_of_the_callers(mover: Mover, held: list[int]) -> None:
    body = {"templateId": str(uuid4()), "name": "Pour", "starter": "concretePour"}
    made = data(await mover.post(f"{TEMPLATE}/CreateFormTemplate", body), 201)
    assert data(await mover.post(f"{TEMPLATE}/CreateFormTemplate", body), 201) == made
    assert held == [0]


async def test_an_entry_of_the_library_that_is_sent_as_a_whole(mover: Mover, held: list[int]) -> None:
    workflow = two_steps()
    drawn = {"nodes": workflow["nodes"], "edges": workflow["edges"]}
    body = {"formCollectionId": str(uuid4()), "name": "Diary", "pages": [page()], "workflow": drawn}
    data(await mover.post("/api/FormCollection", body), 201)
    assert held == [0]
