"""Rules that ask where, by whom and when a form is filled in: by the service's word, never the sender's."""

from datetime import UTC, datetime
from typing import Any
from uuid import uuid4
from zoneinfo import ZoneInfo

import pytest
from chassis.access import Role
from chassis.testing.people import Person
from formwork.printout import Printout
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, new_id, row
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.test_conditions import ruled


def rule(kind: str, state: str, value: str | None = None, /, **said: Any) -> dict[str, Any]:
    """`said`: `step_ids` or `team_ids`, and outcomes with their field."""
    named = {"stepIds": said.pop("step_ids", []), "teamIds": said.pop("team_ids", [])}
    asked = {"type": kind, "fieldState": {"state": state, "value": value}, **named}
    does = [{"type": outcome, "fieldIds": [field_id]} for outcome, field_id in said.items()]
    return {"id": new_id(), "nestedConditions": [{"comparisonCondition": asked}], "outcomes": does}


async def required(answer: Any) -> list[str]:
    assert answer.status_code == 422, answer.text
    return [each["field"] for each in answer.json()["data"]["fields"] if each["code"] == "required"]


class TestTheStep:
    async def test_decides_what_is_required_there(self, site: Site, admin: Person, flow: Flow) -> None:
        width, remark = site.width["id"], site.remark["id"]
        await ruled(
            site,
            admin,
            rule("step", "anyOf", step_ids=[site.second], require=remark),
            rule("step", "noneOf", step_ids=[site.second], require=width),
        )
        hand, checker = site.hand(), site.checker()
        submission_id = await hand.start()
        assert await required(await hand.submitting(submission_id)) == [width]
        data(await hand.submitting(submission_id, {site.area["id"]: "Roof", width: "3"}))
        assert await required(await checker.approving(submission_id)) == [remark]
        data(await checker.approving(submission_id, {remark: "Fine"}))

    async def test_is_not_the_senders_to_say(self, site: Site, admin: Person, flow: Flow) -> None:
        width = site.width["id"]
        await ruled(site, admin, rule("step", "anyOf", step_ids=[site.first], readonly=width))
        hand = site.hand()
        submission_id = await hand.start()
        for said in (site.second, str(uuid4())):
            refused = await hand.saving(submission_id, {width: "3"}, said)
            assert refused.status_code in (404, 409)
        claimed = {"stepIds": [site.second], "teamIds": [], "version": "A", "today": ""}
        told = await hand.saving(submission_id, {width: "3"}, situation=claimed)
        assert told.status_code == 422
        assert width not in await hand.values(submission_id)


class TestTheTeam:
    async def test_is_that_of_who_fills_it_in(
        self, site: Site, admin: Person, crew: Crew, flow: Flow
    ) -> None:
        remark = site.remark["id"]
        await ruled(site, admin, rule("team", "noneOf", team_ids=[str(site.checkers)], hide=remark))
        hand, checker = site.hand(), site.checker()
        manager = Hand(site, crew.person("Mei", Role.MANAGER, manages=(crew.jetty,)))
        submission_id = await hand.start()
        data(await hand.submitting(submission_id))
        data(await checker.saving(submission_id, {remark: "Fine"}, site.second))
        # Of no such team: it counts as nothing, and what is pressed is without it.
        seen = await detail(manager, submission_id)
        assert seen["situation"]["teamIds"] == []
        data(await manager.approving(submission_id, reason="Nobody else is there"))
        assert remark not in await hand.values(submission_id)

    async def test_stays_that_of_who_pressed(
        self, site: Site, admin: Person, flow: Flow, asking: Asking
    ) -> None:
        remark = site.remark["id"]
        await ruled(site, admin, rule("team", "anyOf", team_ids=[str(site.checkers)], show=remark))
        hand, checker = site.hand(), site.checker()
        submission_id = await hand.start()
        assert (await detail(hand, submission_id))["situation"]["stepIds"] == [site.first]
        data(await hand.submitting(submission_id))
        data(await checker.approving(submission_id, {remark: "Fine"}))
        # Whoever reads it is of no team: what they see is what was submitted.
        told = (await detail(hand, submission_id))["situation"]
        assert (told["stepIds"], told["teamIds"]) == ([site.second], [str(site.checkers)])
        printed = Printout.model_validate_json(
            (await asking.printout(submission_id, named(hand.person))).printout
        )
        shown = {each.id: each.visible for each in printed.pages[0].components[-1].components}
        assert (shown[remark], printed.values[remark]) == (True, "Fine")
        steps = data(await hand.get("GetSubmissionProgress", submissionId=submission_id))["steps"]
        first = await process(hand, steps[0]["submissionProcessId"])
        assert (first["situation"]["stepIds"], first["situation"]["teamIds"]) == ([site.first], [])


class TestTheVersionAndToday:
    async def test_decide_what_is_required(self, site: Site, admin: Person, flow: Flow) -> None:
        width, length = site.width["id"], site.length["id"]
        await ruled(
            site,
            admin,
            rule("version", "isNot", "A", require=length),
            rule("today", "atLeast", "2020-01-01", require=width),
        )
        hand = site.hand()
        submission_id = await hand.start()
        assert await required(await hand.submitting(submission_id)) == [width]

    async def test_is_the_day_on_the_projects_clock(self, site: Site, flow: Flow) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        days = {datetime.now(UTC).astimezone(ZoneInfo("Asia/Singapore")).date().isoformat()}
        told = (await detail(hand, submission_id))["situation"]
        days.add(datetime.now(UTC).astimezone(ZoneInfo("Asia/Singapore")).date().isoformat())
        assert told["today"] in days
        assert told["version"] == "A"

    async def test_a_day_is_compared_with_today(self, site: Site, admin: Person, flow: Flow) -> None:
        due, width = field("dateTime", {"label": "Due"}), site.width["id"]
        desk = Desk(site.client, admin)
        drawn = await desk.body(site.template_id)
        drawn["pages"][0]["components"].append(row(due))
        data(await desk.save_body(site.template_id, drawn["version"], *drawn["pages"]))
        asked = {"fieldState": {"state": "less", "withToday": True}}
        part = {"fieldCondition": {"fieldId": due["id"]}, "comparisonCondition": asked}
        late = {"id": new_id(), "nestedConditions": [part]}
        await ruled(site, admin, {**late, "outcomes": [{"type": "require", "fieldIds": [width]}]})
        hand = site.hand()
        submission_id = await hand.start()
        sent = {site.area["id"]: "Roof", due["id"]: {"date": "2020-01-01"}}
        assert await required(await hand.submitting(submission_id, sent)) == [width]
        data(await hand.submitting(submission_id, {**sent, due["id"]: {"date": "2199-01-01"}}))


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (("step", "anyOf"), "conditionWithoutWhen"),
        (("step", "anyOf", {"step_ids": [str(uuid4())]}), "conditionUnknownStep"),
        (("team", "anyOf", {"team_ids": [str(uuid4())]}), "ruleTeamMissing"),
        (("version", "is"), "conditionWithoutWhen"),
    ],
)
async def test_what_is_wrong_keeps_the_form_from_being_published(
    site: Site, admin: Person, asked: tuple[Any, ...], code: str
) -> None:
    kind, state, *said = asked
    with pytest.raises(AssertionError, match=code):
        await ruled(site, admin, rule(kind, state, **(said[0] if said else {}), require=site.width["id"]))


async def detail(hand: Hand, submission_id: str) -> dict[str, Any]:
    return data(await hand.get("GetSubmissionDetail", submissionId=submission_id))


async def process(hand: Hand, process_id: str) -> dict[str, Any]:
    return data(await hand.get("GetSubmissionProcessDetail", submissionProcessId=process_id))
