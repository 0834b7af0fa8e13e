"""Somebody at the desk where templates are made: one call a line, answers unpacked."""

import json
from collections.abc import Sequence
from typing import Any
from uuid import UUID

import httpx
from chassis.testing.people import Person

from services.forms.tests.service.drawing import page, short_text, with_teams

A_TEAM = UUID("01a20aac-0000-7000-8000-00000000000a")
"""Identity knows it, in the tests of forms, as one of each company."""
TEMPLATE, SETTING = "/api/FormTemplate", "/api/FormTemplateSetting"


class Desk:
    def __init__(self, client: httpx.AsyncClient, person: Person) -> None:
        self.client = client
        self.person = person

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.client.get(path, params=query, headers=self.person.headers)

    async def post(self, path: str, body: dict[str, Any], **headers: str) -> httpx.Response:
        return await self.client.post(path, json=body, headers={**self.person.headers, **headers})

    async def put(self, path: str, body: dict[str, Any]) -> httpx.Response:
        # As browsers write it: what is no text goes as an escape.
        content = json.dumps(body)
        headers = {**self.person.headers, "Content-Type": "application/json"}
        return await self.client.put(path, content=content, headers=headers)

    async def create(self, name: str = "Site diary", **more: Any) -> dict[str, Any]:
        body = {"name": name, **{key: _plain(value) for key, value in more.items()}}
        return data(await self.post(f"{TEMPLATE}/CreateFormTemplate", body), 201)

    async def body(self, template_id: str) -> dict[str, Any]:
        return data(await self.get(f"{SETTING}/GetFormBody/{template_id}"))

    async def workflow(self, template_id: str) -> dict[str, Any]:
        return data(await self.get(f"{SETTING}/GetFormWorkflow/{template_id}"))

    async def detail(self, template_id: str) -> dict[str, Any]:
        return data(await self.get(f"{SETTING}/GetFormDetail/{template_id}"))

    async def save_body(self, template_id: str, version: int, *pages: dict[str, Any]) -> httpx.Response:
        body = {"formTemplateId": template_id, "version": version, "pages": list(pages)}
        return await self.put(f"{SETTING}/UpdateFormBody", body)

    async def save_workflow(self, template_id: str, version: int, workflow: dict[str, Any]) -> httpx.Response:
        body = {"formTemplateId": template_id, "version": version}
        drawn = {key: workflow[key] for key in ("nodes", "edges", "direction") if key in workflow}
        return await self.put(f"{SETTING}/UpdateFormWorkflow", {**body, **drawn})

    async def save_detail(self, template_id: str, version: int, **changes: Any) -> httpx.Response:
        body = {"formTemplateId": template_id, "version": version}
        return await self.put(
            f"{SETTING}/UpdateFormDetail", {**body, **{key: _plain(value) for key, value in changes.items()}}
        )

    async def publish(self, template_id: str, **seen: int) -> httpx.Response:
        """With what is there now as seen, where nothing else is said."""
        detail = await self.detail(template_id)
        body = {
            "formTemplateId": template_id,
            "bodyVersion": detail["bodyVersion"],
            "workflowVersion": detail["workflowVersion"],
            "detailVersion": detail["version"],
        }
        return await self.post(f"{TEMPLATE}/PublishFormTemplate", {**body, **seen})

    async def complete(
        self, name: str = "Site diary", *, teams: Sequence[UUID] | None = None, **more: Any
    ) -> dict[str, Any]:
        """A template that can be published: one field, and a team on each step; where asked, other teams on
        the first."""
        made = await self.create(name, **more)
        template_id = made["formTemplateId"]
        data(await self.save_body(template_id, 1, page(short_text("Weather"))))
        drawn = with_teams(await self.workflow(template_id), str(A_TEAM))
        if teams is not None:
            first = next(each for each in drawn["nodes"] if each["data"].get("triggerStep"))
            first["data"]["teamIds"] = [str(team_id) for team_id in teams]
        data(await self.save_workflow(template_id, 1, drawn))
        return made

    async def published(self, name: str = "Site diary", **more: Any) -> str:
        made = await self.complete(name, **more)
        data(await self.publish(made["formTemplateId"]))
        return made["formTemplateId"]

    async def names(self, **query: Any) -> list[str]:
        page = data(await self.get(f"{TEMPLATE}/QueryFormTemplates", **query))
        return [each["name"] for each in page["data"]]


def data(answer: httpx.Response, status: int = 200) -> Any:
    assert answer.status_code == status, answer.text
    return answer.json()["data"]


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["message"]


def _plain(value: Any) -> Any:
    return str(value) if isinstance(value, UUID) else value
