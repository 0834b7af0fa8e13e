"""What a browser does to get a paper: looks, requests what is missing, looks again until it is done."""

import asyncio
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import httpx
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain
from chassis.testing.people import Person
from pypdf import PdfReader

from .archive import Archive

Link = dict[str, Any]


@dataclass
class Viewer:
    client: httpx.AsyncClient
    archive: Archive
    service: ServiceDefinition
    runtime: Runtime

    async def look(self, person: Person, submission_id: str = "", language: str = "en") -> Link:
        answer = await self.client.get(
            "/api/SubmissionPdf/Link",
            params={"SubmissionId": submission_id or self.archive.submission_id, "language": language},
            headers=person.headers,
        )
        assert answer.status_code == 200, answer.text
        return answer.json()["data"]

    async def request(self, person: Person, submission_id: str = "", language: str = "en") -> Link:
        """And what is made of it within a moment: its events take effect."""
        link = await self.post(person, submission_id, language)
        await drain(self.service, self.runtime)
        return link

    async def post(self, person: Person, submission_id: str = "", language: str = "en") -> Link:
        answer = await self.client.post(
            "/api/SubmissionPdf/Request",
            json={"submissionId": submission_id or self.archive.submission_id, "language": language},
            headers=person.headers,
        )
        assert answer.status_code == 200, answer.text
        return answer.json()["data"]

    async def open(self, person: Person, submission_id: str = "", language: str = "en") -> Link:
        link = await self.look(person, submission_id, language)
        if link["state"] == "missing":
            return await self.request(person, submission_id, language)
        return link

    async def open_until_done(self, person: Person, submission_id: str = "", language: str = "en") -> Link:
        async with asyncio.timeout(60):
            while (link := await self.open(person, submission_id, language))["state"] in (
                "queued",
                "rendering",
            ):
                await asyncio.sleep(0.2)
        return link

    async def text_of(self, link: Link) -> str:
        file = await self.client.get(link["url"])
        assert file.headers["content-type"] == "application/pdf"
        return "\n".join(page.extract_text() for page in PdfReader(BytesIO(file.content)).pages)
