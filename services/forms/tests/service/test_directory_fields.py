"""Fields that name people, teams and projects: they are there, and are called as identity calls them."""

import json
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.mail import Inbox
from chassis.testing.people import COMPANY, Person
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.directory import Action, called, named
from services.forms.tests.service.drawing import page
from services.forms.tests.service.sharing import Visitor, new_token, sharing
from services.forms.tests.service.site import Hand
from services.forms.tests.service.starting import Passer
from services.forms.tests.service.starting import opening as opening_link
from services.forms.tests.service.test_copying import copying, whys
from services.forms.tests.service.test_listed_choices import refused


@pytest.fixture
async def action(client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow) -> Action:
    del flow  # who presses is led on by it
    made = await Action.begin(client, crew, admin)
    data(await made.desk.publish(made.template_id))
    return made


@pytest.fixture
def hand(action: Action) -> Hand:
    return action.hand()


@pytest.fixture
def ana(crew: Crew) -> Person:
    return crew.person("Ana Reyes", Role.MEMBER)


async def saved(hand: Hand, field: dict[str, Any], value: dict[str, Any]) -> list[tuple[str, str]]:
    """Why it was refused; beside something that is taken."""
    beside = {hand.site.by["id"]: None} if isinstance(hand.site, Action) else {}
    answer = await hand.saving(await hand.start(), {**beside, field["id"]: value})
    if answer.status_code == 422:
        return [*refused(answer)]
    return [(each["field"], each["code"]) for each in data(answer)["refused"]]


class TestChoosing:
    async def test_is_kept_with_what_identity_calls_it(
        self, action: Action, hand: Hand, ana: Person, crew: Crew
    ) -> None:
        action.on_project(ana)
        crew.book.join_team(action.riggers, ana.user_id)
        submission_id = await hand.start()
        place = crew.jetty
        values = {
            action.by["id"]: named(ana.user_id),
            action.told["id"]: named(ana.user_id),
            action.rigger["id"]: named(ana.user_id),
            action.team["id"]: named(action.riggers),
            action.place["id"]: named(place),
        }
        assert data(await hand.saving(submission_id, values))["refused"] == []
        kept = await hand.values(submission_id)
        for each in (action.by, action.told, action.rigger):
            assert kept[each["id"]] == {"listed": [called(ana.user_id, "Ana Reyes")]}
        assert kept[action.team["id"]] == {"listed": [called(action.riggers, "Riggers")]}
        assert kept[action.place["id"]] == {"listed": [called(place, "Jetty 4")]}
        # Pressed and begun with, it is looked up as well.
        begun = await hand.start(values={action.by["id"]: named(ana.user_id)})
        data(await hand.submitting(begun, {action.by["id"]: named(ana.user_id, label="Owner")}))
        assert (await hand.values(begun))[action.by["id"]]["listed"][0]["label"] == "Ana Reyes"

    async def test_in_a_table_too(self, action: Action, hand: Hand, ana: Person) -> None:
        row_id = action.crews["components"][1][0]["id"]

        def rows(user_id: UUID) -> dict[str, Any]:
            cells = {action.helper["id"]: named(user_id)}
            return {action.crews["id"]: {"rows": [{"id": row_id, "cells": cells}]}}

        submission_id = await hand.start()
        data(await hand.saving(submission_id, rows(ana.user_id)))
        kept = (await hand.values(submission_id))[action.crews["id"]]
        assert kept["rows"][0]["cells"][action.helper["id"]]["listed"] == [called(ana.user_id, "Ana Reyes")]
        assert refused(await hand.saving(submission_id, rows(uuid4()))) == {
            (action.crews["id"], "unknownOption")
        }

    async def test_strangers_and_such_as_never_were_are_refused_and_not_told_of(
        self, action: Action, hand: Hand, crew: Crew, stranger: Person
    ) -> None:
        other = uuid4()
        crew.book.add_user(stranger.user_id, "Secret Boss", company_id=stranger.company_id)
        theirs = crew.book.add_team("Secret team", company_id=other)
        hidden = crew.book.add_project("Secret site", company_id=other)
        for asked, ids in (
            (action.by, (stranger.user_id, uuid4())),
            (action.team, (theirs, uuid4())),
            # Of a project that they are not in they learn nothing either.
            (action.place, (hidden, crew.tower, uuid4())),
        ):
            for each in ids:
                answer = await hand.starting(values={asked["id"]: named(each)})
                assert refused(answer) == {(asked["id"], "unknownOption")}
                assert "Secret" not in answer.text
                assert "Tower" not in answer.text

    async def test_who_left_is_chosen_nowhere_and_stays_where_they_were(
        self, action: Action, hand: Hand, crew: Crew, ana: Person
    ) -> None:
        submission_id = await hand.start()
        data(await hand.saving(submission_id, {action.by["id"]: named(ana.user_id)}))
        crew.book.add_user(ana.user_id, "Ana Lim", company_id=COMPANY, role=None)
        assert await saved(hand, action.by, named(ana.user_id)) == [(action.by["id"], "personLeft")]
        data(await hand.submitting(submission_id, {action.by["id"]: named(ana.user_id)}))
        assert (await hand.values(submission_id))[action.by["id"]]["listed"] == [
            called(ana.user_id, "Ana Reyes")
        ]

    async def test_of_people_those_that_the_field_asks_for(
        self, action: Action, hand: Hand, ana: Person
    ) -> None:
        told, rigger = action.told["id"], action.rigger["id"]
        assert await saved(hand, action.told, named(ana.user_id)) == [(told, "notAskedFor")]
        assert await saved(hand, action.rigger, named(ana.user_id)) == [(rigger, "notAskedFor")]

    async def test_as_many_as_the_field_asks_for(
        self, action: Action, hand: Hand, ana: Person, crew: Crew
    ) -> None:
        bo = crew.person("Bo Tan", Role.MEMBER)
        for each in (ana, bo):
            action.on_project(each)
        both = named(ana.user_id, bo.user_id)
        assert await saved(hand, action.by, both) == [(action.by["id"], "oneOption")]
        assert await saved(hand, action.told, both) == []

    async def test_an_archived_project_is_not_offered(
        self, action: Action, crew: Crew, admin: Person, runtime: Runtime
    ) -> None:
        await crew.archive(crew.tower, runtime)
        boss = action.somebody(admin)
        assert await saved(boss, action.place, named(crew.tower)) == [(action.place["id"], "noLongerListed")]

    async def test_while_identity_is_away_what_was_chosen_stays_and_nobody_new_is(
        self, action: Action, hand: Hand, crew: Crew, ana: Person
    ) -> None:
        submission_id = await hand.start()
        data(await hand.saving(submission_id, {action.by["id"]: named(ana.user_id)}))
        crew.book.is_away = True
        kept = await hand.saving(submission_id, {action.by["id"]: named(ana.user_id)})
        assert data(kept)["refused"] == []
        late = await hand.saving(submission_id, {action.by["id"]: named(hand.person.user_id)})
        assert late.status_code == 503


class TestBeginning:
    async def test_with_who_begins_and_with_the_project(self, action: Action, hand: Hand, crew: Crew) -> None:
        kept = await hand.values(await hand.start())
        assert kept == {
            action.who["id"]: {"listed": [called(hand.person.user_id, "Tan Bo")]},
            action.place["id"]: {"listed": [called(crew.jetty, "Jetty 4")]},
        }

    async def test_not_with_somebody_whom_the_field_does_not_ask_for(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person
    ) -> None:
        action = await Action.begin(client, crew, admin)
        action.who["setting"]["teamIds"] = [str(action.riggers)]
        data(await action.desk.save_body(action.template_id, 2, page(*action.fields())))
        data(await action.desk.publish(action.template_id))
        begun = await action.hand().start()
        assert action.who["id"] not in await action.hand().values(begun)
        rigger = crew.person("Rae", Role.MEMBER, projects=(crew.jetty,), teams=(action.riggers,))
        hand = action.somebody(rigger)
        assert action.who["id"] in await hand.values(await hand.start())


class TestVisitors:
    async def test_choose_nobody_and_send_on_what_was_chosen(
        self,
        action: Action,
        hand: Hand,
        ana: Person,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
    ) -> None:
        submission_id = await hand.start()
        data(await hand.submitting(submission_id, {}))
        checker = action.checker()
        data(
            await checker.saving(submission_id, {action.checker_of["id"]: named(ana.user_id)}, action.second)
        )
        secret = new_token()
        data(await sharing(checker, submission_id, secret), 201)
        visitor = await Visitor(action, submission_id, secret).prove(service, runtime, inbox)
        refusal = await visitor.saving({action.checker_of["id"]: named(hand.person.user_id)})
        assert refused(refusal) == {(action.checker_of["id"], "chosenByMembers")}
        data(await visitor.saving({action.checker_of["id"]: named(ana.user_id)}))

    async def test_begin_with_the_project(
        self,
        action: Action,
        crew: Crew,
        admin: Person,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
    ) -> None:
        boss, secret = action.somebody(admin), new_token()
        data(await opening_link(boss, secret), 201)
        passer = Passer(action, secret)
        code = await passer.code(service, runtime, inbox)
        begun = data(await passer.verifying(code))["submissionId"]
        assert await boss.values(begun) == {action.place["id"]: {"listed": [called(crew.jetty, "Jetty 4")]}}


class TestPublishing:
    @pytest.fixture
    async def action(self, client: httpx.AsyncClient, crew: Crew, admin: Person) -> Action:
        return await Action.begin(client, crew, admin)

    async def test_no_form_is_drawn_with_a_name(self, action: Action, ana: Person) -> None:
        action.by["value"] = named(ana.user_id, label="The owner himself")
        data(await action.desk.save_body(action.template_id, 2, page(*action.fields())))
        assert await action.problems() == {("defaultValue", action.by["id"])}

    async def test_teams_that_are_not_there(self, action: Action) -> None:
        action.rigger["setting"]["teamIds"] = [str(uuid4())]
        action.helper["setting"]["teamIds"] = [str(uuid4())]
        data(await action.desk.save_body(action.template_id, 2, page(*action.fields())))
        assert await action.problems() == {
            ("fieldTeamMissing", action.rigger["id"]),
            ("fieldTeamMissing", action.helper["id"]),
        }


async def test_is_copied_as_it_is_called_today_or_not_at_all(
    action: Action, hand: Hand, crew: Crew, ana: Person
) -> None:
    bo = crew.person("Bo Tan", Role.MEMBER)
    source = await hand.start(
        values={action.by["id"]: named(ana.user_id), action.who["id"]: named(bo.user_id)}
    )
    crew.book.add_user(ana.user_id, "Ana Lim", company_id=COMPANY)
    crew.book.add_user(bo.user_id, "Bo Tan", company_id=COMPANY, role=None)
    target = await hand.start()
    copied = data(await copying(hand, target, source, replaces=True))
    assert (await hand.values(target))[action.by["id"]]["listed"] == [called(ana.user_id, "Ana Lim")]
    assert whys(copied)["Begun by"] == "unfit"


async def test_is_listed_found_and_exported_by_what_it_was_called(
    action: Action, hand: Hand, ana: Person
) -> None:
    await hand.start(values={action.by["id"]: named(ana.user_id)})
    await hand.start()
    query = {"formTemplateId": action.template_id, "fields": action.by["id"]}
    asked = json.dumps([{"fieldId": action.by["id"], "contains": "reyes"}])
    found = data(await hand.get("QuerySubmissions", **query, fieldFilters=asked))["data"]
    assert [each["values"] for each in found] == [{action.by["id"]: "Ana Reyes"}]
    file = await hand.get("ExportSubmissions", **query, format="csv")
    assert "Ana Reyes" in file.text
