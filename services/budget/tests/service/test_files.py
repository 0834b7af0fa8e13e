"""Quotes, photos and invoices at a request: who brings and sees them, and what goes with what."""

import io
from typing import Any
from uuid import uuid4

import httpx
import pytest
from budget.attachment import service as attachment
from budget.attachment.repo import RequestFileRepo
from budget.attachment.service import FILES, delete_of_company
from budget.settings import BudgetSettings
from budget.tables.request_file import RequestFile
from chassis.db.statements import col
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.storage import FileNotFound
from chassis.testing.events import drain, published
from chassis.testing.people import COMPANY, Person
from contracts.budget.v1 import events_pb2
from identity_client.testing.crew import Crew
from PIL import Image
from sqlalchemy import update

from services.budget.tests.service.desk import Body, Desk, data, refused, seen

QUOTE = b"%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF"


def photo() -> bytes:
    packed = io.BytesIO()
    Image.new("RGB", (640, 480), "orange").save(packed, "JPEG")
    return packed.getvalue()


async def add(desk: Desk, request: Body, name: str = "quote.pdf", content: bytes = QUOTE) -> Body:
    return data(await desk.adding_file(request["budgetRequestId"], name, content))


async def files_of(desk: Desk, request: Body) -> Any:
    return data(await desk.get("GetBudgetRequestFiles", budgetRequestId=request["budgetRequestId"]))


async def remove(desk: Desk, request: Body, file: Body) -> httpx.Response:
    body = {"budgetRequestId": request["budgetRequestId"], "fileId": file["fileId"]}
    return await desk.send("DELETE", "DeleteBudgetRequestFile", body)


@pytest.fixture
async def draft(crew: Crew, foreman: Desk, code: str) -> Body:
    return await foreman.ask(crew.jetty, (code, "10.00"), submit=False)


@pytest.fixture
async def waiting(crew: Crew, foreman: Desk, code: str) -> Body:
    return await foreman.ask(crew.jetty, (code, "10.00"))


@pytest.fixture
def neighbours_desk(client: httpx.AsyncClient, neighbour: Person) -> Desk:
    return Desk(client, neighbour)


class TestAFile:
    async def test_is_downloaded_by_its_link_and_a_picture_shown_small(
        self, client: httpx.AsyncClient, foreman: Desk, draft: Body
    ) -> None:
        await add(foreman, draft)
        await add(foreman, draft, "crack.jpg", photo())
        shown = await files_of(foreman, draft)
        quote, crack = shown["files"]
        assert (quote["name"], quote["contentType"], quote["thumbnailUrl"]) == (
            "quote.pdf",
            "application/pdf",
            None,
        )
        assert (await client.get(quote["url"])).content == QUOTE
        small = await client.get(crack["thumbnailUrl"])
        assert Image.open(io.BytesIO(small.content)).size == (320, 240)
        assert (shown["mayAdd"], shown["mayRemove"]) == (True, True)
        assert (await foreman.request(draft["budgetRequestId"]))["fileCount"] == 2

    async def test_twice_with_one_id_is_one_file_also_once_it_was_answered(
        self, foreman: Desk, boss: Desk, waiting: Body
    ) -> None:
        file_id, request_id = str(uuid4()), waiting["budgetRequestId"]
        for _ in range(2):
            data(await foreman.adding_file(request_id, "quote.pdf", QUOTE, file_id))
        data(await boss.answering(waiting, "approved"))
        data(await foreman.adding_file(request_id, "quote.pdf", QUOTE, file_id))
        assert len((await files_of(foreman, waiting))["files"]) == 1

    async def test_keeps_the_id_to_itself(self, foreman: Desk, draft: Body, waiting: Body) -> None:
        file = await add(foreman, draft)
        answer = await foreman.adding_file(waiting["budgetRequestId"], "other.pdf", QUOTE, file["fileId"])
        assert answer.status_code == 409
        assert (await files_of(foreman, waiting))["files"] == []

    @pytest.mark.parametrize(
        ("name", "content"),
        [
            ("quote.pdf", photo()),
            ("quote.html", b"<script>alert(1)</script>"),
            ("quote.svg", b"<svg xmlns='http://www.w3.org/2000/svg'/>"),
            ("setup.exe", b"MZ"),
            ("crack.jpg", b"\xff\xd8\xff but no picture"),
            ("quote.pdf", b""),
            ("quote\u202efdp.pdf", QUOTE),
        ],
        ids=["a picture as PDF", "a page", "a drawing", "a program", "broken", "empty", "a name that turns"],
    )
    async def test_is_what_it_says_or_refused(
        self, foreman: Desk, draft: Body, name: str, content: bytes
    ) -> None:
        answer = await foreman.adding_file(draft["budgetRequestId"], name, content)
        assert answer.status_code == 422, answer.text
        assert (await files_of(foreman, draft))["files"] == []

    async def test_of_a_draft_is_its_author_s_alone(self, boss: Desk, foreman: Desk, draft: Body) -> None:
        file = await add(foreman, draft)
        request_id = draft["budgetRequestId"]
        assert (await boss.get("GetBudgetRequestFiles", budgetRequestId=request_id)).status_code == 404
        assert (await boss.adding_file(request_id, "quote.pdf", QUOTE)).status_code == 404
        assert (await remove(boss, draft, file)).status_code == 404

    async def test_that_was_sent_is_seen_by_who_answers_and_stays(
        self, runtime: Runtime, boss: Desk, foreman: Desk, draft: Body, neighbours_desk: Desk
    ) -> None:
        early = await add(foreman, draft)
        await foreman.send("PUT", "UpdateBudgetRequest", seen(draft) | {"submit": True})
        await add(foreman, draft, "second.pdf")
        # Right after sending it goes along with it.
        assert [each["wasAddedLater"] for each in (await files_of(boss, draft))["files"]] == [False, False]
        async with runtime.database.unit_of_work() as uow:
            later = RequestFile.created_at + attachment.SENT_ALONG
            await uow.execute(
                update(RequestFile).where(col(RequestFile.name) == "second.pdf").values(created_at=later)
            )
        shown = await files_of(boss, draft)
        assert [(each["name"], each["wasAddedLater"]) for each in shown["files"]] == [
            ("quote.pdf", False),
            ("second.pdf", True),
        ]
        assert (shown["mayAdd"], shown["mayRemove"]) == (False, False)
        assert (await remove(foreman, draft, early)).status_code == 409
        assert (await boss.adding_file(draft["budgetRequestId"], "mine.pdf", QUOTE)).status_code == 403
        for call in (
            neighbours_desk.get("GetBudgetRequestFiles", budgetRequestId=draft["budgetRequestId"]),
            neighbours_desk.adding_file(draft["budgetRequestId"], "mine.pdf", QUOTE),
            remove(neighbours_desk, draft, early),
        ):
            assert (await call).status_code == 404

    async def test_is_not_taken_once_it_was_answered(self, boss: Desk, foreman: Desk, waiting: Body) -> None:
        data(await boss.answering(waiting, "rejected"))
        answer = await foreman.adding_file(waiting["budgetRequestId"], "late.pdf", QUOTE)
        assert answer.status_code == 409, answer.text
        assert not (await files_of(foreman, waiting))["mayAdd"]

    async def test_has_room_only_so_far(
        self, foreman: Desk, draft: Body, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        settings = runtime.settings_as(BudgetSettings)
        request_id = draft["budgetRequestId"]
        monkeypatch.setattr(attachment, "MOST_DRAFT_BYTES", len(QUOTE))
        await add(foreman, draft)
        assert refused(await foreman.adding_file(request_id, "b.pdf", QUOTE)) == (422, "file")
        monkeypatch.setattr(attachment, "MOST_DRAFT_BYTES", 1024)
        monkeypatch.setattr(settings, "most_file_bytes", len(QUOTE))
        assert refused(await foreman.adding_file(request_id, "b.pdf", QUOTE)) == (422, "file")
        monkeypatch.setattr(settings, "most_file_bytes", 1024)
        monkeypatch.setattr(attachment, "MOST_FILES", 1)
        assert refused(await foreman.adding_file(request_id, "b.pdf", QUOTE)) == (422, "file")


class TestWhatGoes:
    async def test_a_removed_file_and_that_of_a_deleted_draft_leave_the_storage(
        self, crew: Crew, foreman: Desk, draft: Body, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        removed = await add(foreman, draft, "crack.jpg", photo())
        await add(foreman, draft, "roof.jpg", photo())
        keys = await self._keys(runtime, draft)
        assert len(keys) == 4
        data(await remove(foreman, draft, removed))
        assert (await remove(foreman, draft, removed)).status_code == 404
        draft = await foreman.request(draft["budgetRequestId"])
        assert draft["fileCount"] == 1
        data(
            await foreman.send("DELETE", "DeleteBudgetRequest", seen(draft) | {"projectId": str(crew.jetty)})
        )
        await drain(service, runtime)
        assert not [key for key in keys if await self._is_there(runtime, key)]

    async def test_a_copy_has_none_of_them(self, foreman: Desk, draft: Body) -> None:
        await add(foreman, draft)
        copied = data(await foreman.send("POST", "DuplicateBudgetRequest", seen(draft)))
        assert copied["fileCount"] == 0
        assert (await files_of(foreman, copied))["files"] == []
        assert len((await files_of(foreman, draft))["files"]) == 1

    async def test_all_of_a_company_do(
        self, crew: Crew, foreman: Desk, waiting: Body, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        await add(foreman, waiting)
        (key,) = await self._keys(runtime, waiting)
        async with runtime.database.unit_of_work() as uow:
            assert await delete_of_company(uow, COMPANY, 100) == 1
        await drain(service, runtime)
        assert not await self._is_there(runtime, key)

    async def test_what_rows_point_at_stays_whatever_an_event_says(
        self, foreman: Desk, draft: Body, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        await add(foreman, draft)
        (key,) = await self._keys(runtime, draft)
        async with runtime.database.unit_of_work() as uow:
            FILES.discard(uow, [key])
        await drain(service, runtime)
        assert await self._is_there(runtime, key)

    async def _keys(self, runtime: Runtime, request: Body) -> set[str]:
        async with runtime.database.reading() as uow:
            return await RequestFileRepo(uow).keys_of([request["budgetRequestId"]])

    async def _is_there(self, runtime: Runtime, key: str) -> bool:
        try:
            await runtime.storage.read(key)
        except FileNotFound:
            return False
        return True


async def test_one_that_comes_while_it_waits_is_told_and_kept_in_the_audit_log(
    foreman: Desk, draft: Body, waiting: Body, runtime: Runtime, service: ServiceDefinition
) -> None:
    await add(foreman, draft)
    await add(foreman, waiting)
    await drain(service, runtime)
    acts_told = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
    assert acts_told.count("budget_request.file_added") == 1
    states = await published(runtime, events_pb2.BudgetRequestChanged)
    assert {each.budget_request_id for each in states if each.file_count == 1} == {
        draft["budgetRequestId"],
        waiting["budgetRequestId"],
    }
