"""What waits for a team or a person that is no longer there."""

import asyncio
from uuid import UUID, uuid4

from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import published
from chassis.testing.people import Person
from contracts.forms.v1.events_pb2 import SubmissionStands
from contracts.identity.v1 import events_pb2 as identity_events
from forms.submission.submitting.transition import Transition, record_transition
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import data
from services.forms.tests.service.hearing import hear
from services.forms.tests.service.site import Site


class TestWhoIsGone:
    async def test_a_team_flags_what_waits_for_it(
        self, site: Site, asking: Asking, crew: Crew, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        await hear(service, runtime, identity_events.TeamDeleted(team_id=str(site.checkers)))
        hand = site.hand()
        submission_id = await hand.start()
        await asking.record(
            submission_id=submission_id,
            number=1,
            attempt_id=await asking.attempted(hand, submission_id),
            from_step_id=site.first,
            action_id=site.submit,
            to_step_id=site.second,
        )
        shown = await hand.detail(submission_id)
        assert (shown["needsAttention"], shown["attentionReason"]) == (True, "teamDeleted")

    async def test_a_team_flags_what_comes_to_it_at_that_moment(
        self, site: Site, asking: Asking, crew: Crew, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        attempt_id = await asking.attempted(hand, submission_id)
        transition = Transition(
            submission_id=UUID(submission_id),
            number=1,
            attempt_id=UUID(attempt_id),
            from_step_id=UUID(site.first),
            action_id=UUID(site.submit),
            to_step_id=UUID(site.second),
        )
        async with runtime.database.unit_of_work() as uow:
            await record_transition(uow, runtime, transition)
            deleted = identity_events.TeamDeleted(team_id=str(site.checkers))
            hearing = asyncio.create_task(hear(service, runtime, deleted))
            while not hearing.done() and not await _somebody_waits(runtime):
                await asyncio.sleep(0.01)
        await hearing
        shown = await hand.detail(submission_id)
        assert (shown["needsAttention"], shown["attentionReason"]) == (True, "teamDeleted")

    async def test_a_team_of_another_company_flags_nothing(
        self, site: Site, asking: Asking, crew: Crew, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        deleted = identity_events.TeamDeleted(team_id=str(site.checkers))
        await hear(service, runtime, deleted, company_id=uuid4())
        hand = site.hand()
        submission_id = await hand.start()
        await asking.record(
            submission_id=submission_id,
            number=1,
            attempt_id=await asking.attempted(hand, submission_id),
            from_step_id=site.first,
            action_id=site.submit,
            to_step_id=site.second,
        )
        shown = await hand.detail(submission_id)
        assert (shown["needsAttention"], shown["attentionReason"]) == (False, "")

    async def test_somebody_flags_their_drafts(
        self, site: Site, asking: Asking, crew: Crew, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        left, stays = site.hand("Left"), site.hand("Stays")
        submission_id, theirs = await left.start(), await stays.start()
        removed = identity_events.MemberRemoved(user_id=str(left.person.user_id))
        await hear(service, runtime, removed)
        shown = await stays.detail(submission_id)
        assert (shown["needsAttention"], shown["attentionReason"]) == (True, "submitterRemoved")
        assert [(await asking.route(each)).needs_attention for each in (submission_id, theirs)] == [
            True,
            False,
        ]
        for query, expected in ((True, [submission_id]), (False, [theirs]), (None, [theirs, submission_id])):
            asked = {} if query is None else {"needsAttention": query}
            listed = data(await stays.get("QuerySubmissions", **asked))
            assert [each["submissionId"] for each in listed["data"]] == expected

    async def test_somebody_who_came_back_goes_on_with_them(
        self, site: Site, asking: Asking, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        left = site.hand("Left")
        submission_id = await left.start()
        user_id = str(left.person.user_id)
        removed = identity_events.MemberRemoved(user_id=user_id)
        await hear(service, runtime, removed, revision=2)
        await hear(service, runtime, identity_events.MemberChanged(user_id=user_id), revision=3)
        # It comes once more, late.
        await hear(service, runtime, removed, revision=2)
        shown = await left.detail(submission_id)
        assert (shown["needsAttention"], shown["attentionReason"]) == (False, "")
        assert not (await asking.route(submission_id)).needs_attention
        *_, told = await published(runtime, SubmissionStands)
        assert (told.submission.submission_id, told.needs_attention) == (submission_id, False)

    async def test_what_they_left_becomes_a_todo_of_who_manages_the_project(
        self,
        site: Site,
        admin: Person,
        manager: Person,
        member: Person,
        stranger: Person,
        crew: Crew,
        flow: Flow,
        runtime: Runtime,
        service: ServiceDefinition,
    ) -> None:
        elsewhere = crew.person("Tower", Role.MANAGER, manages=(crew.tower,))
        left = site.hand("Left")
        submission_id = await left.start()
        people = (admin, manager, member, elsewhere, stranger)
        assert [(await site.somebody(each).counts())["myTurn"] for each in people] == [0] * 5
        await hear(service, runtime, identity_events.MemberRemoved(user_id=str(left.person.user_id)))
        assert [(await site.somebody(each).counts())["myTurn"] for each in people] == [1, 1, 0, 0, 0]
        hers = site.somebody(manager)
        (todo,) = data(await hers.get("QueryTodos", type=2))["data"]
        assert (todo["submissionId"], todo["isMyTurn"], todo["needsAttention"]) == (submission_id, True, True)
        assert todo["attentionReason"] == "submitterRemoved"
        of_their_own = await hers.start()
        counted = [(await site.somebody(each).counts())["needsAttention"] for each in people]
        assert counted == [1, 1, 0, 0, 0]
        assert [each["submissionId"] for each in data(await hers.get("QueryTodos", type=5))["data"]] == [
            submission_id
        ]
        assert data(await site.somebody(member).get("QueryTodos", type=5))["totalCount"] == 0
        data(await hers.submitting(of_their_own))
        data(await hers.submitting(submission_id))
        assert [(await site.somebody(each).counts())["myTurn"] for each in people] == [0] * 5


async def _somebody_waits(runtime: Runtime) -> bool:
    waiting = text("select count(*) from pg_locks where locktype = 'advisory' and not granted")
    async with runtime.database.reading() as uow:
        return (await uow.execute(waiting)).scalar_one() > 0
