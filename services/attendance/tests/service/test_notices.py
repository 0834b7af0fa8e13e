"""Mails about requests, over a real mail server."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

import httpx
import pytest
from attendance.tables.held_notice import HeldNotice
from chassis.access import Role
from chassis.clock import now
from chassis.db.statements import select
from chassis.errors import Unavailable
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, drain, housekeep
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2
from identity_client.notices import HeldNoticeColumns, Notices
from identity_client.testing import AddressBook
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.attendance.tests.asker import APPROVED, REJECTED, Asker
from services.attendance.tests.phone import data

MAYA, BO = "maya.ong@example.test", "tan.bo@example.test"
AT_ONCE = timedelta()


@pytest.fixture(autouse=True)
def managed(crew: Crew, manager: Person, member: Person) -> None:
    """As identity tells of the project."""
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(manager.user_id))


async def _let_it_be_due(runtime: Runtime) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(HeldNotice).values(retry_at=now() - timedelta(minutes=1)))


async def _held(runtime: Runtime) -> int:
    async with runtime.database.reading() as uow:
        return len((await uow.execute(select(HeldNotice.id))).all())


class TestWhatIsAsked:
    async def test_is_mailed_to_the_managers_of_the_project_with_a_link_to_it(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        worker: Asker,
        neighbour: Person,
    ) -> None:
        asked = data(await worker.asking(crew.jetty))
        await drain(service, runtime)
        (mail,) = inbox.mails
        assert mail["To"] == MAYA
        assert "Tan Bo" in mail["Subject"]
        for shown in (inbox.text(), inbox.html()):
            assert f"/attendance/requests?request={asked['attendanceRecordRequestId']}" in shown
            assert "I forgot to check out" in shown
            assert "Jetty 4" in shown

    async def test_is_told_once_however_often_it_is_told_and_changed(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        worker: Asker,
        member: Person,
    ) -> None:
        asked = data(await worker.asking(crew.jetty))
        for _ in range(2):
            await drain(service, runtime)
            async with runtime.database.unit_of_work() as uow:
                uow.outbox.add(
                    events_pb2.AttendanceRequestChanged(
                        company_id=str(member.company_id),
                        attendance_request_id=asked["attendanceRecordRequestId"],
                        status=1,
                        revision=1,
                    )
                )
        await worker.asking(crew.jetty, reason="I meant another hour")
        await drain(service, runtime)
        assert len(inbox.mails) == 1

    async def test_is_not_told_to_whoever_asked_it(
        self, service: ServiceDefinition, runtime: Runtime, inbox: Inbox, crew: Crew, desk: Asker
    ) -> None:
        await desk.asking(crew.jetty)
        await drain(service, runtime)
        assert inbox.mails == []

    async def test_that_is_answered_by_then_waits_for_nobody(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        worker: Asker,
        desk: Asker,
    ) -> None:
        await worker.asking(crew.jetty)
        await desk.replying(*await desk.waiting(), status=APPROVED)
        await drain(service, runtime)
        assert [mail["To"] for mail in inbox.mails] == [BO]


class TestAnAnswer:
    async def test_is_mailed_to_whoever_asked_with_its_reason(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        worker: Asker,
        desk: Asker,
    ) -> None:
        asked = data(await worker.asking(crew.jetty))
        await drain(service, runtime)
        await desk.replying(asked, status=REJECTED, reason="You were on leave")
        await drain(service, runtime)
        await drain(service, runtime)
        (subject,) = inbox.subjects_to(BO)
        assert subject.startswith("Rejected")
        for shown in (inbox.text(), inbox.html()):
            assert f"/attendance?request={asked['attendanceRecordRequestId']}" in shown
            assert "You were on leave" in shown
            assert "Maya Ong" in shown

    async def test_is_in_the_readers_language(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        client: httpx.AsyncClient,
        desk: Asker,
    ) -> None:
        wei = crew.person("Wei Chen", Role.MEMBER, projects=(crew.jetty,))
        crew.book.users[str(wei.user_id)].language = "zh-CN"
        asked = data(await Asker(client, wei).asking(crew.jetty))
        await desk.replying(asked, status=APPROVED)
        await drain(service, runtime)
        assert inbox.subjects_to("wei.chen@example.test")[0].startswith("已批准")


class TestOverTheBudget:
    async def test_a_mail_waits_and_goes_when_it_may(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        book: AddressBook,
        crew: Crew,
        worker: Asker,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr("identity_client.notices._RETRY", AT_ONCE)
        book.is_over_budget = True
        await worker.asking(crew.jetty)
        await drain(service, runtime)
        assert (inbox.mails, await _held(runtime)) == ([], 1)
        await housekeep(service, runtime)
        assert (inbox.mails, await _held(runtime)) == ([], 1)
        book.is_over_budget = False
        for _ in range(2):
            await housekeep(service, runtime)
        assert ([mail["To"] for mail in inbox.mails], await _held(runtime)) == ([MAYA], 0)

    async def test_is_tried_once_by_two_processes_that_find_it_due(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        book: AddressBook,
        crew: Crew,
        worker: Asker,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        book.is_over_budget = True
        await worker.asking(crew.jetty)
        await drain(service, runtime)
        await _let_it_be_due(runtime)
        notices, find_due, tried = Notices(HeldNotice), Notices._due, list[UUID]()  # pyright: ignore[reportPrivateUsage]

        async def still_news(_: Runtime, held: HeldNoticeColumns) -> None:
            tried.append(held.id)
            raise Unavailable  # so that it stays held

        async def find_due_beside_another(*given: Any) -> Sequence[HeldNoticeColumns]:
            monkeypatch.setattr(Notices, "_due", find_due)
            due = await find_due(*given)
            await notices.tell_again(runtime, still_news)
            return due

        monkeypatch.setattr(Notices, "_due", find_due_beside_another)
        await notices.tell_again(runtime, still_news)
        assert len(tried) == 1

    async def test_it_is_let_go_once_somebody_has_answered(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        book: AddressBook,
        crew: Crew,
        worker: Asker,
        desk: Asker,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr("identity_client.notices._RETRY", AT_ONCE)
        book.is_over_budget = True
        asked = data(await worker.asking(crew.jetty))
        await drain(service, runtime)
        book.is_over_budget = False
        await desk.replying(asked, status=APPROVED)
        await housekeep(service, runtime)
        assert (inbox.mails, await _held(runtime)) == ([], 0)

    async def test_it_is_let_go_where_it_is_for_somebody_who_manages_the_project_no_more(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        book: AddressBook,
        crew: Crew,
        worker: Asker,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        """Who is on leave, when and why is not theirs to read any more."""
        monkeypatch.setattr("identity_client.notices._RETRY", AT_ONCE)
        book.is_over_budget = True
        await worker.asking(crew.jetty)
        await drain(service, runtime)
        book.is_over_budget = False
        book.projects[str(crew.jetty)].ClearField("manager_user_ids")
        await crew.archive(crew.jetty, runtime, is_archived=False)  # as identity tells of the change
        await housekeep(service, runtime)
        assert (inbox.mails, await _held(runtime)) == ([], 0)


class TestAFullMailbox:
    async def test_keeps_no_other_from_its_mails_and_gets_its_own_when_there_is_room(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        worker: Asker,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr("identity_client.notices._RETRY", AT_ONCE)
        project = crew.book.projects[str(crew.jetty)]
        for name in ("Abel Ang", "Zoe Zhu"):
            other = crew.person(name, Role.MANAGER, manages=(crew.jetty,))
            project.manager_user_ids.append(str(other.user_id))
        inbox.full.add(MAYA)
        await worker.asking(crew.jetty)
        await drain(service, runtime)
        others = {"abel.ang@example.test", "zoe.zhu@example.test"}
        assert ({mail["To"] for mail in inbox.mails}, await _held(runtime)) == (others, 1)
        await housekeep(service, runtime)
        inbox.full.clear()
        await housekeep(service, runtime)
        assert len(inbox.subjects_to(MAYA)) == 1
        assert (len(inbox.mails), await _held(runtime)) == (3, 0)
