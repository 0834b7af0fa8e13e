"""What waits for a team or a person that is no longer there."""

from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import as_heard
from chassis.testing.people import COMPANY, Person
from contracts.identity.v1 import events_pb2 as identity_events

from services.forms.tests.conftest import Crew
from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Site


class TestWhoIsGone:
    async def test_a_team_flags_what_waits_for_it(
        self, site: Site, asking: Asking, crew: Crew, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        await _hear(service, runtime, identity_events.TeamDeleted(team_id=str(site.checkers)))
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

    async def test_somebody_flags_their_drafts(
        self, site: Site, asking: Asking, crew: Crew, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        left, stays = site.hand("Left"), site.hand("Stays")
        submission_id, theirs = await left.start(), await stays.start()
        removed = identity_events.MemberRemoved(user_id=str(left.person.user_id))
        await _hear(service, runtime, removed)
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
        await _hear(service, runtime, identity_events.MemberRemoved(user_id=str(left.person.user_id)))
        assert [(await site.somebody(each).counts())["myTurn"] for each in people] == [1, 1, 0, 0, 0]
        hers = site.somebody(manager)
        (todo,) = data(await hers.get("QueryTodos", type=2))["data"]
        assert (todo["submissionId"], todo["isMyTurn"], todo["needsAttention"]) == (submission_id, True, True)
        data(await hers.submitting(submission_id))
        assert [(await site.somebody(each).counts())["myTurn"] for each in people] == [0] * 5


async def _hear(
    service: ServiceDefinition,
    runtime: Runtime,
    event: identity_events.TeamDeleted | identity_events.MemberRemoved,
) -> None:
    """As the consumer hears of it."""
    event.company_id = str(COMPANY)
    (subscription,) = [each for each in service.subscriptions if each.event is type(event)]
    async with runtime.database.unit_of_work() as uow:
        await subscription.handle(uow, event, as_heard(event), runtime)
