"""Somebody outside the company with a start link: one call a line."""

from typing import Any
from uuid import uuid4

import httpx
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.events import drain
from chassis.testing.mail import Inbox

from services.forms.tests.service.desk import data
from services.forms.tests.service.sharing import SHARE, code_in, new_token
from services.forms.tests.service.site import Hand, Site

START = "/api/FormStartLink"


async def opening(hand: Hand, secret: str, **more: Any) -> httpx.Response:
    body = {
        "formTemplateId": hand.site.template_id,
        "projectId": hand.site.project_id,
        "secret": secret,
        "name": "Gate 1",
        **more,
    }
    return await hand.site.client.post(f"{START}/CreateStartLink", json=body, headers=hand.person.headers)


async def closing(hand: Hand, link_id: str) -> httpx.Response:
    return await hand.site.client.put(
        f"{START}/RevokeStartLink", json={"startLinkId": link_id}, headers=hand.person.headers
    )


async def start_links(hand: Hand) -> list[dict[str, Any]]:
    answer = await hand.site.client.get(
        f"{START}/QueryStartLinks",
        params={"formTemplateId": hand.site.template_id},
        headers=hand.person.headers,
    )
    return data(answer)["data"]


class Passer:
    """By the gate."""

    def __init__(self, site: Site, secret: str, name: str = "Ada Client") -> None:
        self.site, self.secret, self.submission_id = site, secret, ""
        self.email, self.token = f"{name.split()[0].lower()}@client.test", new_token()
        self.said: dict[str, Any] = {"email": self.email, "fullName": name, "company": "Client Ltd"}

    async def looking(self, **headers: str) -> httpx.Response:
        sent = {"X-Start-Link": self.secret, **headers}
        return await self.site.client.get(f"{START}/Standing", headers=sent)

    async def opening(self, pin: str) -> httpx.Response:
        headers = {"X-Start-Link": self.secret}
        return await self.site.client.post(f"{START}/Open", json={"pin": pin}, headers=headers)

    async def verifying(self, code: str | None = None, **more: Any) -> httpx.Response:
        body: dict[str, Any] = {**self.said, "token": self.token, "code": code, **more}
        headers = {"X-Start-Link": self.secret}
        return await self.site.client.post(f"{START}/Verify", json=body, headers=headers)

    async def another(self, token: str | None = None) -> httpx.Response:
        """Proven by what they started before."""
        sent = {"X-Start-Link": self.secret, **self.headers}
        body = {"token": token or new_token()}
        return await self.site.client.post(f"{START}/Another", json=body, headers=sent)

    async def code(self, service: ServiceDefinition, runtime: Runtime, inbox: Inbox, **more: Any) -> str:
        asked = data(await self.verifying(**more))
        assert (asked["isVerified"], asked["submissionId"]) == (False, None)
        await drain(service, runtime)
        return code_in(inbox)

    async def start(
        self, service: ServiceDefinition, runtime: Runtime, inbox: Inbox, **more: Any
    ) -> "Passer":
        code = await self.code(service, runtime, inbox, **more)
        proven = data(await self.verifying(code, **more))
        assert proven["isVerified"] is True
        self.submission_id = proven["submissionId"]
        return self

    @property
    def headers(self) -> dict[str, str]:
        return {"X-Share-Pass": self.token}

    async def get(self, call: str, submission_id: str | None = None) -> httpx.Response:
        path = f"{SHARE}/{call}/{submission_id or self.submission_id}"
        return await self.site.client.get(path, headers=self.headers)

    async def saving(self, values: dict[str, Any], submission_id: str | None = None) -> httpx.Response:
        sent_to = submission_id or self.submission_id
        body = {"submissionId": sent_to, "stepId": self.site.first, "values": values}
        return await self.site.client.put(f"{SHARE}/SaveStep", json=body, headers=self.headers)

    async def uploading(self, name: str = "a.csv", content: bytes = b"a,b") -> httpx.Response:
        form = {"submissionId": self.submission_id, "fieldId": self.site.photos["id"], "fileId": str(uuid4())}
        sent = {"file": (name, content)}
        path = f"{SHARE}/UploadResources"
        return await self.site.client.post(path, data=form, files=sent, headers=self.headers)

    async def pressing(
        self,
        *,
        key: str | None = None,
        step_id: str | None = None,
        action_id: str | None = None,
        reason: str = "",
    ) -> httpx.Response:
        body: dict[str, Any] = {
            "submissionId": self.submission_id,
            "stepId": step_id or self.site.first,
            "submitActionId": action_id or self.site.submit,
            "values": {self.site.area["id"]: "Roof"},
            "reason": reason,
        }
        headers = {**self.headers, "Idempotency-Key": key or str(uuid4())}
        return await self.site.client.post(f"{SHARE}/SubmitStep", json=body, headers=headers)
