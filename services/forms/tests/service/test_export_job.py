"""Lists that are made into a file while whoever asked goes on: with their rights, once, and not for long."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import quote
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.events import delete_company, published
from chassis.testing.people import COMPANY, Person
from contracts.forms.v1 import events_pb2
from forms.submission.exporting import naming
from forms.submission.exporting.job import making
from forms.submission.exporting.job.making import delete_old_exports, make_exports
from forms.tables.export_job import ExportJob
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.site import Hand, Site


async def starting(hand: Hand, *, key: str | None = None, **query: Any) -> httpx.Response:
    headers = {**hand.person.headers, **({"Idempotency-Key": key} if key else {})}
    return await hand.site.client.post("/api/Submission/StartExport", params=query, headers=headers)


async def started(hand: Hand, **query: Any) -> str:
    return data(await starting(hand, **query), 201)["exportId"]


async def cancelling(hand: Hand, export_id: str) -> httpx.Response:
    body = {"exportId": export_id}
    return await hand.site.client.post("/api/Submission/CancelExport", json=body, headers=hand.person.headers)


async def shown(hand: Hand) -> list[dict[str, Any]]:
    return data(await hand.get("GetExports"))


async def states(hand: Hand) -> list[str]:
    return [each["state"] for each in await shown(hand)]


async def content(hand: Hand, export_id: str) -> str:
    url = data(await hand.get("GetExportFile", exportId=export_id))["url"]
    answer = await hand.site.client.get(url)
    assert answer.status_code == 200
    return answer.text


async def change(runtime: Runtime, **values: Any) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(ExportJob).values(values))


@pytest.fixture
async def hand(site: Site, flow: Flow) -> Hand:
    """Who reads three submissions."""
    del flow
    found = site.hand()
    for _ in range(3):
        await found.start()
    return found


class TestAnExport:
    @pytest.mark.parametrize("file_format", ["csv", "json", "xlsx"])
    async def test_is_the_file_that_is_answered_at_once(
        self, hand: Hand, runtime: Runtime, file_format: str
    ) -> None:
        query = {"formTemplateId": hand.site.template_id, "format": file_format}
        export_id = await started(hand, **query)
        (waiting,) = await shown(hand)
        assert (waiting["state"], waiting["done"], waiting["total"]) == ("waiting", 0, 3)
        assert refusal(await hand.get("GetExportFile", exportId=export_id))[0] == 409
        await make_exports(runtime)
        (ready,) = await shown(hand)
        assert (ready["state"], ready["done"], ready["total"]) == ("ready", 3, 3)
        made = await content(hand, export_id)
        if file_format != "xlsx":
            assert made == (await hand.get("ExportSubmissions", **query)).text
        (act,) = [
            each.act
            for each in await published(runtime, events_pb2.ActRecorded)
            if each.act.action == "submission.exported"
        ]
        assert [change.after for change in act.changes if change.field == "count"] == ["3"]

    async def test_is_called_by_the_day_on_site(
        self, hand: Hand, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """In Singapore it is December already."""
        monkeypatch.setattr(naming, "now", lambda: datetime(2026, 11, 30, 17, tzinfo=UTC))
        export_id = await started(hand, projectId=hand.site.project_id)
        await make_exports(runtime)
        url = data(await hand.get("GetExportFile", exportId=export_id))["url"]
        assert "/submissions-2026-12-01-" in url

    @pytest.mark.parametrize("chosen", [False, True], ids=["all", "chosen fields"])
    async def test_is_called_as_the_file_that_is_answered_at_once(
        self, hand: Hand, runtime: Runtime, chosen: bool
    ) -> None:
        query = {"formTemplateId": hand.site.template_id} | (
            {"fields": hand.site.area["id"]} if chosen else {}
        )
        export_id = await started(hand, **query)
        await make_exports(runtime)
        name = data(await hand.get("GetExportFile", exportId=export_id))["name"]
        header = (await hand.get("ExportSubmissions", **query)).headers["content-disposition"]
        assert name.startswith("Site inspection-")
        assert header == f"attachment; filename*=UTF-8''{quote(name, safe='')}"

    async def test_is_in_the_language_of_who_asked(self, hand: Hand, runtime: Runtime) -> None:
        headers = {**hand.person.headers, "Accept-Language": "zh-CN"}
        answer = await hand.site.client.post("/api/Submission/StartExport", headers=headers)
        await make_exports(runtime)
        assert "草稿" in await content(hand, data(answer, 201)["exportId"])

    async def test_is_its_askers_alone(
        self, hand: Hand, runtime: Runtime, admin: Person, stranger: Person
    ) -> None:
        export_id = await started(hand)
        await make_exports(runtime)
        for other in (admin, stranger):
            somebody = hand.site.somebody(other)
            assert await shown(somebody) == []
            assert (await somebody.get("GetExportFile", exportId=export_id)).status_code == 404
            assert (await cancelling(somebody, export_id)).status_code == 404
        assert await states(hand) == ["ready"]
        answer = await starting(hand.site.somebody(stranger), projectId=hand.site.project_id)
        assert answer.status_code == 422

    async def test_is_no_file_any_more_for_who_may_read_less(
        self, site: Site, flow: Flow, crew: Crew, runtime: Runtime
    ) -> None:
        person = crew.person("Tan Bo", Role.MEMBER, projects=(crew.jetty,))
        hand = site.somebody(person)
        await hand.start()
        export_id = await started(hand)
        await started(hand)
        await make_exports(runtime)
        async with runtime.database.reading() as uow:
            access = (await uow.execute(select(ExportJob.access).limit(1))).scalar_one()
        assert access["projects"] == [str(crew.jetty)]
        await content(hand, export_id)
        await change(runtime, access=access | {"projects": [str(crew.jetty), str(crew.tower)]})
        assert refusal(await hand.get("GetExportFile", exportId=export_id))[0] == 403
        await change(runtime, state="waiting", file_key=None)
        await make_exports(runtime)
        assert {each["state"] for each in await shown(hand)} == {"failed"}
        assert all("may read less" in each["failure"] for each in await shown(hand))

    async def test_asked_for_twice_with_one_key_is_one(self, hand: Hand) -> None:
        key = str(uuid4())
        answers = await asyncio.gather(*(starting(hand, key=key) for _ in range(5)))
        assert len({data(each, 201)["exportId"] for each in answers}) == 1
        assert await states(hand) == ["waiting"]

    async def test_is_one_of_three_that_wait_at_most(self, hand: Hand, runtime: Runtime) -> None:
        answers = await asyncio.gather(*(starting(hand) for _ in range(6)))
        assert sorted(each.status_code for each in answers) == [201] * 3 + [409] * 3
        await make_exports(runtime)
        assert await states(hand) == ["ready"] * 3
        await started(hand)

    async def test_of_fields_needs_a_form(self, hand: Hand) -> None:
        assert (await starting(hand, fields=str(uuid4()))).status_code == 422


Stopping = Callable[[Callable[[], Awaitable[None]]], None]


@pytest.fixture
def stopping(monkeypatch: pytest.MonkeyPatch) -> Stopping:
    """What happens between a file that is written and its keeping."""

    def stop(do: Callable[[], Awaitable[None]]) -> None:
        whole = making.keep_file

        async def keep(*args: Any) -> None:
            monkeypatch.setattr(making, "keep_file", whole)
            await do()
            await whole(*args)

        monkeypatch.setattr(making, "keep_file", keep)

    return stop


class TestAWorker:
    async def test_that_died_is_followed_by_another(
        self, hand: Hand, runtime: Runtime, stopping: Stopping
    ) -> None:
        async def die() -> None:
            raise asyncio.CancelledError

        export_id = await started(hand)
        stopping(die)
        with pytest.raises(asyncio.CancelledError):
            await make_exports(runtime)
        assert await states(hand) == ["making"]
        # As long as it may live, nobody takes it over.
        await make_exports(runtime)
        assert await states(hand) == ["making"]
        await change(runtime, heard_at=now() - timedelta(minutes=1))
        await make_exports(runtime)
        assert await states(hand) == ["ready"]
        assert len((await content(hand, export_id)).splitlines()) == 4

    async def test_that_was_taken_for_dead_changes_nothing_any_more(
        self, hand: Hand, runtime: Runtime, stopping: Stopping
    ) -> None:
        async def another() -> None:
            await change(runtime, heard_at=now() - timedelta(minutes=1))
            await make_exports(runtime)

        export_id = await started(hand)
        stopping(another)
        await make_exports(runtime)
        first = await content(hand, export_id)
        assert (await states(hand), len(first.splitlines())) == (["ready"], 4)
        # What it had stored is told to be deleted, and the file that counts is not.
        (gone,) = await published(runtime, events_pb2.ExportFileDiscarded)
        async with runtime.database.reading() as uow:
            key = (await uow.execute(select(ExportJob.file_key))).scalar_one()
        assert key not in gone.keys

    async def test_makes_nothing_of_what_is_cancelled(
        self, hand: Hand, runtime: Runtime, stopping: Stopping
    ) -> None:
        async def cancel() -> None:
            data(await cancelling(hand, export_id))

        export_id = await started(hand)
        stopping(cancel)
        await make_exports(runtime)
        assert await shown(hand) == []
        assert (await cancelling(hand, export_id)).status_code == 404
        assert len(await published(runtime, events_pb2.ExportFileDiscarded)) == 1

    async def test_gives_up_what_fails_again_and_again(
        self, hand: Hand, runtime: Runtime, stopping: Stopping
    ) -> None:
        await started(hand)
        await change(runtime, tries=making.MOST_TRIES)
        await make_exports(runtime)
        (failed,) = await shown(hand)
        assert failed["state"] == "failed"
        assert failed["failure"]


class TestNotForLong:
    async def test_it_goes_after_a_day_with_its_file(self, hand: Hand, runtime: Runtime) -> None:
        export_id = await started(hand)
        await make_exports(runtime)
        await delete_old_exports(runtime.database)
        assert await states(hand) == ["ready"]
        await change(runtime, gone_at=now() - timedelta(seconds=1))
        assert (await hand.get("GetExportFile", exportId=export_id)).status_code == 404
        await delete_old_exports(runtime.database)
        assert await shown(hand) == []
        (gone,) = await published(runtime, events_pb2.ExportFileDiscarded)
        assert UUID(gone.keys[0].split("/")[2]) == UUID(export_id)

    async def test_it_goes_with_its_company(
        self, hand: Hand, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        await started(hand)
        await make_exports(runtime)
        await delete_company(service, runtime, COMPANY)
        async with runtime.database.reading() as uow:
            assert (await uow.execute(select(col(ExportJob.id)))).all() == []
        assert len(await published(runtime, events_pb2.ExportFileDiscarded)) == 1
