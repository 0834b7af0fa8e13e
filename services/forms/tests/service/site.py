"""A form in use: filled in by one team, approved by another, with people of both."""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

import httpx
from chassis.access import Role
from chassis.testing.people import COMPANY, Person

from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, new_id, page, short_text, two_steps

if TYPE_CHECKING:
    from identity_client.testing.crew import Crew

SUBMISSION = "/api/Submission"
FIRST_DUE_IN_HOURS, SECOND_DUE_IN_HOURS = 8, 24


class Site:
    """`first` has the fields area, width, length, photos; `second`, of the checkers, the remark."""

    client: httpx.AsyncClient
    crew: "Crew"
    template_id: str
    first: str
    second: str
    submit: str
    approve: str
    refuse: str
    project_id: str
    checkers: UUID

    @classmethod
    async def open(
        cls,
        client: httpx.AsyncClient,
        crew: "Crew",
        admin: Person,
        *,
        buttons: Mapping[str, Any] | None = None,
        approval: Mapping[str, Any] | None = None,
        is_remark_required: bool = False,
        overdue_press: str | None = None,
    ) -> "Site":
        """Where nothing is said, as forms were drawn before buttons and steps could say it. `overdue_press`:
        `refuse` or `approve`, an hour after it was due."""
        site = cls()
        site.client, site.crew, site.project_id = client, crew, str(crew.jetty)
        site.checkers = crew.book.add_team("Checkers", company_id=COMPANY)
        desk = Desk(client, admin)
        site.template_id = (await desk.create("Site inspection"))["formTemplateId"]
        drawn = two_steps()
        site.first, site.second = (each["id"] for each in drawn["nodes"] if each["type"] == "step")
        site.submit, site.approve = (each["id"] for each in drawn["nodes"] if each["type"] == "button")
        for node in drawn["nodes"]:
            if node["id"] == site.first:
                node["data"] |= {"dueInHours": FIRST_DUE_IN_HOURS}
            if node["id"] == site.second:
                node["data"] |= {
                    "teamIds": [str(site.checkers)],
                    "stepName": "Approval",
                    "dueInHours": SECOND_DUE_IN_HOURS,
                    **(approval or {}),
                }
            if node["type"] == "button":
                node["data"] |= buttons or {}
        site.refuse = _draw_refusal(drawn, site.approve)
        if overdue_press is not None:
            (second,) = (each for each in drawn["nodes"] if each["id"] == site.second)
            second["data"]["overduePress"] = {"buttonId": getattr(site, overdue_press), "afterHours": 1}
        data(await desk.save_workflow(site.template_id, 1, drawn))
        site.area = short_text("Area", required=True)
        site.width, site.length = short_text("Width"), short_text("Length")
        product = f"{{{site.width['id']}}}*{{{site.length['id']}}}"
        site.size = field("calculation", {"label": "Size", "formula": product, "decimalPlaces": 2})
        allowed = {
            "label": "Photos",
            "allowedTypes": ["jpg", "png", "pdf", "xlsx", "docx", "csv", "svg"],
            "most": 3,
        }
        site.photos = field("upload", allowed)
        site.remark = short_text("Remark", required=is_remark_required)
        site.remark["setting"]["steps"] = [site.second]
        shown = page(site.area, site.width, site.length, site.size, site.photos, site.remark)
        data(await desk.save_body(site.template_id, 1, shown))
        numbering = {"referenceNumberPrefix": "SI-", "referenceNumberStartsFrom": "0007"}
        data(await desk.save_detail(site.template_id, 1, **numbering))
        data(await desk.publish(site.template_id))
        return site

    area: dict[str, Any]
    width: dict[str, Any]
    length: dict[str, Any]
    size: dict[str, Any]
    photos: dict[str, Any]
    remark: dict[str, Any]

    def hand(self, name: str = "Tan Bo") -> "Hand":
        """Somebody of the project."""
        return Hand(self, self.crew.person(name, Role.MEMBER, projects=(self.crew.jetty,)))

    def checker(self, name: str = "Chua Mei") -> "Hand":
        """Of the checkers, but not of the project."""
        return Hand(self, self.crew.person(name, Role.MEMBER, teams=(self.checkers,)))

    def somebody(self, person: Person) -> "Hand":
        return Hand(self, person)


def _draw_refusal(drawn: dict[str, Any], approve: str) -> str:
    """A red button that goes where the other goes: out of the same step and to the end."""
    refuse = new_id()
    (approval,) = (each for each in drawn["nodes"] if each["id"] == approve)
    data = {**approval["data"], "name": "Refuse", "color": "#A02C18", "order": 1}
    drawn["nodes"].append({**approval, "id": refuse, "data": data})
    for edge in [each for each in drawn["edges"] if approve in (each["source"], each["target"])]:
        ends = {end: refuse if edge[end] == approve else edge[end] for end in ("source", "target")}
        drawn["edges"].append({**edge, **ends, "id": new_id()})
    return refuse


class Hand:
    """Somebody with the form in hand: one call a line."""

    def __init__(self, site: Site, person: Person) -> None:
        self.site, self.person = site, person

    async def get(self, call: str, **query: Any) -> httpx.Response:
        return await self.site.client.get(f"{SUBMISSION}/{call}", params=query, headers=self.person.headers)

    async def _send(self, method: str, call: str, body: dict[str, Any], key: str | None) -> httpx.Response:
        headers = {**self.person.headers, "Content-Type": "application/json"}
        if key is not None:
            headers["Idempotency-Key"] = key
        content = json.dumps(body)
        return await self.site.client.request(
            method, f"{SUBMISSION}/{call}", content=content, headers=headers
        )

    async def starting(
        self, submission_id: str | None = None, *, key: str | None = None, **more: Any
    ) -> httpx.Response:
        body = {"formTemplateId": self.site.template_id, "projectId": self.site.project_id, **more}
        if submission_id is not None:
            body["submissionId"] = submission_id
        return await self._send("POST", "CreateSubmission", body, key)

    async def start(self, **more: Any) -> str:
        return data(await self.starting(str(uuid4()), **more), 201)["submissionId"]

    async def saving(
        self, submission_id: str, values: dict[str, Any], step_id: str | None = None, **more: Any
    ) -> httpx.Response:
        body = {"submissionId": submission_id, "stepId": step_id or self.site.first, "values": values}
        return await self._send("PUT", "SaveStep", {**body, **more}, None)

    async def discarding(self, submission_id: str) -> httpx.Response:
        return await self._send("POST", "DiscardDraft", {"submissionId": submission_id}, None)

    async def deleting(self, submission_id: str) -> httpx.Response:
        return await self._send("POST", "DeleteSubmission", {"submissionId": submission_id}, None)

    async def restoring(self, submission_id: str) -> httpx.Response:
        return await self._send("POST", "RestoreSubmission", {"submissionId": submission_id}, None)

    async def deleted(self) -> list[dict[str, Any]]:
        return data(await self.get("QueryDeletedSubmissions"))["data"]

    async def noting_export(self, **query: Any) -> httpx.Response:
        return await self.site.client.post(
            f"{SUBMISSION}/NoteExport", params=query, json={"count": 1_000}, headers=self.person.headers
        )

    async def submitting(
        self, submission_id: str, values: dict[str, Any] | None = None, *, key: str | None = None
    ) -> httpx.Response:
        """The first step."""
        sent = {self.site.area["id"]: "Roof"} if values is None else values
        return await self.pressing(submission_id, self.site.first, self.site.submit, sent, key)

    async def approving(
        self,
        submission_id: str,
        values: dict[str, Any] | None = None,
        *,
        key: str | None = None,
        reason: str | None = None,
    ) -> httpx.Response:
        step, button = self.site.second, self.site.approve
        return await self.pressing(submission_id, step, button, values or {}, key, reason)

    async def refusing(self, submission_id: str, *, reason: str | None = None) -> httpx.Response:
        return await self.pressing(
            submission_id, self.site.second, self.site.refuse, {}, str(uuid4()), reason
        )

    async def submitted(self) -> str:
        """A submission that waits for the checkers."""
        submission_id = await self.start()
        data(await self.submitting(submission_id))
        return submission_id

    async def detail(self, submission_id: str) -> dict[str, Any]:
        return data(await self.get("GetSubmissionDetail", submissionId=submission_id))

    async def values(self, submission_id: str) -> dict[str, Any]:
        shown = await self.detail(submission_id)
        fields = [each for page in shown["pages"] for row in page["components"] for each in row["components"]]
        return {each["id"]: each["value"] for each in fields if each["value"] is not None}

    async def counts(self) -> dict[str, int]:
        return data(await self.get("GetTodoCounts"))

    async def upload(
        self,
        submission_id: str,
        name: str,
        content: bytes,
        file_id: str | None = None,
        *,
        key: str | None = None,
    ) -> httpx.Response:
        form = {
            "submissionId": submission_id,
            "fieldId": self.site.photos["id"],
            "fileId": file_id or str(uuid4()),
        }
        return await self.site.client.post(
            "/api/FormFiles/UploadResources",
            data=form,
            files={"file": (name, content)},
            headers={**self.person.headers, **({"Idempotency-Key": key} if key else {})},
        )

    async def pressing(
        self,
        submission_id: str,
        step_id: str,
        action_id: str,
        values: dict[str, Any],
        key: str | None = None,
        reason: str | None = None,
        number: int | None = None,
        position: dict[str, float] | None = None,
    ) -> httpx.Response:
        body: dict[str, Any] = {"submissionId": submission_id, "stepId": step_id, "submitActionId": action_id}
        if position is not None:
            body["position"] = position
        if reason is not None:
            body["reason"] = reason
        if number is not None:
            body["number"] = number
        return await self._send("POST", "SubmitStep", {**body, "values": values}, key)
