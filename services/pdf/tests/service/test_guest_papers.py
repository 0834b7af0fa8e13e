"""A paper for who came by a link: forms knows them by their pass, and says of what they have one."""

import asyncio
from typing import Any

import httpx
import pytest
from chassis.db.statements import select
from chassis.ids import new_id
from chassis.testing import drain
from chassis.testing.people import COMPANY, Person
from contracts.forms.v1 import forms_pb2
from pdf.tables.render import Render

from ..archive import Archive
from ..viewer import Viewer


class Guest:
    def __init__(self, viewer: Viewer, *, has_ended: bool = False) -> None:
        self._viewer, self.token = viewer, str(new_id())
        viewer.archive.guests[self.token] = forms_pb2.RecognizeGuestResponse(
            guest_id=str(new_id()), visit_id=str(new_id()), company_id=str(COMPANY), has_ended=has_ended
        )

    async def look(self, submission_id: str = "") -> httpx.Response:
        query = {"SubmissionId": submission_id or self._viewer.archive.submission_id}
        headers = {"X-Share-Pass": self.token}
        return await self._viewer.client.get("/api/SubmissionPdf/GuestLink", params=query, headers=headers)

    async def request(self, submission_id: str = "") -> httpx.Response:
        body = {"submissionId": submission_id or self._viewer.archive.submission_id}
        headers = {"X-Share-Pass": self.token}
        answer = await self._viewer.client.post("/api/SubmissionPdf/GuestRequest", json=body, headers=headers)
        await drain(self._viewer.service, self._viewer.runtime)
        return answer

    async def open_until_done(self) -> dict[str, Any]:
        assert (await self.request()).status_code == 200
        async with asyncio.timeout(60):
            while (link := (await self.look()).json()["data"])["state"] not in ("ready", "failed"):
                await asyncio.sleep(0.1)
        return link


@pytest.mark.usefixtures("worker")
class TestGuest:
    async def test_has_the_paper_of_what_they_submitted(self, viewer: Viewer) -> None:
        link = await Guest(viewer).open_until_done()
        assert link["state"] == "ready"
        assert "Level 3, slab B" in await viewer.text_of(link)

    async def test_it_lies_beside_what_members_have(self, viewer: Viewer, reader: Person) -> None:
        """Neither is given in place of the other, nor drops it as an older one."""
        guest = Guest(viewer)
        await guest.open_until_done()
        assert (await viewer.look(reader))["state"] == "missing"
        assert (await viewer.open_until_done(reader))["state"] == "ready"
        assert (await guest.look()).json()["data"]["state"] == "ready"
        async with viewer.runtime.database.reading() as uow:
            revisions = (await uow.execute(select(Render.revision))).scalars().all()
        assert sorted(revisions) == ["1", "g1"]


class TestAttacked:
    async def test_without_a_pass_or_with_one_that_is_over_there_is_none(
        self, viewer: Viewer, archive: Archive, reader: Person
    ) -> None:
        guest = Guest(viewer)
        archive.guests.clear()
        assert ((await guest.look()).status_code, (await guest.request()).status_code) == (401, 401)
        query = {"SubmissionId": archive.submission_id}
        for headers in ({}, reader.headers):
            answer = await viewer.client.get("/api/SubmissionPdf/GuestLink", params=query, headers=headers)
            assert answer.status_code == 401

    async def test_a_pass_opens_no_members_call(self, viewer: Viewer, archive: Archive) -> None:
        headers = {"X-Share-Pass": Guest(viewer).token}
        query = {"SubmissionId": archive.submission_id}
        answer = await viewer.client.get("/api/SubmissionPdf/Link", params=query, headers=headers)
        assert answer.status_code == 401

    async def test_another_submission_is_not_there(self, viewer: Viewer) -> None:
        guest = Guest(viewer)
        assert (await guest.look(str(new_id()))).status_code == 404
        assert (await guest.request(str(new_id()))).status_code == 404

    async def test_of_an_ended_subscription_nothing_is_made(self, viewer: Viewer) -> None:
        assert (await Guest(viewer, has_ended=True).request()).status_code == 402
