"""What forms promises to workflow-runner and to pdf, over gRPC."""

from uuid import uuid4

import pytest
from chassis.access import Access, Role
from chassis.errors import BadRequest, Conflict, NotFound, ServiceError, Unauthorized
from chassis.runtime import Runtime
from chassis.testing.events import published
from chassis.testing.people import COMPANY, Person
from contracts.forms.v1 import events_pb2, forms_pb2
from formwork.printout import Printout
from formwork.workflow import Tone
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import data
from services.forms.tests.service.pictures import saved_photo
from services.forms.tests.service.site import Site


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
        assert first.pressed_by_user_id == str(hand.person.user_id)
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

    async def test_is_another_revision_once_a_release_tells_more_on_it(
        self, site: Site, asking: Asking, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        before = await asking.printout(submission_id, named(hand.person), revision_only=True)
        again = await asking.printout(submission_id, named(hand.person), revision_only=True)
        assert again.revision == before.revision
        monkeypatch.setattr("forms.printout.service._SHAPE", "of the next release")
        later = await asking.printout(submission_id, named(hand.person), revision_only=True)
        assert later.revision != before.revision

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
        assert printed.files[photo["fileId"]].at is not None
        with pytest.raises(NotFound):
            await asking.image(str(uuid4()), photo["fileId"], named(hand.person))
