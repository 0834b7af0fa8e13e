"""What an archived project holds can be read, but not changed, until it is taken out of the archive."""

from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.people import COMPANY, Person
from identity_client.projects import Projects
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import TEMPLATE, Desk, data, refusal
from services.forms.tests.service.drawing import page, short_text
from services.forms.tests.service.pictures import picture
from services.forms.tests.service.site import Hand, Site

REFUSED = (
    409,
    "The project “Jetty 4” is archived: what belongs to it can be read, but not changed. "
    "Ask one of its managers to take it out of the archive.",
)


class Archive:
    """The project as identity tells of it, asked or not."""

    def __init__(self, crew: Crew, runtime: Runtime) -> None:
        self._crew = crew
        self.processes = [runtime]

    async def take_in(self) -> None:
        await self._tell(is_archived=True)

    async def give_back(self) -> None:
        await self._tell(is_archived=False)

    async def _tell(self, *, is_archived: bool) -> None:
        await self._crew.archive(self._crew.jetty, *self.processes, is_archived=is_archived)


@pytest.fixture
def archive(crew: Crew, runtime: Runtime) -> Archive:
    return Archive(crew, runtime)


async def attempts_to_change(hand: Hand, submission_id: str) -> list[httpx.Response]:
    return [
        await hand.starting(str(uuid4())),
        await hand.saving(submission_id, {hand.site.area["id"]: "Roof"}),
        await hand.upload(submission_id, "roof.jpg", picture(64, 48)),
        await hand.submitting(submission_id),
        await hand.discarding(submission_id),
    ]


class TestSubmissions:
    async def test_are_not_started_saved_given_files_or_submitted(self, site: Site, archive: Archive) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        await archive.take_in()
        answers = await attempts_to_change(hand, submission_id)
        assert [refusal(answer) for answer in answers] == [REFUSED] * 5

    async def test_neither_are_they_by_those_who_manage_it(
        self, site: Site, archive: Archive, manager: Person, admin: Person
    ) -> None:
        submission_id = await site.hand().start()
        await archive.take_in()
        for person in (manager, admin):
            answers = await attempts_to_change(site.somebody(person), submission_id)
            assert [refusal(answer) for answer in answers] == [REFUSED] * 5

    async def test_are_told_so_in_chinese_too(self, site: Site, archive: Archive) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        await archive.take_in()
        site.client.headers["Accept-Language"] = "zh-CN"
        for answer in await attempts_to_change(hand, submission_id):
            assert "项目“Jetty 4”已归档" in answer.json()["message"]

    async def test_are_read(self, site: Site, archive: Archive) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        before = await hand.detail(submission_id)
        assert (before["mayAct"], before["project"]["isArchived"]) == (True, False)
        await archive.take_in()
        shown = await hand.detail(submission_id)
        assert (shown["mayAct"], shown["project"]["isArchived"]) == (False, True)
        listed = data(await hand.get("QuerySubmissions", projectId=site.project_id))
        assert [each["submissionId"] for each in listed["data"]] == [submission_id]

    async def test_go_on_once_it_is_given_back(self, site: Site, archive: Archive, flow: Flow) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        await archive.take_in()
        assert refusal(await hand.submitting(submission_id)) == REFUSED
        await archive.give_back()
        statuses = [each.status_code for each in await attempts_to_change(hand, submission_id)]
        assert statuses[:4] == [201, 200, 201, 200]

    async def test_of_another_project_are_not_concerned(
        self, site: Site, crew: Crew, archive: Archive
    ) -> None:
        await archive.take_in()
        elsewhere = site.somebody(crew.person("Tan Bo", Role.MEMBER, projects=(crew.tower,)))
        data(await elsewhere.starting(projectId=str(crew.tower)), 201)


class TestAPressThatTheRunnerMissed:
    async def test_is_finished_by_its_key_once_the_project_is_given_back(
        self, site: Site, archive: Archive, flow: Flow
    ) -> None:
        hand, checker, key = site.hand(), site.checker(), str(uuid4())
        submission_id = await hand.start()
        await flow.leave()
        assert (await hand.submitting(submission_id, key=key)).status_code == 503
        await archive.take_in()
        await flow.come()
        assert refusal(await hand.submitting(submission_id, key=key)) == REFUSED
        await archive.give_back()
        assert data(await hand.submitting(submission_id, key=key))["number"] == 1
        assert data(await checker.approving(submission_id))["state"] == "done"


class TestTemplates:
    async def test_of_it_are_not_changed(
        self, client: httpx.AsyncClient, crew: Crew, archive: Archive, manager: Person
    ) -> None:
        desk = Desk(client, manager)
        template_id = await desk.published(projectId=crew.jetty)
        drawn = await desk.workflow(template_id)
        await archive.take_in()
        answers = [
            await desk.save_body(template_id, 2, page(short_text("Wind"))),
            await desk.save_workflow(template_id, 2, drawn),
            await desk.save_detail(template_id, 1, name="Another"),
            await desk.save_detail(template_id, 1, projectId=crew.tower),
            await desk.publish(template_id),
            await desk.put(f"{TEMPLATE}/ArchiveFormTemplate", {"formTemplateId": template_id}),
        ]
        assert [refusal(answer) for answer in answers] == [REFUSED] * 6

    async def test_of_it_are_read_and_nobody_is_offered_more(
        self, client: httpx.AsyncClient, crew: Crew, archive: Archive, manager: Person
    ) -> None:
        desk = Desk(client, manager)
        template_id = await desk.published(projectId=crew.jetty)
        await archive.take_in()
        shown = await desk.detail(template_id)
        assert (shown["isProjectArchived"], shown["mayEdit"], shown["mayFill"]) == (True, False, False)
        assert (await listed(desk, template_id)) == (False, False)
        assert (await desk.body(template_id))["pages"]
        await archive.give_back()
        shown = await desk.detail(template_id)
        assert (shown["isProjectArchived"], shown["mayEdit"], shown["mayFill"]) == (False, True, True)
        assert (await listed(desk, template_id)) == (True, True)
        data(await desk.save_detail(template_id, 1, name="Another"))

    async def test_of_the_company_are_not_offered_there(
        self, client: httpx.AsyncClient, crew: Crew, archive: Archive, admin: Person
    ) -> None:
        desk = Desk(client, admin)
        template_id = await desk.published()
        await archive.take_in()
        assert (await listed(desk, template_id)) == (True, True)
        assert (await listed(desk, template_id, projectId=str(crew.jetty))) == (True, False)
        assert (await listed(desk, template_id, projectId=str(crew.tower))) == (True, True)


async def listed(desk: Desk, template_id: str, **query: Any) -> tuple[bool, bool]:
    rows = data(await desk.get(f"{TEMPLATE}/QueryFormTemplates", **query))["data"]
    (row,) = [each for each in rows if each["formTemplateId"] == template_id]
    return row["mayEdit"], row["mayFill"]


class TestEveryProcess:
    async def test_hears_of_it(
        self, service: ServiceDefinition, runtime: Runtime, crew: Crew, archive: Archive
    ) -> None:
        async with service.open(runtime.settings) as another:
            archive.processes.append(another)
            projects = [each.of(Projects) for each in archive.processes]
            for each in projects:
                await each.must_be_open(COMPANY, crew.jetty)
            await archive.take_in()
            assert [await each.archived_among(COMPANY, [crew.jetty]) for each in projects] == [
                {crew.jetty}
            ] * 2
            await archive.give_back()
            for each in projects:
                await each.must_be_open(COMPANY, crew.jetty)
