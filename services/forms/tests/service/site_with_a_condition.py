"""A purchase request: what costs more than 10,000 goes to the director, with tax more than 100,000 to the
board; everything else is done once it is submitted."""

from typing import TYPE_CHECKING, Any
from uuid import UUID

import httpx
from chassis.testing.people import COMPANY, Person

from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, new_id, page, short_text
from services.forms.tests.service.site import Hand
from services.forms.tests.service.site_with_a_way_back import ASKED, Drawn, SiteWithAWayBack

if TYPE_CHECKING:
    from identity_client.testing.crew import Crew


def asks(field_id: str, state: str, value: Any = None, **more: Any) -> dict[str, Any]:
    asked = {"fieldState": {"state": state, "value": value, **more}}
    part = {"fieldCondition": {"fieldId": field_id}, "comparisonCondition": asked}
    return {"logicType": "and", "nestedConditions": [part]}


def _of_team(team_id: UUID) -> dict[str, Any]:
    asked = {"type": "team", "fieldState": {"state": "anyOf"}, "teamIds": [str(team_id)]}
    return {"logicType": "and", "nestedConditions": [{"comparisonCondition": asked}]}


class SiteWithACondition(SiteWithAWayBack):
    cost: dict[str, Any]
    total: dict[str, Any]
    approved_cost: dict[str, Any]

    @classmethod
    async def with_condition(
        cls,
        client: httpx.AsyncClient,
        crew: "Crew",
        admin: Person,
        *,
        hides_cost: bool = False,
        by_team: bool = False,
    ) -> "SiteWithACondition":
        """`by_team`: who presses decides, not what it costs: of directors it is large."""
        site = cls()
        site.client, site.crew, site.project_id = client, crew, str(crew.jetty)
        site.approvers = crew.book.add_team("Directors", company_id=COMPANY)
        site.area, site.cost = short_text("What"), field("number", {"label": "Cost", "decimalPlaces": 2})
        site.total = field("calculation", {"label": "With tax", "formula": f"{{{site.cost['id']}}} * 2"})
        site.approved_cost = field("number", {"label": "Approved cost"})
        drawn = Drawn()
        drawn.add("fill", "step", stepName="Request", triggerStep=True)
        drawn.add("submit", "button", name="Submit", **ASKED)
        drawn.add("large", "condition", name="How much?")
        drawn.add("huge", "condition", name="Board?")
        teams = [str(site.approvers)]
        drawn.add("director", "step", stepName="Director", teamIds=teams)
        drawn.add("board", "step", stepName="Board", teamIds=teams)
        for step in ("director", "board"):
            drawn.add(f"{step} approves", "button", name="Approve", color="#14634D", **ASKED)
            drawn.add(f"{step} closes", "close")
        drawn.add("close", "close")
        drawn.connect("fill", "submit", "large")
        by_cost = asks(site.cost["id"], "more", "10000")
        drawn.branch("large", "huge", _of_team(site.approvers) if by_team else by_cost)
        drawn.connect("large", "close")
        drawn.branch("huge", "board", asks(site.total["id"], "more", "100000"))
        drawn.connect("huge", "director")
        drawn.connect("director", "director approves", "director closes")
        drawn.connect("board", "board approves", "board closes")
        site.ids = drawn.ids
        site.approved_cost["setting"]["steps"] = [drawn.ids["director"]]
        desk = Desk(client, admin)
        site.template_id = (await desk.create("Purchase request"))["formTemplateId"]
        data(await desk.save_workflow(site.template_id, 1, drawn.workflow))
        fields = (site.area, site.cost, site.total, site.approved_cost)
        shown = page(*fields)
        if hides_cost:
            free = asks(site.area["id"], "is", "free")
            hides = {"type": "hide", "fieldIds": [site.cost["id"]]}
            shown["conditions"] = [{"id": new_id(), **free, "outcomes": [hides]}]
        data(await desk.save_body(site.template_id, 1, shown))
        data(await desk.publish(site.template_id))
        return site

    async def asked_for(self, hand: Hand, cost: str | None, **more: Any) -> tuple[str, Any]:
        submission_id = await hand.start()
        values = {} if cost is None else {self.cost["id"]: cost}
        return submission_id, await self.press(hand, submission_id, "fill", "submit", values=values, **more)
