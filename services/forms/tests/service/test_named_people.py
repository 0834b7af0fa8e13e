"""Whom fields offer that ask for people of the submission's project, and who is asked for nobody."""

from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.mail import Inbox
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data, page
from services.forms.tests.service.sharing import Visitor, new_token, sharing
from services.forms.tests.service.site import Hand
from services.forms.tests.service.test_directory_fields import Action, named
from services.forms.tests.service.test_listed_choices import refused


@pytest.fixture
async def action(client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow) -> Action:
    """The second step asks for somebody of the project, and its people are not on it."""
    del flow  # who presses is led on by it
    made = await Action.begin(client, crew, admin)
    made.checker_of["setting"] |= {"ofProject": True, "beginsWithOwn": False}
    made.checker_of["required"] = True
    data(await made.desk.save_body(made.template_id, 2, page(*made.fields())))
    data(await made.desk.publish(made.template_id))
    return made


@pytest.fixture
def ana(action: Action, crew: Crew) -> Person:
    person = crew.person("Ana Reyes", Role.MEMBER)
    action.on_project(person)
    return person


async def offered(hand: Hand, submission_id: str, **query: Any) -> list[str]:
    found = data(await hand.get("QueryProjectPeople", submissionId=submission_id, **query))
    return [each["fullName"] for each in found["data"]]


async def submitted(action: Action) -> str:
    hand = action.hand()
    action.on_project(hand.person)
    submission_id = await hand.start()
    data(await hand.submitting(submission_id, {}))
    return submission_id


class TestPeopleOfTheProject:
    async def test_are_offered_to_a_team_that_is_not_on_it_and_taken_from_it(
        self, action: Action, ana: Person
    ) -> None:
        submission_id, checker = await submitted(action), action.checker()
        assert await offered(checker, submission_id) == ["Ana Reyes", "Tan Bo"]
        chosen = {action.checker_of["id"]: named(ana.user_id)}
        data(await checker.approving(submission_id, values=chosen))

    async def test_are_searched_narrowed_and_paged(self, action: Action, ana: Person, crew: Crew) -> None:
        submission_id, checker = await submitted(action), action.checker()
        assert await offered(checker, submission_id, search="REY") == ["Ana Reyes"]
        assert await offered(checker, submission_id, pageCount=1, pageNumber=2) == ["Tan Bo"]
        assert await offered(checker, submission_id, teamIds=str(action.riggers)) == []
        crew.book.join_team(action.riggers, ana.user_id)
        # Somebody of the team who is not on the project would be refused: they are not offered.
        crew.book.join_team(action.riggers, checker.person.user_id)
        assert await offered(checker, submission_id, teamIds=str(action.riggers)) == ["Ana Reyes"]

    async def test_are_told_to_nobody_who_does_not_see_the_submission(
        self, action: Action, crew: Crew, stranger: Person
    ) -> None:
        submission_id = await submitted(action)
        passer_by = crew.person("Passer By", Role.MEMBER)
        for person, asked in (
            (passer_by, submission_id),
            (stranger, submission_id),
            (action.checker().person, str(uuid4())),
        ):
            answer = await action.somebody(person).get("QueryProjectPeople", submissionId=asked)
            assert answer.status_code == 404
            assert "Tan Bo" not in answer.text


class TestVisitors:
    async def test_are_not_held_up_by_whom_only_members_choose(
        self,
        action: Action,
        ana: Person,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
    ) -> None:
        submission_id, checker = await submitted(action), action.checker()
        missing = {(action.checker_of["id"], "required")}
        assert refused(await checker.approving(submission_id)) == missing
        secret = new_token()
        data(await sharing(checker, submission_id, secret), 201)
        visitor = await Visitor(action, submission_id, secret).prove(service, runtime, inbox)
        told = data(await visitor.get(f"SubmissionPrerequisites/{submission_id}"))
        assert (told["mayAct"], told["missingFieldIds"]) == (True, [])
        assert data(await visitor.pressing())["state"] == "done"
