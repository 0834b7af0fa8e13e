"""What a press needs beside its button: the fields filled in, or why they are not."""

import httpx
import pytest
from chassis.testing.people import Person
from formwork.printout import Printout
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Site

_BY_THE_WAY = {"checksRequiredFields": None, "asksForReason": None}


@pytest.fixture
async def strict(client: httpx.AsyncClient, crew: Crew, admin: Person) -> Site:
    """As forms are drawn today: approving needs the remark, refusing needs a reason."""
    return await Site.open(client, crew, admin, buttons=_BY_THE_WAY, is_remark_required=True)


@pytest.fixture
async def older(client: httpx.AsyncClient, crew: Crew, admin: Person) -> Site:
    """As forms were drawn before buttons had these settings."""
    return await Site.open(client, crew, admin, is_remark_required=True)


def missing(answer: httpx.Response) -> list[tuple[str, str]]:
    assert answer.status_code == 422, answer.text
    return [(each["field"], each["code"]) for each in answer.json()["data"]["fields"]]


async def test_a_refusal_needs_a_reason_and_no_fields(strict: Site, flow: Flow, asking: Asking) -> None:
    hand, checker = strict.hand(), strict.checker()
    submission_id = await hand.submitted()
    asked = {
        each["name"]: (each["checksRequiredFields"], each["asksForReason"])
        for each in (await checker.detail(submission_id))["currentStepActions"]
    }
    assert asked == {"Submit": (True, False), "Refuse": (False, True)}
    assert missing(await checker.approving(submission_id)) == [(strict.remark["id"], "required")]
    assert missing(await checker.refusing(submission_id)) == [("reason", "reasonMissing")]
    assert missing(await checker.refusing(submission_id, reason="  ")) == [("reason", "reasonMissing")]

    assert data(await checker.refusing(submission_id, reason=" No edge protection. "))["state"] == "done"
    way = data(await hand.get("GetSubmissionProgress", submissionId=submission_id))["steps"]
    assert [(each["reason"], each["stoodIn"]) for each in way] == [
        ("", False),
        ("No edge protection.", False),
    ]
    answer = await asking.printout(submission_id, named(hand.person))
    printed = Printout.model_validate_json(answer.printout)
    assert [step.reason for step in printed.steps] == ["", "No edge protection."]


async def test_what_is_there_must_fit_all_the_same(strict: Site, flow: Flow) -> None:
    submission_id = await strict.hand().submitted()
    answer = await strict.checker().pressing(
        submission_id, strict.second, strict.refuse, {strict.remark["id"]: 7}, None, "Too late"
    )
    assert missing(answer) == [(strict.remark["id"], "wrongShape")]


async def test_the_same_press_with_another_reason_is_another_press(strict: Site, flow: Flow) -> None:
    submission_id, checker = await strict.hand().submitted(), strict.checker()
    step, refuse = strict.second, strict.refuse
    first = data(await checker.pressing(submission_id, step, refuse, {}, "key", "No edge protection"))
    assert data(await checker.pressing(submission_id, step, refuse, {}, "key", "No edge protection")) == first
    other = await checker.pressing(submission_id, step, refuse, {}, "key", "Too late")
    assert other.status_code == 409


async def test_what_was_published_before_there_was_a_choice_goes_on_as_it_did(
    older: Site, flow: Flow
) -> None:
    submission_id, checker = await older.hand().submitted(), older.checker()
    assert missing(await checker.refusing(submission_id)) == [(older.remark["id"], "required")]
    remark = {older.remark["id"]: "No"}
    data(await checker.pressing(submission_id, older.second, older.refuse, remark))
