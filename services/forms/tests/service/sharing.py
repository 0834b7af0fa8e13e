"""Somebody outside the company with a link: one call a line."""

import re
import secrets
from typing import Any
from uuid import uuid4

import httpx
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.events import drain
from chassis.testing.mail import Inbox

from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Hand, Site

SHARE = "/api/SubmissionShareLink"


def new_token() -> str:
    return secrets.token_urlsafe(32)


async def sharing(hand: Hand, submission_id: str, secret: str, **more: Any) -> httpx.Response:
    return await hand.site.client.post(
        f"{SHARE}/CreateShareLink",
        json={"submissionId": submission_id, "secret": secret, **more},
        headers=hand.person.headers,
    )


async def revoking(hand: Hand, link_id: str) -> httpx.Response:
    return await hand.site.client.put(
        f"{SHARE}/RevokeShareLink", json={"shareLinkId": link_id}, headers=hand.person.headers
    )


async def links(hand: Hand, submission_id: str) -> list[dict[str, Any]]:
    answer = await hand.site.client.get(
        f"{SHARE}/QueryShareLinks", params={"submissionId": submission_id}, headers=hand.person.headers
    )
    return data(answer)["data"]


class Visitor:
    def __init__(self, site: Site, submission_id: str, secret: str, name: str = "Ada Client") -> None:
        self.site, self.submission_id, self.secret = site, submission_id, secret
        self.email, self.token = f"{name.split()[0].lower()}@client.test", new_token()
        self.said: dict[str, Any] = {"email": self.email, "fullName": name, "company": "Client Ltd"}

    @property
    def headers(self) -> dict[str, str]:
        return {"X-Share-Link": self.secret, "X-Share-Pass": self.token}

    async def looking(self, submission_id: str | None = None) -> httpx.Response:
        return await self.get(f"{submission_id or self.submission_id}")

    async def opening(self, pin: str) -> httpx.Response:
        headers = {"X-Share-Link": self.secret}
        return await self.site.client.post(
            f"{SHARE}/Open/{self.submission_id}", json={"pin": pin}, headers=headers
        )

    async def get(self, call: str, **query: Any) -> httpx.Response:
        return await self.site.client.get(f"{SHARE}/{call}", params=query, headers=self.headers)

    async def verifying(self, code: str | None = None, **more: Any) -> httpx.Response:
        body: dict[str, Any] = {**self.said, "token": self.token, "code": code, **more}
        return await self.site.client.post(
            f"{SHARE}/Verify/{self.submission_id}", json=body, headers=self.headers
        )

    async def prove(
        self, service: ServiceDefinition, runtime: Runtime, inbox: Inbox, **more: Any
    ) -> "Visitor":
        assert data(await self.verifying(**more))["isVerified"] is False
        await drain(service, runtime)
        assert data(await self.verifying(code_in(inbox), **more))["isVerified"] is True
        return self

    async def detail(self) -> dict[str, Any]:
        return data(await self.get(f"SubmissionDetail/{self.submission_id}"))

    async def saving(self, values: dict[str, Any], step_id: str | None = None, **more: Any) -> httpx.Response:
        body = {"submissionId": self.submission_id, "stepId": step_id or self.site.second, "values": values}
        return await self.site.client.put(f"{SHARE}/SaveStep", json={**body, **more}, headers=self.headers)

    async def pressing(
        self, *, step_id: str | None = None, action_id: str | None = None, key: str | None = None
    ) -> httpx.Response:
        body: dict[str, Any] = {
            "submissionId": self.submission_id,
            "stepId": step_id or self.site.second,
            "submitActionId": action_id or self.site.approve,
            "values": {},
        }
        headers = {**self.headers, "Idempotency-Key": key or str(uuid4())}
        return await self.site.client.post(f"{SHARE}/SubmitStep", json=body, headers=headers)


def code_in(inbox: Inbox) -> str:
    (code,) = re.findall(r"^\s*(\d{6})\s*$", inbox.text(), re.MULTILINE)
    return code
