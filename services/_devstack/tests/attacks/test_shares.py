"""One company that takes more than its share: of mails to strangers, of what sends them, of paper."""

import asyncio
from typing import Any
from uuid import uuid4

import httpx
import pytest
from devstack.testing import Stack
from forms_support.approval import Approval
from temporalio.client import Client

from services._devstack.tests.attacks.site import Caller, Site

_PRESSES = 2
# A company that nobody knows yet may tell a few people outside of it, not a crowd.
_FEW = 50
_MANY_PRESSES = 12
_FIELDS, _SIGNS, _LARGE = 990, 300, 3
_PATIENCE = 600.0


class Crowd(Approval):
    """Whoever submits has a crowd of strangers mailed."""

    nodes, addresses = 2, 40

    def workflow(self, team_id: str) -> dict[str, Any]:
        drawn = super().workflow(team_id)
        for number in range(self.nodes):
            mail = self._id(f"mail {number}")
            addresses = [f"{number}-{each}-{self.tag}@stranger.test" for each in range(self.addresses)]
            told = {"subject": "Your bank account is locked", "content": "Pay here.", "emails": addresses}
            drawn["nodes"].append(self._node(mail, "sendEmail", **told))
            drawn["edges"].append(self._edge(self.buttons["Submit"], "button", mail, "sendEmail"))
        return drawn

    @property
    def tag(self) -> str:
        return self.template_id[-12:]


async def test_nobody_mails_a_crowd_of_strangers(site: Site, stack: Stack) -> None:
    """A4. What is refused at once is right too: nothing arrives then."""
    try:
        caller = await site.furnished(Crowd)
    except AssertionError as refused:
        assert "422" in str(refused) or "409" in str(refused)  # noqa: PT017 -- a form that is not taken mails nobody
        return
    form = site.form_of(caller)
    assert isinstance(form, Crowd)
    for _ in range(_PRESSES):
        made = await caller.data(
            "POST", "/api/Submission/CreateSubmission", form.submission("x", str(uuid4()))
        )
        await caller.send("POST", "/api/Submission/SubmitStep", form.press(made["submissionId"], "Submit"))
    arrived = await _arrived(stack, form.tag)
    assert arrived <= _FEW, f"{arrived} of {Crowd.nodes * Crowd.addresses * _PRESSES} mails to strangers"


async def _arrived(stack: Stack, tag: str) -> int:
    """Once no more come."""
    count, calm = -1, 0
    async with httpx.AsyncClient(base_url=stack.url("mail-page"), timeout=20) as page:
        while calm < 4:
            mails = (await page.get("/api/email")).raise_for_status().json()
            found = sum(tag in each["address"] for mail in mails for each in mail["to"])
            count, calm = found, calm + 1 if found == count else 0
            await asyncio.sleep(1)
    return count


class Crowds(Crowd):
    """As many mails as a button may send."""

    nodes, addresses = 20, 20


class TooMany(Crowd):
    nodes, addresses = 200, 20


async def test_nobody_publishes_a_button_with_hundreds_of_mails(site: Site) -> None:
    with pytest.raises(AssertionError, match="tooManyMails"):
        await site.furnished(TooMany)


async def test_mails_of_one_company_do_not_hold_up_a_press_of_another(site: Site, stack: Stack) -> None:
    """Told by order and not by time: the press is answered while most of the mails still wait."""
    greedy, other = await site.furnished(Crowds), await site.furnished()
    runs = [await _pressed(site, greedy) for _ in range(_MANY_PRESSES)]
    await _pressed(site, other)
    temporal = await Client.connect(stack.url("temporal"))
    told = [await temporal.get_workflow_handle(f"submission/{each}").describe() for each in runs]
    assert sum(len(each.raw_description.pending_activities) > 0 for each in told) > _MANY_PRESSES / 2


async def _pressed(site: Site, caller: Caller) -> str:
    form = site.form_of(caller)
    made = await caller.data("POST", "/api/Submission/CreateSubmission", form.submission("x", str(uuid4())))
    await caller.data("POST", "/api/Submission/SubmitStep", form.press(made["submissionId"], "Submit"))
    return made["submissionId"]


class Large(Approval):
    """As many fields as a form may have, each full."""

    def pages(self) -> list[dict[str, Any]]:
        [page] = super().pages()
        rows = [
            {
                "id": self._id(f"row {number}"),
                "type": "row",
                "components": [
                    {
                        "id": self._id(f"field {number}"),
                        "type": "shortText",
                        "setting": {"label": f"No. {number}"},
                    }
                ],
            }
            for number in range(_FIELDS)
        ]
        return [{**page, "components": [*page["components"], *rows]}]

    def submission(self, label: str, submission_id: str | None = None) -> dict[str, Any]:
        body = super().submission(label, submission_id)
        body["values"] |= {self._id(f"field {number}"): "x" * _SIGNS for number in range(_FIELDS)}
        return body


@pytest.mark.long
async def test_large_papers_of_one_company_do_not_hold_up_another(site: Site) -> None:
    """A10, told by order and not by time: the small one that was asked for last is not the last to come."""
    greedy, other = await site.furnished(Large), await site.furnished()
    form = site.form_of(greedy)
    for _ in range(_LARGE - 1):
        await greedy.data("POST", "/api/Submission/CreateSubmission", form.submission("x", str(uuid4())))
    large = await _asked_for(greedy, "en", "zh-CN")
    small = await _asked_for(other, "en")
    async with asyncio.timeout(_PATIENCE):
        while await _states(other, small) != ["ready"]:
            await asyncio.sleep(0.2)
    waiting = [state for state in await _states(greedy, large) if state in ("queued", "rendering")]
    assert len(waiting) >= len(large) - 2, f"{len(large) - len(waiting)} large papers came first"


Asked = list[dict[str, str]]


async def _asked_for(caller: Caller, *languages: str) -> Asked:
    submissions = (await caller.data("GET", "/api/Submission/QuerySubmissions"))["data"]
    asked = [
        {"SubmissionId": each["submissionId"], "language": language}
        for each in submissions
        for language in languages
    ]
    for each in asked:
        body = {"submissionId": each["SubmissionId"], "language": each["language"]}
        await caller.data("POST", "/api/SubmissionPdf/Request", json=body)
    return asked


async def _states(caller: Caller, asked: Asked) -> list[str]:
    return [(await caller.data("GET", "/api/SubmissionPdf/Link", params=each))["state"] for each in asked]
