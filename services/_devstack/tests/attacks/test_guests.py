"""Who was sent a share link and proved their address attacks with it: whatever is not that one step."""

import asyncio
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any
from uuid import uuid4

import httpx

from services._devstack.tests.attacks.site import Caller, Site, operations
from services._devstack.tests.attacks.sweeps import read_with_ids_of_others, write_ids_of_others
from services._devstack.tests.every_service.house import Operation
from services._devstack.tests.every_service.requests import Seen, leaves

_SHARE = "/api/SubmissionShareLink"
_OWN = [each for each in operations() if each.access == "guest"]
_CLOSED = [each for each in operations() if each.access not in ("public", "guest")]
_WRITES = [each for each in _OWN if each.method != "GET"]


@dataclass
class Guest:
    site: Site
    submission_id: str
    ids: Mapping[str, str]
    """Of what the link is for, by the names that calls have for them."""
    secret: str
    token: str
    email: str

    @classmethod
    async def invited(cls, site: Site, owner: Caller) -> "Guest":
        """To the second step of a new submission of the owner's form."""
        guest = await cls.with_link(site, owner)
        await guest.prove()
        return guest

    @classmethod
    async def with_link(cls, site: Site, owner: Caller, **more: str) -> "Guest":
        form = site.form_of(owner)
        made = await owner.data("POST", "/api/Submission/CreateSubmission", form.submission("Shared"))
        submission_id = made["submissionId"]
        await owner.data("POST", "/api/Submission/SubmitStep", form.press(submission_id, "Submit"))
        ids = {
            "submissionId": submission_id,
            "stepId": form.steps["Approve"],
            "submitActionId": form.buttons["Approve"],
            "fieldId": form.field_id,
        }
        new = secrets.token_urlsafe
        guest = cls(site, submission_id, ids, new(32), new(32), f"{uuid4().hex[:12]}@client.test")
        link = {"submissionId": submission_id, "secret": guest.secret, **more}
        await owner.data("POST", f"{_SHARE}/CreateShareLink", link)
        return guest

    async def prove(self) -> None:
        assert (await self.verifying(self.submission_id)).is_success
        answer = await self.verifying(self.submission_id, code=await self._mailed_code())
        assert answer.json()["data"]["isVerified"], answer.text

    async def verifying(self, submission_id: str, code: str | None = None) -> httpx.Response:
        body = {"email": self.email, "fullName": "Ada Client", "token": self.token, "code": code}
        return await self._send("POST", f"Verify/{submission_id}", json=body)

    async def opening(self, pin: str) -> httpx.Response:
        return await self._send("POST", f"Open/{self.submission_id}", json={"pin": pin})

    async def looking(self, submission_id: str) -> httpx.Response:
        return await self._send("GET", submission_id)

    async def detail(self) -> dict[str, Any]:
        return await self._read("SubmissionDetail")

    async def progress(self) -> dict[str, Any]:
        return await self._read("SubmissionProgress")

    async def _read(self, call: str) -> dict[str, Any]:
        answer = await self._send("GET", f"{call}/{self.submission_id}")
        assert answer.is_success, answer.text
        return answer.json()["data"]

    async def headers(self) -> Mapping[str, str]:
        return {"X-Share-Link": self.secret, "X-Share-Pass": self.token}

    async def _send(self, method: str, call: str, **body: Any) -> httpx.Response:
        return await self.site.http.request(
            method, f"{_SHARE}/{call}", headers=dict(await self.headers()), **body
        )

    async def _mailed_code(self) -> str:
        async with asyncio.timeout(60):
            while True:
                for mail in await self.site.mails_to(self.email):
                    if codes := re.findall(r"^\s*(\d{6})\s*$", mail.get("text", ""), re.MULTILINE):
                        return codes[0]
                await asyncio.sleep(0.2)


def _is_refused(_: Operation, status: int) -> bool:
    return 400 <= status < 500


async def test_a_guest_calls_nothing_that_is_not_a_guests(site: Site) -> None:
    """With all the ids that the company's owner knows, those of the shared submission among them."""
    owner = await site.furnished()
    guest = await Guest.invited(site, owner)
    theirs = await owner.look_around()
    result = await read_with_ids_of_others(
        site.http, _CLOSED, theirs, guest.headers, lambda _, status: status == 401
    )
    assert result.problems == []
    assert result.tried == len(_CLOSED) > 0
    assert (await guest.detail())["submissionId"] == guest.submission_id


async def test_a_guests_own_calls_open_that_submission_alone(site: Site) -> None:
    """Neither another one of the same company, nor one of another company."""
    owner, elsewhere = await site.furnished(), await site.furnished()
    beside = await owner.look_around()
    guest = await Guest.invited(site, owner)
    before, mine = await guest.detail(), Seen(ids={name: [value] for name, value in guest.ids.items()})
    # Who submitted what of it before they may read: that is no secret to them.
    known = {text for _, text in leaves([before, await guest.progress()])}
    problems: list[str] = []
    for theirs in (beside, await elsewhere.look_around()):
        other = theirs.id_for("submissionId")
        assert other not in (None, guest.submission_id)
        theirs.private -= known
        read = await read_with_ids_of_others(site.http, _OWN, theirs, guest.headers, _is_refused)
        assert read.tried == len(_OWN) > 0
        written = await write_ids_of_others(site.http, _WRITES, mine, theirs, guest.headers)
        assert written.tried, "no id of a body was tried"
        problems += read.problems + written.problems
        # What the link's secret opens before anybody is proven.
        for answer in (await guest.looking(str(other)), await guest.verifying(str(other))):
            if answer.status_code != 404:
                problems.append(f"{answer.request.url}: {answer.status_code} {answer.text[:120]}")
    assert problems == []
    # Nothing of it was refused for another reason, and nothing was changed on the way.
    assert await guest.detail() == before
    assert (await guest.looking(guest.submission_id)).is_success


async def test_a_guest_whose_link_was_taken_back_is_out(site: Site) -> None:
    owner = await site.furnished()
    guest = await Guest.invited(site, owner)
    (link,) = (await owner.data("GET", f"{_SHARE}/QueryShareLinks"))["data"]
    await owner.data("PUT", f"{_SHARE}/RevokeShareLink", {"shareLinkId": link["shareLinkId"]})
    own = Seen(ids={name: [value] for name, value in guest.ids.items()})
    result = await read_with_ids_of_others(site.http, _OWN, own, guest.headers, _is_refused)
    assert (result.problems, result.tried) == ([], len(_OWN))


async def test_of_a_link_with_a_pin_its_holder_learns_nothing_of_the_company(site: Site) -> None:
    owner = await site.furnished()
    guest = await Guest.with_link(site, owner, pin="471147")
    told = (await guest.opening("471147")).json()["data"]
    words = [told[key] for key in ("templateName", "stepName", "companyName", "projectName", "sharedBy")]
    assert all(words)
    answers = [
        await guest.looking(guest.submission_id),
        await guest.verifying(guest.submission_id),
        await guest.opening("471148"),
        await guest.verifying(guest.submission_id, code="123456"),
    ]
    assert [each.status_code for each in answers] == [200, 422, 422, 422]
    assert not [word for word in words for each in answers if word in each.text]
    own = Seen(ids={name: [value] for name, value in guest.ids.items()})
    result = await read_with_ids_of_others(site.http, _OWN, own, guest.headers, _is_refused)
    assert (result.problems, result.tried) == ([], len(_OWN))


async def test_a_link_with_a_pin_is_none_at_another_companys_submission(site: Site) -> None:
    """Whichever PIN is told with it; and nobody spends another's tries so."""
    owner, elsewhere = await site.furnished(), await site.furnished()
    guest = await Guest.with_link(site, owner, pin="471147")
    other = await Guest.with_link(site, elsewhere, pin="826482")
    crossed = replace(guest, secret=other.secret)
    answers = [
        await crossed.looking(guest.submission_id),
        *[await crossed.opening(pin) for pin in ("471147", "826482")],
        await crossed.verifying(guest.submission_id),
    ]
    assert [each.status_code for each in answers] == [404] * len(answers)
    assert (await guest.opening("471147")).is_success
    assert (await other.opening("826482")).is_success
