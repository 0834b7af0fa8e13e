"""Deleted and restored twice, by many, during a press; and gone for good after thirty days."""

import asyncio
from contextvars import Context
from datetime import timedelta
from uuid import UUID, uuid4

from chassis.access import Access, Actor, Origin, Role
from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import housekeep
from chassis.testing.events import published
from chassis.testing.people import COMPANY
from chassis.testing.waiting import until_somebody_waits
from contracts.forms.v1 import events_pb2
from forms.submission.deleting.repo import KEPT_FOR
from forms.submission.deleting.service import delete_submission, restore_submission
from forms.tables.submission import Submission
from identity_client.projects import Projects

from services.forms.tests.flow import Flow
from services.forms.tests.service.deleting import GONE, acts, listed, make_older
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.pictures import heard
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.test_deleted_company import rows


async def act(uow: UnitOfWork, runtime: Runtime, actor: Actor, submission_id: str, *, restores: bool) -> None:
    if restores:
        await restore_submission(uow, runtime, actor, UUID(submission_id))
    else:
        await delete_submission(uow, runtime.of(Projects), actor, UUID(submission_id))


class TestTwiceAndAtOnce:
    async def test_again_changes_nothing(self, boss: Hand, submitted: str, runtime: Runtime) -> None:
        first, again = data(await boss.deleting(submitted)), data(await boss.deleting(submitted))
        assert first == again
        first, again = data(await boss.restoring(submitted)), data(await boss.restoring(submitted))
        assert first == again
        assert [action for action, _ in await acts(runtime)][1:] == [
            "submission.deleted",
            "submission.restored",
        ]

    async def test_of_many_one_does_it(
        self, site: Site, boss: Hand, submitted: str, runtime: Runtime
    ) -> None:
        for call, event in (
            (boss.deleting, events_pb2.SubmissionDeleted),
            (boss.restoring, events_pb2.SubmissionRestored),
        ):
            answers = await asyncio.gather(*(call(submitted) for _ in range(5)))
            assert {each.status_code for each in answers} == {200}
            assert len({each.text for each in answers}) == 1
            assert len(await published(runtime, event)) == 1

    async def test_somebody_else_is_just_doing_it(self, boss: Hand, submitted: str, runtime: Runtime) -> None:
        access = Access(session_active=True, role=Role.ADMIN)
        actor = Actor(boss.person.user_id, uuid4(), COMPANY, Origin("", ""), access)
        for restores, call, event in (
            (False, boss.deleting, events_pb2.SubmissionDeleted),
            (True, boss.restoring, events_pb2.SubmissionRestored),
        ):
            async with runtime.database.unit_of_work() as uow:
                await act(uow, runtime, actor, submitted, restores=restores)
                # Not of this unit of work, as a request of its own is not.
                again = asyncio.create_task(call(submitted), context=Context())
                await until_somebody_waits(runtime)
            data(await again)
            assert len(await published(runtime, event)) == 1

    async def test_what_comes_behind_the_other_of_the_two_is_done_and_not_told_that_there_is_nothing(
        self, boss: Hand, submitted: str, runtime: Runtime
    ) -> None:
        access = Access(session_active=True, role=Role.ADMIN)
        actor = Actor(boss.person.user_id, uuid4(), COMPANY, Origin("", ""), access)
        for before, restores, call in (
            (boss.deleting, True, boss.deleting),
            (boss.restoring, False, boss.restoring),
        ):
            data(await before(submitted))
            async with runtime.database.unit_of_work() as uow:
                await act(uow, runtime, actor, submitted, restores=restores)
                answer = asyncio.create_task(call(submitted), context=Context())
                await until_somebody_waits(runtime)
            assert (await answer).status_code == 200, restores

    async def test_a_press_at_the_same_moment_counts_or_is_not_there(
        self, site: Site, boss: Hand, runtime: Runtime, flow: Flow
    ) -> None:
        del flow
        checker = site.checker()
        for _ in range(6):
            submission_id = await site.hand().submitted()
            pressed, deleted = await asyncio.gather(
                checker.approving(submission_id, key=str(uuid4())), boss.deleting(submission_id)
            )
            assert deleted.status_code == 200
            assert pressed.status_code in (200, 404), pressed.text
            data(await boss.restoring(submission_id))
            counted = (await boss.detail(submission_id))["number"]
            # A press that was not there may have been written down a moment before.
            assert counted == 2 if pressed.status_code == 200 else counted in (1, 2)
            if counted == 1:
                assert data(await checker.approving(submission_id, key=str(uuid4())))["number"] == 2

    async def test_restored_and_swept_at_once_it_is_whole_or_gone(
        self, boss: Hand, site: Site, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        hand = site.hand()
        for days in (29, 31):
            submission_id = await hand.start()
            data(await boss.deleting(submission_id))
            await make_older(runtime, timedelta(days=days))
            answer, _ = await asyncio.gather(boss.restoring(submission_id), housekeep(service, runtime))
            assert answer.status_code == (200 if days == 29 else 404)
            shown = await hand.get("GetSubmissionDetail", submissionId=submission_id)
            assert shown.status_code == answer.status_code


async def _gone(runtime: Runtime) -> list[str]:
    return [
        each.submission.submission_id for each in await published(runtime, events_pb2.SubmissionDiscarded)
    ]


class TestAfterThirtyDays:
    async def test_it_is_gone_for_good_with_its_files(
        self, site: Site, boss: Hand, submitted: str, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        (photo,) = (await site.hand().detail(submitted))["photos"]
        data(await boss.deleting(submitted))
        await make_older(runtime, KEPT_FOR - timedelta(minutes=1))
        await housekeep(service, runtime)
        await heard(service, runtime)
        assert len(await boss.deleted()) == 1
        assert (await site.client.get(photo["url"])).status_code == 200

        await make_older(runtime, timedelta(minutes=1))
        assert await boss.deleted() == []
        assert refusal(await boss.restoring(submitted)) == (404, GONE)
        for _ in range(2):
            await housekeep(service, runtime)
        await heard(service, runtime)
        assert (await rows(runtime))[:4] == [0, 0, 0, 0]
        for url in (photo["url"], photo["thumbnailUrl"]):
            assert (await site.client.get(url)).status_code == 404
        (told,) = await published(runtime, events_pb2.SubmissionDiscarded)
        assert (told.submission.submission_id, told.discarded_by) == (submitted, "")
        # Its number was given once.
        data(await site.hand().submitting(await site.hand().start()))

    async def test_what_somebody_holds_waits_for_the_next_hour_and_keeps_nothing_else(
        self, boss: Hand, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        held, other = [await boss.start() for _ in range(2)]
        for each in (held, other):
            data(await boss.deleting(each))
        await make_older(runtime, KEPT_FOR)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(locked(select(Submission.id).where(col(Submission.id) == UUID(held))))
            sweeping = asyncio.create_task(housekeep(service, runtime), context=Context())
            await asyncio.wait_for(sweeping, 4)
            assert await _gone(runtime) == [other]
        await housekeep(service, runtime)
        assert await _gone(runtime) == [other, held]

    async def test_what_is_not_deleted_stays(
        self, boss: Hand, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        kept = await boss.start()
        await housekeep(service, runtime)
        assert await listed(boss) == [kept]
