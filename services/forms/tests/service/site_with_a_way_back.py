"""A form of three steps, of which the last can be sent back."""

from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

import httpx
from chassis.access import Role
from chassis.testing.people import COMPANY, Person

from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, new_id, page, short_text
from services.forms.tests.service.site import Hand, Site

if TYPE_CHECKING:
    from identity_client.testing.crew import Crew

ASKED = {"checksRequiredFields": None, "asksForReason": None}


class Drawn:
    """Nodes by a short name."""

    def __init__(self) -> None:
        self.ids: dict[str, str] = {}
        self._nodes: list[dict[str, Any]] = []
        self._edges: list[dict[str, Any]] = []

    def add(self, name: str, kind: str, /, **values: Any) -> None:
        self.ids[name] = new_id()
        self._nodes.append({"id": self.ids[name], "type": kind, "position": {"x": 0, "y": 0}, "data": values})

    def connect(self, *names: str) -> None:
        for source, target in pairwise(names):
            self._connect(source, target, {})

    def branch(self, source: str, target: str, when: dict[str, Any]) -> None:
        self._connect(source, target, {"when": when})

    def _connect(self, source: str, target: str, more: dict[str, Any]) -> None:
        kinds = {node["id"]: node["type"] for node in self._nodes}
        ends = self.ids[source], self.ids[target]
        self._edges.append(
            {
                "id": new_id(),
                "source": ends[0],
                "target": ends[1],
                "sourceHandle": f"{kinds[ends[0]]}Out",
                "targetHandle": f"{kinds[ends[1]]}In",
                **more,
            }
        )

    @property
    def workflow(self) -> dict[str, Any]:
        return {"nodes": self._nodes, "edges": self._edges}


class SiteWithAWayBack(Site):
    """Filling in, by whoever starts it → Check, of the checkers → Approval, of the approvers, which approves
    or sends back `to` an earlier step. Each step has a field of its own."""

    ids: Mapping[str, str]
    approvers: UUID
    findings: dict[str, Any]
    signed: dict[str, Any]
    checked_by: dict[str, Any]

    @classmethod
    async def drawn(
        cls,
        client: httpx.AsyncClient,
        crew: "Crew",
        admin: Person,
        *,
        to: str = "fill",
        clears: bool = False,
        kind: str = "backToPrevious",
        filling: Mapping[str, Any] | None = None,
        check: Mapping[str, Any] | None = None,
        approval: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> "SiteWithAWayBack":
        site = cls()
        site.client, site.crew, site.project_id = client, crew, str(crew.jetty)
        site.checkers = crew.book.add_team("Checkers", company_id=COMPANY)
        site.approvers = crew.book.add_team("Approvers", company_id=COMPANY)
        drawn = Drawn()
        drawn.add("fill", "step", stepName="Filling in", triggerStep=True, **(filling or {}))
        drawn.add("submit", "button", name="Submit", **ASKED)
        drawn.add("check", "step", stepName="Check", teamIds=[str(site.checkers)], **(check or {}))
        drawn.add("checked", "button", name="Checked", **ASKED)
        another = {"needsAnotherPerson": True, **(approval or {})}
        drawn.add("approval", "step", stepName="Approval", teamIds=[str(site.approvers)], **another)
        drawn.add("approve", "button", name="Approve", color="#14634D", **ASKED)
        drawn.add("return", "button", name="Send back", order=1, **ASKED)
        drawn.add("back", kind, startFromStepId=[str(uuid4())], isClearRecord=clears, **more)
        drawn.add("close", "close")
        drawn.connect("fill", "submit", "check", "checked", "approval", "approve", "close")
        drawn.connect("approval", "return", "back", to)
        if approval is not None:
            drawn.add("conditions", "button", name="Approve with conditions", order=2, **ASKED)
            drawn.connect("approval", "conditions", "close")
        site.ids = drawn.ids
        site.first, site.second = drawn.ids["fill"], drawn.ids["check"]
        site.submit, site.approve = drawn.ids["submit"], drawn.ids["checked"]
        desk = Desk(client, admin)
        site.template_id = (await desk.create("Site inspection"))["formTemplateId"]
        data(await desk.save_workflow(site.template_id, 1, drawn.workflow))
        site.area, site.remark, site.findings, site.signed, site.checked_by = (
            short_text("Area", required=True),
            short_text("Remark"),
            short_text("Findings"),
            field("signature", {"label": "Signed"}),
            field("signature", {"label": "Checked by"}),
        )
        site.remark["setting"]["steps"] = [drawn.ids["check"]]
        site.checked_by["setting"]["steps"] = [drawn.ids["check"]]
        site.findings["setting"]["steps"] = [drawn.ids["approval"]]
        fields = (site.area, site.remark, site.findings, site.signed, site.checked_by)
        data(await desk.save_body(site.template_id, 1, page(*fields)))
        data(await desk.publish(site.template_id))
        return site

    def approver(self, name: str = "Ong Li") -> Hand:
        return Hand(self, self.crew.person(name, Role.MEMBER, teams=(self.approvers,)))

    def approver_of_the_project(self, name: str) -> Hand:
        person = self.crew.person(name, Role.MEMBER, projects=(self.crew.jetty,), teams=(self.approvers,))
        return Hand(self, person)

    async def press(self, hand: Hand, submission_id: str, step: str, button: str, **more: Any) -> Any:
        """By the short names of step and button; `values` by field."""
        answer = await hand.pressing(
            submission_id,
            self.ids[step],
            self.ids[button],
            more.get("values", {}),
            more.get("key", str(uuid4())),
            more.get("reason"),
        )
        return data(answer)

    async def at_approval(self, hand: Hand, checker: Hand) -> str:
        submission_id = await hand.start()
        filled = {self.area["id"]: "Roof"}
        await self.press(hand, submission_id, "fill", "submit", values=filled)
        remark = {self.remark["id"]: "Wet"}
        await self.press(checker, submission_id, "check", "checked", values=remark)
        return submission_id

    async def way(self, hand: Hand, submission_id: str) -> list[dict[str, Any]]:
        return data(await hand.get("GetSubmissionProgress", submissionId=submission_id))["steps"]
