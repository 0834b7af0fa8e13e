"""What was published is listed, looked at and restored; no draft is lost by it."""

from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from chassis.testing.statements import counted_statements
from contracts.forms.v1 import events_pb2
from forms.template.versions import restoring
from identity_client.testing import AddressBook
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.forms.tests.service.desk import TEMPLATE, Desk, data, refusal
from services.forms.tests.service.drawing import page, short_text
from services.forms.tests.service.site import Site


@pytest.fixture
def desk(client: httpx.AsyncClient, admin: Person) -> Desk:
    return Desk(client, admin)


@pytest.fixture
def colleague(client: httpx.AsyncClient, crew: Crew) -> Desk:
    return Desk(client, crew.person("Ana Cruz", Role.ADMIN))


async def versions_of(desk: Desk, template_id: str) -> list[dict[str, Any]]:
    return data(await desk.get(f"{TEMPLATE}/GetFormTemplateVersions", formTemplateId=template_id))["data"]


async def kept_of(desk: Desk, template_id: str) -> list[dict[str, Any]]:
    return data(await desk.get(f"{TEMPLATE}/GetKeptDrafts", formTemplateId=template_id))


async def restoring_by(desk: Desk, template_id: str, *, seen: dict[str, Any] | None = None, **what: Any):
    detail = seen or await desk.detail(template_id)
    return await desk.put(
        f"{TEMPLATE}/RestoreFormTemplateVersion",
        {
            "formTemplateId": template_id,
            "bodyVersion": detail["bodyVersion"],
            "workflowVersion": detail["workflowVersion"],
            "detailVersion": detail["version"],
            **what,
        },
    )


async def labels(desk: Desk, template_id: str) -> list[str]:
    return labels_in((await desk.body(template_id))["pages"])


def labels_in(pages: list[dict[str, Any]]) -> list[str]:
    return [each["setting"]["label"] for row in pages[0]["components"] for each in row["components"]]


async def twice_published(desk: Desk) -> str:
    """“Weather”, then “Weather” and “Depth” under another name."""
    template_id = await desk.published("Diary")
    detail = await desk.detail(template_id)
    body = page(short_text("Weather"), short_text("Depth"))
    data(await desk.save_body(template_id, detail["bodyVersion"], body))
    data(await desk.save_detail(template_id, detail["version"], name="Site diary"))
    data(await desk.publish(template_id))
    return template_id


class TestTheList:
    async def test_says_which_is_current_and_how_many_submissions_each_has(
        self, site: Site, desk: Desk
    ) -> None:
        await site.hand().start()
        told = await versions_of(desk, site.template_id)
        assert [(each["number"], each["isCurrent"], each["submissionsCount"]) for each in told] == [
            (1, True, 1)
        ]

    async def test_counts_for_nobody_who_sees_only_some(self, site: Site) -> None:
        await site.hand().start()
        told = await versions_of(Desk(site.client, site.hand().person), site.template_id)
        assert [each["submissionsCount"] for each in told] == [None]


class TestLookingAtOne:
    async def test_shows_all_of_it_as_it_was(self, desk: Desk) -> None:
        template_id = await twice_published(desk)
        asked = {"formTemplateId": template_id, "number": 1}
        first = data(await desk.get(f"{TEMPLATE}/GetFormTemplateVersion", **asked))
        assert (first["number"], first["detail"]["name"]) == (1, "Diary")
        assert labels_in(first["pages"]) == ["Weather"]
        assert {node["type"] for node in first["nodes"]} == {"step", "button", "close"}

    async def test_that_is_not_there_says_so(self, desk: Desk) -> None:
        template_id = await desk.published()
        asked = {"formTemplateId": template_id, "number": 2}
        status, said = refusal(await desk.get(f"{TEMPLATE}/GetFormTemplateVersion", **asked))
        assert (status, said) == (404, "This form has no such version. Go back to the list of its versions.")

    async def test_is_its_editors(self, desk: Desk, client: httpx.AsyncClient, crew: Crew) -> None:
        template_id = await desk.published()
        manager = Desk(client, crew.person("Raj Kumar", Role.MANAGER))
        asked = {"formTemplateId": template_id, "number": 1}
        assert (await manager.get(f"{TEMPLATE}/GetFormTemplateVersion", **asked)).status_code == 403
        assert (await manager.get(f"{TEMPLATE}/GetKeptDrafts", formTemplateId=template_id)).status_code == 403
        assert (await restoring_by(manager, template_id, number=1)).status_code == 403


class TestRestoring:
    async def test_makes_it_the_draft_and_publishes_nothing(self, desk: Desk, runtime: Runtime) -> None:
        template_id = await twice_published(desk)
        told = data(await restoring_by(desk, template_id, number=1))
        assert not told["isFormerDraftKept"]
        detail = await desk.detail(template_id)
        assert (detail["name"], detail["publishedVersion"], detail["hasUnpublishedChanges"]) == (
            "Diary",
            2,
            True,
        )
        assert await labels(desk, template_id) == ["Weather"]
        assert await kept_of(desk, template_id) == []
        act = (await published(runtime, events_pb2.ActRecorded))[-1].act
        assert (act.action, act.changes[0].after) == ("form.restored", "1")
        assert data(await desk.publish(template_id))["publishedVersion"] == 3

    async def test_keeps_the_draft_that_nobody_published_and_brings_it_back(self, desk: Desk) -> None:
        template_id = await twice_published(desk)
        detail = await desk.detail(template_id)
        drawn = page(short_text("Not published"))
        data(await desk.save_body(template_id, detail["bodyVersion"], drawn))
        assert data(await restoring_by(desk, template_id, number=1))["isFormerDraftKept"]
        (kept,) = await kept_of(desk, template_id)
        assert (kept["name"], kept["keptBy"]["fullName"]) == ("Site diary", "Lim Wei")
        asked = {"formTemplateId": template_id, "keptDraftId": kept["keptDraftId"]}
        looked_at = data(await desk.get(f"{TEMPLATE}/GetKeptDraft", **asked))
        assert labels_in(looked_at["pages"]) == ["Not published"]
        back = data(await restoring_by(desk, template_id, keptDraftId=kept["keptDraftId"]))
        assert not back["isFormerDraftKept"], "the first version has all of it"
        assert (await desk.body(template_id))["pages"] == [drawn]
        # To and fro keeps one draft, not one each time. What is in use needs no publishing.
        data(await restoring_by(desk, template_id, number=2))
        assert not (await desk.detail(template_id))["hasUnpublishedChanges"]
        assert data(await desk.publish(template_id))["publishedVersion"] == 2
        assert [each["keptDraftId"] for each in await kept_of(desk, template_id)] == [kept["keptDraftId"]]

    async def test_compares_the_draft_with_versions_before_the_template_is_held(
        self, desk: Desk, runtime: Runtime
    ) -> None:
        template_id = await twice_published(desk)
        detail = await desk.detail(template_id)
        data(await desk.save_body(template_id, detail["bodyVersion"], page(short_text("Not published"))))
        seen = await desk.detail(template_id)
        with counted_statements(runtime.database) as sent:
            data(await restoring_by(desk, template_id, seen=seen, number=1))
        held = next(at for at, each in enumerate(sent) if "FOR UPDATE" in each and "form_template" in each)
        compared = [at for at, each in enumerate(sent) if ".body = form_" in each]
        assert len(compared) == 2, "with its versions, and with what was kept"
        assert max(compared) < held

    async def test_replaces_nothing_that_somebody_else_saved_since(self, desk: Desk, colleague: Desk) -> None:
        template_id = await twice_published(desk)
        seen = await desk.detail(template_id)
        data(await colleague.save_body(template_id, seen["bodyVersion"], page(short_text("Unseen"))))
        status, said = refusal(await restoring_by(desk, template_id, seen=seen, number=1))
        assert status == 409
        assert "Ana Cruz" in said
        assert await labels(desk, template_id) == ["Unseen"]

    @pytest.mark.parametrize("both", [True, False])
    async def test_asks_for_one_of_both(self, desk: Desk, both: bool) -> None:
        template_id = await desk.published()
        what: dict[str, Any] = {"number": 1, "keptDraftId": str(uuid4())} if both else {}
        assert (await restoring_by(desk, template_id, **what)).status_code == 422

    async def test_of_another_templates_kept_draft_is_not_found(self, desk: Desk) -> None:
        one, other = await twice_published(desk), await twice_published(desk)
        detail = await desk.detail(one)
        data(await desk.save_body(one, detail["bodyVersion"], page(short_text("Mine"))))
        data(await restoring_by(desk, one, number=1))
        (kept,) = await kept_of(desk, one)
        answer = await restoring_by(desk, other, keptDraftId=kept["keptDraftId"])
        assert answer.status_code == 404

    async def test_of_what_is_archived_or_of_an_archived_project_changes_nothing(
        self, desk: Desk, book: AddressBook
    ) -> None:
        template_id = await twice_published(desk)
        data(await desk.put(f"{TEMPLATE}/ArchiveFormTemplate", {"formTemplateId": template_id}))
        assert (await restoring_by(desk, template_id, number=1)).status_code == 409

    async def test_is_over_after_a_week(self, desk: Desk, runtime: Runtime) -> None:
        template_id = await twice_published(desk)
        detail = await desk.detail(template_id)
        data(await desk.save_body(template_id, detail["bodyVersion"], page(short_text("Old"))))
        data(await restoring_by(desk, template_id, number=1))
        (kept,) = await kept_of(desk, template_id)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update form_kept_draft set kept_at = kept_at - interval '7 days'"))
        assert await kept_of(desk, template_id) == []
        late = await restoring_by(desk, template_id, keptDraftId=kept["keptDraftId"])
        assert refusal(late)[0] == 404
        await restoring.delete_old(runtime.database)
        async with runtime.database.reading() as uow:
            left = await uow.execute(text("select count(*) from form_kept_draft"))
            assert left.scalar_one() == 0
