"""Whom fields offer that ask for people of the submission's project, and who is asked for nobody."""

from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.access import Access, Actor, Origin, Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.mail import Inbox
from chassis.testing.people import COMPANY, Person
from forms.submission.naming import Known
from formwork.fields.directory import DirectorySetting
from formwork.problems import Problem
from formwork.testing import an_id
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data, page
from services.forms.tests.service.directory import Action, called, named
from services.forms.tests.service.sharing import Visitor, new_token, sharing
from services.forms.tests.service.site import Hand
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


class TestAskingIdentity:
    async def test_is_about_whom_is_named_anew_alone(self, action: Action, ana: Person, crew: Crew) -> None:
        hand, asked = action.hand(), crew.book.asked
        action.on_project(hand.person)
        bo = crew.person("Bo Tan", Role.MEMBER, teams=(action.riggers,))
        submission_id, row_id = await hand.start(), action.crews["components"][1][0]["id"]

        def values(*helpers: Person) -> dict[str, Any]:
            rows = [
                {"id": row_id if at == 0 else an_id(500 + at), "cells": {helper_id: named(each.user_id)}}
                for at, each in enumerate(helpers)
            ]
            return {
                action.rigger["id"]: named(bo.user_id),
                action.told["id"]: named(ana.user_id),
                action.crews["id"]: {"rows": rows},
            }

        helper_id = action.helper["id"]
        data(await hand.saving(submission_id, values(ana)))
        before = dict(asked)
        assert data(await hand.saving(submission_id, values(ana)))["refused"] == []
        assert dict(asked) == before
        assert data(await hand.saving(submission_id, values(ana, bo)))["refused"] == []
        # Neither the team nor the project of the fields that stayed as they were.
        more = {name: count - before.get(name, 0) for name, count in asked.items()}
        assert {name: count for name, count in more.items() if count} == {"GetUsers": 1}
        before = dict(asked)
        data(await hand.submitting(submission_id, values(ana, bo)))
        assert asked["GetUsers"] == before["GetUsers"]
        kept = (await hand.values(submission_id))[action.crews["id"]]["rows"]
        assert [each["cells"][helper_id]["listed"][0]["label"] for each in kept] == ["Ana Reyes", "Bo Tan"]

    async def test_who_was_there_a_moment_ago_stays_though_somebody_took_them_away(
        self, action: Action, ana: Person
    ) -> None:
        item, gone = called(ana.user_id, "Ana Reyes"), uuid4()
        actor = Actor(action.hand().person.user_id, uuid4(), COMPANY, Origin("", ""), Access(True))
        known = Known(actor, kept={item["id"]: item})
        assert known.look(DirectorySetting(label="By"), {**item, "label": "whatever"}, None) == item
        told = known.look(DirectorySetting(label="By"), called(gone, "whatever"), None)
        assert isinstance(told, Problem)


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


async def test_of_more_than_a_save_may_name_anew_none_is_asked_about(
    action: Action, crew: Crew, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is kept already costs nothing: a long table is saved part by part."""
    monkeypatch.setattr("forms.submission.naming.MOST_NAMED_ANEW", 2)
    hand = action.hand()
    action.on_project(hand.person)
    people = [crew.person(name, Role.MEMBER) for name in ("Ana Reyes", "Bo Tan", "Chi Ng")]
    for each in people:
        action.on_project(each)
    submission_id = await hand.start()

    def told(count: int) -> dict[str, Any]:
        return {action.told["id"]: named(*(each.user_id for each in people[:count]))}

    answer = await hand.saving(submission_id, told(3))
    assert (answer.status_code, answer.json()["message"]) == (
        422,
        "Choose up to 2 people, teams and projects at a time: save some of them first.",
    )
    data(await hand.saving(submission_id, told(2)))
    data(await hand.saving(submission_id, told(3)))
    assert len((await hand.values(submission_id))[action.told["id"]]["listed"]) == 3
