"""Rules that ask who or what is chosen: published with people, teams, projects and items that are there."""

import threading
from typing import Any
from uuid import UUID, uuid4

import httpx
import orjson
import pytest
from chassis.access import Role
from chassis.testing.people import COMPANY, Person
from identity_client.testing.crew import Crew

from services.forms.tests.service.desk import TEMPLATE, Desk, data
from services.forms.tests.service.directory import Action
from services.forms.tests.service.drawing import new_id, page
from services.forms.tests.service.listing import Lists, listed


@pytest.fixture
async def action(client: httpx.AsyncClient, crew: Crew, admin: Person) -> Action:
    return await Action.begin(client, crew, admin)


def asking(field: dict[str, Any], *named: tuple[UUID, str]) -> list[dict[str, Any]]:
    items = [{"id": str(each), "label": label} for each, label in named]
    compared = {"fieldState": {"state": "anyOf", "named": items}}
    part = {"fieldCondition": {"fieldId": field["id"]}, "comparisonCondition": compared}
    # In a group of its own: rules are looked through however deep they go.
    return [{"logicType": "and", "nestedConditions": [part]}]


def asks(field: dict[str, Any], target: dict[str, Any], *named: tuple[UUID, str]) -> dict[str, Any]:
    outcome = {"type": "require", "fieldIds": [target["id"]]}
    return {"id": new_id(), "nestedConditions": asking(field, *named), "outcomes": [outcome]}


async def ruled(
    action: Action, *rules: dict[str, Any], more: tuple[dict[str, Any], ...] = ()
) -> list[tuple[str, str, str]]:
    version = (await action.desk.body(action.template_id))["version"]
    drawn = {**page(*action.fields(), *more), "conditions": [*rules]}
    data(await action.desk.save_body(action.template_id, version, drawn))
    query = {"formTemplateId": action.template_id}
    problems = data(await action.desk.get(f"{TEMPLATE}/GetPublishProblems", **query))["problems"]
    return [(each["code"], each["subjectId"], each["message"]) for each in problems]


class TestPublishing:
    async def test_takes_whom_identity_knows(self, action: Action, crew: Crew) -> None:
        ana = crew.person("Ana Reyes", Role.MEMBER)
        rules = (
            asks(action.by, action.told, (ana.user_id, "Ana Reyes")),
            asks(action.team, action.told, (action.riggers, "Riggers")),
            asks(action.place, action.told, (crew.jetty, "Jetty 4")),
        )
        assert await ruled(action, *rules) == []
        data(await action.desk.publish(action.template_id))

    async def test_says_who_left_by_the_rule_that_asks_for_them(self, action: Action, crew: Crew) -> None:
        ana = crew.person("Ana Reyes", Role.MEMBER)
        crew.book.add_user(ana.user_id, "Ana Lim", company_id=COMPANY, role=None)
        rule = asks(action.by, action.told, (ana.user_id, "Ana Reyes"))
        said = "This rule asks for Ana Lim, who left the company. Choose somebody else."
        assert await ruled(action, rule) == [("rulePersonLeft", rule["id"], said)]
        assert (await action.desk.publish(action.template_id)).status_code == 422

    @pytest.mark.parametrize("of", ["by", "team", "place", "helper"])
    async def test_says_what_never_was_and_what_is_another_companys(
        self, action: Action, crew: Crew, stranger: Person, of: str
    ) -> None:
        crew.book.add_user(stranger.user_id, "Secret Boss", company_id=stranger.company_id)
        theirs = {
            "by": stranger.user_id,
            "helper": stranger.user_id,
            "team": crew.book.add_team("Secret team", company_id=stranger.company_id),
            "place": crew.book.add_project("Secret site", company_id=stranger.company_id),
        }[of]
        rule = asks(getattr(action, of), action.told, (theirs, "Crew"), (uuid4(), "Crew"), (theirs, "Crew"))
        said = "This rule asks for “Crew”, which is not there any more. Choose anew."
        found = [each for each in await ruled(action, rule) if each[0] == "ruleNamedMissing"]
        assert found == [("ruleNamedMissing", rule["id"], said)] * 2

    async def test_reads_the_form_once_and_not_where_others_wait(
        self, action: Action, crew: Crew, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ana = crew.person("Ana Reyes", Role.MEMBER)
        trade = listed("Trade", await Lists(action.desk).make("Trades"))
        read, loads = list[bool](), orjson.loads

        def counted(text: Any) -> Any:
            if isinstance(text, str) and action.by["id"] in text:
                read.append(threading.current_thread() is threading.main_thread())
            return loads(text)

        rule = asks(action.by, action.told, (ana.user_id, "Ana Reyes"))
        await ruled(action, rule, more=(trade,))
        monkeypatch.setattr(orjson, "loads", counted)
        await action.problems()
        assert read == [False]

    async def test_asks_nobody_where_no_rule_names_anybody(self, action: Action, crew: Crew) -> None:
        answered = {"fieldState": {"state": "notEmpty"}}
        part = {"fieldCondition": {"fieldId": action.by["id"]}, "comparisonCondition": answered}
        outcome = {"type": "require", "fieldIds": [action.told["id"]]}
        assert await ruled(action, {"id": new_id(), "nestedConditions": [part], "outcomes": [outcome]}) == []


class TestBranches:
    async def test_say_what_they_compare_with_and_is_not_there(
        self, action: Action, crew: Crew, stranger: Person
    ) -> None:
        ana = crew.person("Ana Reyes", Role.MEMBER)
        crew.book.add_user(ana.user_id, "Ana Lim", company_id=COMPANY, role=None)
        lists = Lists(action.desk)
        trades = await lists.make("Trades")
        piling = await lists.add(trades, "Piling")
        trade = listed("Trade", trades)
        data(await lists.changing(trades, piling, isArchived=True))
        theirs = crew.book.add_team("Secret team", company_id=stranger.company_id)
        team = {"type": "team", "fieldState": {"state": "anyOf"}, "teamIds": [str(theirs)]}
        fork = await branching(
            action,
            asking(action.by, (ana.user_id, "Ana Reyes"), (stranger.user_id, "Boss")),
            asking(trade, (UUID(piling), "Piling")),
            [{"comparisonCondition": team}],
        )
        archived = (
            "Branch 2 asks for “Piling”, which is archived in its list. Take it out of the archive, or "
            "choose another."
        )
        assert await ruled(action, more=(trade,)) == [
            ("branchItemArchived", fork, archived),
            (
                "branchTeamMissing",
                fork,
                "Branch 3 names a team that is not there any more. Choose its teams anew.",
            ),
            (
                "branchPersonLeft",
                fork,
                "Branch 1 asks for Ana Lim, who left the company. Choose somebody else.",
            ),
            (
                "branchNamedMissing",
                fork,
                "Branch 1 asks for “Boss”, which is not there any more. Choose anew.",
            ),
        ]
        assert (await action.desk.publish(action.template_id)).status_code == 422

    async def test_are_published_with_whom_identity_knows(self, action: Action, crew: Crew) -> None:
        ana = crew.person("Ana Reyes", Role.MEMBER)
        await branching(action, asking(action.by, (ana.user_id, "Ana Reyes")))
        assert await ruled(action) == []


async def branching(action: Action, *whens: list[dict[str, Any]]) -> str:
    """Behind the first step the workflow is asked which way to take. Returns the condition's id."""
    drawn = await action.desk.workflow(action.template_id)
    nodes, edges = drawn["nodes"], drawn["edges"]
    close = next(each for each in nodes if each["type"] == "close")
    second = next(each for each in nodes if each["id"] == action.second)

    def node(kind: str, **values: Any) -> dict[str, Any]:
        nodes.append({"id": new_id(), "type": kind, "position": {"x": 0, "y": 0}, "data": values})
        return nodes[-1]

    def lead(source: dict[str, Any], target: dict[str, Any], **more: Any) -> None:
        handles = {"sourceHandle": f"{source['type']}Out", "targetHandle": f"{target['type']}In"}
        edges.append({"id": new_id(), "source": source["id"], "target": target["id"], **handles, **more})

    fork = node("condition", name="Which way")
    onward = next(each for each in edges if each["source"] == action.submit)
    onward |= {"target": fork["id"], "targetHandle": "conditionIn"}
    for at, when in enumerate(whens):
        step = second if at == 0 else node("step", stepName=f"Way {at}", teamIds=[str(action.checkers)])
        lead(fork, step, when={"logicType": "and", "nestedConditions": when})
        if at > 0:
            button = node("button", name="Done")
            lead(step, button)
            lead(button, close)
    lead(fork, close)
    drawing = {"nodes": nodes, "edges": edges}
    data(await action.desk.save_workflow(action.template_id, drawn["version"], drawing))
    return str(fork["id"])


class TestItemsOfLists:
    async def test_are_taken_whatever_they_are_called_now(self, action: Action) -> None:
        lists = Lists(action.desk)
        trades = await lists.make("Trades")
        piling = await lists.add(trades, "Piling")
        trade = listed("Trade", trades)
        rule = asks(trade, action.told, (UUID(piling), "Piling"))
        data(await lists.changing(trades, piling, label="Bored piling"))
        assert await ruled(action, rule, more=(trade,)) == []
        data(await action.desk.publish(action.template_id))

    async def test_that_nobody_can_choose_any_more_are_told_by_the_rule(self, action: Action) -> None:
        lists = Lists(action.desk)
        trades, zones = await lists.make("Trades"), await lists.make("Zones")
        piling, east = await lists.add(trades, "Piling"), await lists.add(zones, "East")
        trade = listed("Trade", trades)
        rule = asks(trade, action.told, (UUID(piling), "Piles"), (UUID(east), "East"), (uuid4(), "Gone"))
        data(await lists.changing(trades, piling, isArchived=True))
        gone = "This rule asks for “{}”, which is not there any more. Choose anew."
        archived = (
            "This rule asks for “Piling”, which is archived in its list. Take it out of the archive, or "
            "choose another."
        )
        assert await ruled(action, rule, more=(trade,)) == [
            ("ruleItemArchived", rule["id"], archived),
            ("ruleNamedMissing", rule["id"], gone.format("East")),
            ("ruleNamedMissing", rule["id"], gone.format("Gone")),
        ]
        assert (await action.desk.publish(action.template_id)).status_code == 422

    async def test_of_another_company_are_told_as_what_never_was(
        self, action: Action, client: httpx.AsyncClient, stranger: Person
    ) -> None:
        theirs = Lists(Desk(client, stranger))
        secret = await theirs.add(await theirs.make("Trades"), "Secret")
        trade = listed("Trade", await Lists(action.desk).make("Trades"))
        problems = await ruled(action, asks(trade, action.told, (UUID(secret), "Mine")), more=(trade,))
        assert [(code, "Mine" in said, "Secret" in said) for code, _, said in problems] == [
            ("ruleNamedMissing", True, False)
        ]
