"""Papers of what a submission was before its newest version."""

import asyncio

import httpx
import pytest
from chassis.testing.people import Person

from ..archive import Archive, printout
from ..viewer import Viewer


@pytest.mark.usefixtures("worker")
async def test_each_version_has_a_paper_of_its_own(
    viewer: Viewer, archive: Archive, client: httpx.AsyncClient, reader: Person
) -> None:
    archive.older["A"] = printout("Level 1, before the change")
    asked = {"submissionId": archive.submission_id, "version": "A"}
    answer = await client.post("/api/SubmissionPdf/Request", json=asked, headers=reader.headers)
    assert answer.status_code == 200, answer.text
    newest = await viewer.open_until_done(reader)
    assert "Level 3, slab B" in await viewer.text_of(newest)
    older = newest
    for _ in range(300):
        where = {"SubmissionId": archive.submission_id, "version": "A"}
        look = await client.get("/api/SubmissionPdf/Link", params=where, headers=reader.headers)
        older = look.json()["data"]
        if older["state"] not in ("queued", "rendering"):
            break
        await asyncio.sleep(0.2)
    assert older["state"] == "ready", older
    assert "Level 1, before the change" in await viewer.text_of(older)
    assert (await viewer.look(reader))["state"] == "ready", "each lies beside the other"


@pytest.mark.parametrize(("version", "status"), [("B", 404), ("a", 422), ("A/..", 422), ("ABCDEFGHI", 422)])
async def test_no_other_is_made(
    archive: Archive, client: httpx.AsyncClient, reader: Person, version: str, status: int
) -> None:
    asked = {"submissionId": archive.submission_id, "version": version}
    made = await client.post("/api/SubmissionPdf/Request", json=asked, headers=reader.headers)
    where = {"SubmissionId": archive.submission_id, "version": version}
    looked = await client.get("/api/SubmissionPdf/Link", params=where, headers=reader.headers)
    assert (made.status_code, looked.status_code) == (status, status)
