"""Rules of a form: saved with its body, and enforced as the screen shows them."""

from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.testing.people import Person
from formwork.printout import Printout
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import SETTING, Desk, data
from services.forms.tests.service.drawing import field, new_id, row
from services.forms.tests.service.site import Site

OTHER_NAME = "/api/SubmissionTemplateSetting"


def rule(field: dict[str, Any], state: str, asked_for: Any = None, /, **outcomes: Any) -> dict[str, Any]:
    """`outcomes`: the fields of each, or what else it says."""
    asked = {"fieldState": {"state": state, "value": asked_for}}
    part = {"fieldCondition": {"fieldId": field["id"]}, "comparisonCondition": asked}
    does: list[dict[str, Any]] = [
        {"type": kind, **said} if isinstance(said, dict) else {"type": kind, "fieldIds": [said]}
        for kind, said in outcomes.items()
    ]
    return {"id": new_id(), "nestedConditions": [part], "outcomes": does}


class Rules:
    """The four calls, by one of the names they have."""

    def __init__(
        self, client: httpx.AsyncClient, person: Person, template_id: str, area: str = SETTING
    ) -> None:
        self.client, self.person, self.template_id, self.area = client, person, template_id, area

    async def _send(self, method: str, call: str, **body: Any) -> httpx.Response:
        sent = {"formTemplateId": self.template_id, **body}
        return await self.client.request(
            method, f"{self.area}/{call}", json=sent, headers=self.person.headers
        )

    async def all(self) -> dict[str, Any]:
        path = f"{self.area}/GetFormConditions/{self.template_id}"
        return data(await self.client.get(path, headers=self.person.headers))

    async def create(self, condition: dict[str, Any], version: int | None = None) -> httpx.Response:
        seen = (await self.all())["version"] if version is None else version
        return await self._send("POST", "CreateFormCondition", version=seen, condition=condition)

    async def update(self, condition: dict[str, Any], version: int) -> httpx.Response:
        return await self._send("PUT", "UpdateFormCondition", version=version, condition=condition)

    async def delete(self, *ids: str, version: int) -> httpx.Response:
        return await self._send("DELETE", "DeleteFormConditions", version=version, conditionIds=ids)


@pytest.fixture
def rules(client: httpx.AsyncClient, admin: Person, site: Site) -> Rules:
    return Rules(client, admin, site.template_id)


async def ruled(site: Site, admin: Person, *conditions: dict[str, Any]) -> None:
    rules = Rules(site.client, admin, site.template_id)
    for each in conditions:
        data(await rules.create(each))
    data(await Desk(site.client, admin).publish(site.template_id))


class TestTheCalls:
    @pytest.mark.parametrize("area", [SETTING, OTHER_NAME])
    async def test_keep_rules_with_the_body(self, site: Site, admin: Person, area: str) -> None:
        rules = Rules(site.client, admin, site.template_id, area)
        version = (await rules.all())["version"]
        first, second = (rule(site.area, "notEmpty", show=site.width["id"]) for _ in range(2))
        assert data(await rules.create(first))["version"] == version + 1
        data(await rules.create(second))
        changed = {**first, "outcomes": [{"type": "hide", "fieldIds": [site.width["id"]]}]}
        data(await rules.update(changed, version + 2))
        assert await rules.all() == {
            "formTemplateId": site.template_id,
            "version": version + 3,
            "conditions": [changed, second],
        }
        body = await Desk(site.client, admin).body(site.template_id)
        assert [each["id"] for each in body["pages"][0]["conditions"]] == [first["id"], second["id"]]
        data(await rules.delete(first["id"], second["id"], version=version + 3))
        assert (await rules.all())["conditions"] == []

    async def test_refuse_what_others_changed_meanwhile(self, site: Site, rules: Rules) -> None:
        one = rule(site.area, "notEmpty", show=site.width["id"])
        assert (await rules.create(one, version=1)).status_code == 409
        version = data(await rules.create(one))["version"]
        assert (await rules.create(one)).status_code == 409
        assert (await rules.update({**one, "id": new_id()}, version)).status_code == 404
        assert (await rules.delete(one["id"], new_id(), version=version)).status_code == 404
        assert len((await rules.all())["conditions"]) == 1

    @pytest.mark.parametrize(
        "broken",
        [
            {},
            {"id": "1"},
            {"id": new_id(), "outcomes": "all"},
            {"id": new_id(), "outcomes": [{"type": "explode"}]},
            {"id": new_id(), "nestedConditions": [{"nestedConditions": [{"code": "1"}]}]},
            {"id": new_id(), "script": "alert(1)"},
        ],
    )
    async def test_take_no_broken_rule(self, rules: Rules, broken: dict[str, Any]) -> None:
        assert (await rules.create(broken)).status_code == 422
        assert (await rules.all())["conditions"] == []

    async def test_are_the_editors_alone(self, site: Site, crew: Crew, stranger: Person) -> None:
        member = crew.person("Tan Bo", Role.MEMBER, projects=(crew.jetty,))
        one = rule(site.area, "notEmpty", show=site.width["id"])
        theirs = Rules(site.client, member, site.template_id)
        assert (await theirs.all())["conditions"] == []
        assert (await theirs.create(one, version=2)).status_code == 403
        manager = crew.person("Mei", Role.MANAGER, projects=(crew.tower,))
        assert (await Rules(site.client, manager, site.template_id).create(one, 2)).status_code == 403
        outside = Rules(site.client, stranger, site.template_id)
        assert (await outside.create(one, version=2)).status_code == 404

    async def test_what_is_wrong_keeps_the_form_from_being_published(
        self, site: Site, rules: Rules, admin: Person
    ) -> None:
        data(await rules.create(rule(site.area, "more", "3", show=site.width["id"])))
        refused = await Desk(site.client, admin).publish(site.template_id)
        assert refused.status_code == 422
        assert [each["code"] for each in refused.json()["data"]["fields"]] == ["conditionUnfit"]


class TestASubmission:
    async def test_loses_what_is_hidden_when_it_is_submitted_and_not_before(
        self, site: Site, admin: Person, flow: Flow
    ) -> None:
        area, width = site.area["id"], site.width["id"]
        await ruled(site, admin, rule(site.area, "is", "Roof", show=width))
        hand = site.hand()
        submission_id = await hand.start()
        data(await hand.saving(submission_id, {area: "Roof", width: "3"}))
        data(await hand.saving(submission_id, {area: "Cellar"}))
        assert (await hand.values(submission_id))[width] == "3"
        # A client that sends it all the same changes nothing about it.
        data(await hand.submitting(submission_id, {area: "Cellar", width: "4"}))
        assert width not in await hand.values(submission_id)
        progress = data(await hand.get("GetSubmissionProgress", submissionId=submission_id))
        first = progress["steps"][0]["submissionProcessId"]
        kept = data(await hand.get("GetSubmissionProcessDetail", submissionProcessId=first))
        assert kept["values"] == {area: "Cellar", site.size["id"]: "0.00"}

    async def test_needs_what_a_rule_requires_where_it_is_shown(
        self, site: Site, admin: Person, flow: Flow
    ) -> None:
        width, length = site.width["id"], site.length["id"]
        await ruled(
            site,
            admin,
            rule(site.area, "is", "Roof", require=width),
            rule(site.width, "is", "9", hide=length, require={"fieldIds": [length]}),
        )
        hand = site.hand()
        submission_id = await hand.start()
        refused = await hand.submitting(submission_id, {site.area["id"]: "roof"})
        assert [(each["field"], each["code"]) for each in refused.json()["data"]["fields"]] == [
            (width, "required")
        ]
        moved = data(await hand.submitting(submission_id, {site.area["id"]: "roof", width: "9"}))
        assert moved["number"] == 1

    async def test_nobody_changes_what_a_rule_locks(self, site: Site, admin: Person, flow: Flow) -> None:
        area, width = site.area["id"], site.width["id"]
        await ruled(site, admin, rule(site.area, "is", "Roof", readonly=width))
        hand = site.hand()
        submission_id = await hand.start()
        data(await hand.saving(submission_id, {width: "3"}))
        # Typed before it was locked, and sent together.
        data(await hand.saving(submission_id, {width: "4", area: "Roof"}))
        refused = await hand.saving(submission_id, {width: "5"})
        assert [each["code"] for each in refused.json()["data"]["fields"]] == ["readonly"]
        pressed = await hand.submitting(submission_id, {area: "Roof", width: "6"})
        assert [each["code"] for each in pressed.json()["data"]["fields"]] == ["readonly"]
        data(await hand.submitting(submission_id, {area: "Roof"}))
        assert (await hand.values(submission_id))[width] == "4"

    async def test_has_the_value_that_a_rule_fills_in(self, site: Site, admin: Person, flow: Flow) -> None:
        area, width, length = site.area["id"], site.width["id"], site.length["id"]
        given = {"value": {"fieldIds": [length], "value": "10"}}
        await ruled(site, admin, rule(site.area, "is", "Roof", **given))
        hand = site.hand()
        submission_id = await hand.start()
        data(await hand.saving(submission_id, {area: "Roof", width: "2", length: "7"}))
        # What was typed is kept below it, and computed with is what is shown.
        values = await hand.values(submission_id)
        assert (values[length], values[site.size["id"]]) == ("7", "20.00")
        data(await hand.submitting(submission_id, {}))
        values = await hand.values(submission_id)
        assert (values[length], values[site.size["id"]]) == ("10", "20.00")

    async def test_lets_go_of_a_choice_that_is_no_longer_offered(
        self, site: Site, admin: Person, flow: Flow
    ) -> None:
        options = [{"id": number, "label": f"Crane {number}"} for number in (1, 2)]
        crane = field("singleSelection", {"label": "Crane", "options": options})
        desk = Desk(site.client, admin)
        drawn = await desk.body(site.template_id)
        drawn["pages"][0]["components"].append(row(crane))
        data(await desk.save_body(site.template_id, drawn["version"], *drawn["pages"]))
        offered = {"options": {"fieldIds": [crane["id"]], "optionIds": [2]}}
        await ruled(site, admin, rule(site.area, "is", "Roof", **offered))
        hand = site.hand()
        submission_id = await hand.start()
        area, chosen = site.area["id"], {"selected": [1], "other": None}
        data(await hand.saving(submission_id, {area: "Roof", crane["id"]: chosen}))
        # It comes back while the step is open.
        assert (await hand.values(submission_id))[crane["id"]] == chosen
        data(await hand.submitting(submission_id, {}))
        assert crane["id"] not in await hand.values(submission_id)

    async def test_stays_with_the_rules_it_began_with(self, site: Site, admin: Person, flow: Flow) -> None:
        hand = site.hand()
        before = await hand.start()
        await ruled(site, admin, rule(site.area, "notEmpty", require=site.width["id"]))
        data(await hand.submitting(before))
        after = await hand.start()
        assert (await hand.submitting(after)).status_code == 422

    async def test_begins_with_nothing_that_is_locked(self, site: Site, admin: Person) -> None:
        await ruled(site, admin, rule(site.area, "empty", readonly=site.width["id"]))
        hand = site.hand()
        refused = await hand.starting(str(uuid4()), values={site.width["id"]: "3"})
        assert [each["code"] for each in refused.json()["data"]["fields"]] == ["readonly"]


async def test_paper_shows_what_the_form_showed(
    site: Site, admin: Person, flow: Flow, asking: Asking
) -> None:
    await ruled(site, admin, rule(site.area, "is", "Roof", show=site.width["id"], hide=site.length["id"]))
    hand = site.hand()
    submission_id = await hand.start(values={site.area["id"]: "Roof", site.width["id"]: "3"})
    told = await asking.printout(submission_id, named(hand.person))
    printed = Printout.model_validate_json(told.printout)
    shown = {
        field.id: field.visible
        for page in printed.pages
        for row in page.components
        for field in row.components
    }
    assert (shown[site.width["id"]], shown[site.length["id"]]) == (True, False)
