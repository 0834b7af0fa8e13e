"""What forms promises to workflow-runner and to pdf, over gRPC."""

from collections.abc import AsyncGenerator
from typing import Any
from uuid import UUID, uuid4

import pytest
from chassis.access import Access, Role
from chassis.errors import BadRequest, Conflict, NotFound, ServiceError, Unauthorized
from chassis.rpc import RpcChannel, start_rpc_server
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.callers import credentials_of
from chassis.testing.directory import free_address
from chassis.testing.events import published
from chassis.testing.people import COMPANY, Person
from contracts.forms.v1 import events_pb2, forms_pb2, forms_pb2_grpc
from contracts.identity.v1 import events_pb2 as identity_events
from formwork.printout import Printout
from formwork.workflow import Tone
from sqlalchemy import text

from services.forms.tests.conftest import Crew
from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.test_files import saved_photo


class Asking:
    """As another service asks."""

    def __init__(self, runtime: Runtime, runner: RpcChannel, pdf: RpcChannel) -> None:
        self.runtime, self._runner, self._pdf = runtime, runner, pdf
        self._flow = forms_pb2_grpc.SubmissionFlowServiceStub(runner.channel)
        self._printout = forms_pb2_grpc.PrintoutServiceStub(pdf.channel)

    async def route(self, submission_id: str) -> forms_pb2.GetRouteResponse:
        request = forms_pb2.GetRouteRequest(submission_id=submission_id)
        return await self._runner.call(self._flow.GetRoute, request)

    async def record(self, **said: object) -> forms_pb2.RecordTransitionResponse:
        request = forms_pb2.RecordTransitionRequest(**said)  # pyright: ignore[reportArgumentType]
        return await self._runner.call(self._flow.RecordTransition, request)

    async def printout(
        self, submission_id: str, reader: forms_pb2.Reader, **said: object
    ) -> forms_pb2.GetPrintoutResponse:
        request = forms_pb2.GetPrintoutRequest(submission_id=submission_id, reader=reader, **said)  # pyright: ignore[reportArgumentType]
        return await self._pdf.call(self._printout.GetPrintout, request)

    async def image(
        self, submission_id: str, file_id: str, reader: forms_pb2.Reader
    ) -> forms_pb2.GetPrintImageResponse:
        request = forms_pb2.GetPrintImageRequest(submission_id=submission_id, file_id=file_id, reader=reader)
        return await self._pdf.call(self._printout.GetPrintImage, request)

    async def attempted(self, hand: Hand, submission_id: str) -> str:
        """The first step pressed while the runner is away: its attempt."""
        assert (await hand.submitting(submission_id, key=str(uuid4()))).status_code == 503
        async with self.runtime.database.reading() as uow:
            found = await uow.execute(
                text("select id from attempt where submission_id = :id order by created_at desc limit 1"),
                {"id": UUID(submission_id)},
            )
            return str(found.scalar_one())


def named(person: Person, **more: Any) -> forms_pb2.Reader:
    """As pdf names somebody."""
    names: dict[str, Any] = {
        "user_id": str(person.user_id),
        "company_id": str(person.company_id),
        "session_id": str(uuid4()),
    }
    return forms_pb2.Reader(**names | more)


@pytest.fixture
async def asking(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[Asking]:
    address = free_address()
    own = runtime.settings.model_copy(update={"grpc_port": int(address.rsplit(":", 1)[1])})
    server = await start_rpc_server(service.rpc_services(runtime), own, runtime.credentials)
    channels = {
        name: RpcChannel("forms", address, credentials_of(name)) for name in ("workflow-runner", "pdf")
    }
    yield Asking(runtime, channels["workflow-runner"], channels["pdf"])
    for channel in channels.values():
        await channel.close()
    await server.stop(grace=None)


class TestATransition:
    async def test_is_written_once_by_number_and_attempt(
        self, site: Site, asking: Asking, runtime: Runtime
    ) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        attempt_id = await asking.attempted(hand, submission_id)
        other = await asking.attempted(site.hand("Ng Ah"), submission_id)
        said = {
            "submission_id": submission_id,
            "number": 1,
            "from_step_id": site.first,
            "action_id": site.submit,
            "to_step_id": site.second,
        }
        with pytest.raises(Conflict):
            await asking.record(**{**said, "number": 2}, attempt_id=attempt_id)
        first = await asking.record(**said, attempt_id=attempt_id)
        assert (first.number, first.reference_number, first.current_step_id) == (1, "SI-0007", site.second)
        assert await asking.record(**said, attempt_id=attempt_id) == first
        with pytest.raises(Conflict, match="was submitted by Tan Bo already"):
            await asking.record(**said, attempt_id=other)
        assert len(await published(runtime, events_pb2.StepSubmitted)) == 1
        route = await asking.route(submission_id)
        assert (route.transitions, route.current_step_id) == (1, site.second)

    async def test_keeps_what_was_checked_over_an_autosave_in_between(
        self, site: Site, asking: Asking
    ) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        attempt_id = await asking.attempted(hand, submission_id)
        data(await hand.saving(submission_id, {site.area["id"]: "Something else", site.width["id"]: "9"}))
        await asking.record(
            submission_id=submission_id,
            number=1,
            attempt_id=attempt_id,
            from_step_id=site.first,
            action_id=site.submit,
            to_step_id=site.second,
        )
        values = await hand.values(submission_id)
        assert values[site.area["id"]] == "Roof"
        assert site.width["id"] not in values

    async def test_needs_an_attempt_and_a_way(self, site: Site, asking: Asking) -> None:
        submission_id = await site.hand().start()
        said = {"submission_id": submission_id, "number": 1, "from_step_id": site.first}
        with pytest.raises(ServiceError):
            await asking.record(**said, action_id=site.submit, attempt_id=str(uuid4()), closes=True)
        with pytest.raises(ServiceError):
            await asking.record(**said, action_id=site.submit, attempt_id=str(uuid4()))
        with pytest.raises(NotFound):
            await asking.route(str(uuid4()))

    async def test_leads_where_the_button_is_drawn_to_lead_whatever_the_runner_says(
        self, site: Site, asking: Asking
    ) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        said = {
            "submission_id": submission_id,
            "number": 1,
            "attempt_id": await asking.attempted(hand, submission_id),
            "from_step_id": site.first,
            "action_id": site.submit,
        }
        for elsewhere in ({"closes": True}, {"to_step_id": site.first}, {"to_step_id": str(uuid4())}):
            with pytest.raises(BadRequest, match="does not lead there"):
                await asking.record(**said, **elsewhere)
        assert (await asking.route(submission_id)).transitions == 0


class TestThePaper:
    async def test_shows_what_is_entered_with_a_revision_that_follows(
        self, site: Site, asking: Asking
    ) -> None:
        hand = site.hand()
        submission_id = await hand.start(values={site.width["id"]: "3", site.length["id"]: "2"})
        answer = await asking.printout(submission_id, named(hand.person))
        printout = Printout.model_validate_json(answer.printout)
        assert (printout.title, printout.company_name) == ("Site inspection", "Northbank Builders")
        assert printout.values[site.size["id"]] == "6.00"
        again = await asking.printout(submission_id, named(hand.person), revision_only=True)
        assert (again.revision, again.printout) == (answer.revision, b"")
        data(await hand.saving(submission_id, {site.area["id"]: "Roof"}))
        later = await asking.printout(submission_id, named(hand.person), revision_only=True)
        assert later.revision != answer.revision

    async def test_tells_which_button_ended_it(self, site: Site, flow: Flow, asking: Asking) -> None:
        hand = site.hand()
        submission_id = await hand.submitted()
        answer = await asking.printout(submission_id, named(hand.person))
        assert Printout.model_validate_json(answer.printout).outcome is None
        data(await site.checker().refusing(submission_id))
        answer = await asking.printout(submission_id, named(hand.person))
        outcome = Printout.model_validate_json(answer.printout).outcome
        assert outcome is not None
        assert (outcome.name, outcome.tone) == ("Refuse", Tone.BAD)

    async def test_is_for_those_who_may_read_it_whatever_is_said_of_them(
        self, site: Site, asking: Asking, crew: Crew, stranger: Person
    ) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        photo = await saved_photo(hand, submission_id)
        elsewhere = crew.person("Tower", Role.MEMBER, projects=(crew.tower,))
        removed = crew.person("Removed", None, projects=(crew.jetty,))
        for person in (elsewhere, removed, stranger):
            reader = named(person, company_id=str(COMPANY), sees_all_projects=True)
            reader.project_ids.append(site.project_id)
            with pytest.raises(NotFound):
                await asking.printout(submission_id, reader)
            with pytest.raises(NotFound):
                await asking.printout(submission_id, reader, revision_only=True)
            with pytest.raises(NotFound):
                await asking.image(submission_id, photo["fileId"], reader)

    async def test_is_for_nobody_without_a_sign_in_that_lives(
        self, site: Site, asking: Asking, crew: Crew
    ) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        photo = await saved_photo(hand, submission_id)
        hand.person.set(Access(session_active=False))
        asking.runtime.access.forget_user(hand.person.user_id)
        with pytest.raises(Unauthorized):
            await asking.printout(submission_id, named(hand.person))
        with pytest.raises(Unauthorized):
            await asking.image(submission_id, photo["fileId"], named(hand.person))
        with pytest.raises(BadRequest):
            await asking.image(submission_id, photo["fileId"], forms_pb2.Reader())

    async def test_has_its_pictures(self, site: Site, asking: Asking) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        photo = await saved_photo(hand, submission_id)
        image = await asking.image(submission_id, photo["fileId"], named(hand.person))
        assert (image.content_type, image.content[:3]) == ("image/jpeg", b"\xff\xd8\xff")
        answer = await asking.printout(submission_id, named(hand.person))
        printed = Printout.model_validate_json(answer.printout)
        assert printed.files[photo["fileId"]].is_picture
        assert printed.files[photo["fileId"]].by == "Tan Bo"
        with pytest.raises(NotFound):
            await asking.image(str(uuid4()), photo["fileId"], named(hand.person))


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
        await subscription.handle(uow, event, runtime)
