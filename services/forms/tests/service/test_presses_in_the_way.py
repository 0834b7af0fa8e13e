"""A press that the runner refuses since it is just writing another one, which then comes to nothing: of those
two, one has to count."""

from itertools import count
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.errors import Conflict
from chassis.runtime import Runtime
from chassis.testing.people import Person
from forms.submission.submitting import service as submitting
from forms.submission.submitting.runner import Runner
from forms_support.runner_model import SOMEBODY_IS_FIRST
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Site
from services.forms.tests.service.test_overdue_press import overdue, record

# More than are tried without a reason.
_CHANGES_OF_MIND = 16


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person, monkeypatch: pytest.MonkeyPatch) -> Site:
    monkeypatch.setattr(submitting, "_PAUSE_SECONDS", 0.0)
    asks_nothing = {"checksRequiredFields": False, "asksForReason": False}
    return await Site.open(client, crew, admin, buttons=asks_nothing, overdue_press="refuse")


async def test_who_presses_last_is_taken_however_often_they_changed_their_mind(
    site: Site, flow: Flow, monkeypatch: pytest.MonkeyPatch
) -> None:
    checker, submission_id = site.checker(), await site.hand().submitted()
    await flow.leave()
    for number in range(_CHANGES_OF_MIND):
        deciding = checker.approving if number % 2 else checker.refusing
        assert (await deciding(submission_id, reason="So.")).status_code == 503
    await flow.come()
    submit, told = Runner.submit_step, count()

    async def behind_each_of_them(*given: Any) -> None:
        if next(told) < _CHANGES_OF_MIND:
            raise Conflict(SOMEBODY_IS_FIRST)
        await submit(*given)

    monkeypatch.setattr(Runner, "submit_step", behind_each_of_them)
    assert data(await checker.refusing(submission_id))["state"] == "done"
    assert (await checker.detail(submission_id))["outcome"]["name"] == "Refuse"


async def test_who_enters_something_is_not_refused_for_the_press_by_itself_that_gives_way_to_it(
    site: Site, flow: Flow, asking: Asking, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    checker, submission_id = site.checker(), await overdue(site, runtime)
    begun = await asking.overdue_press(submission_id, site.second)
    submit = Runner.submit_step

    async def while_it_is_written(*given: Any) -> None:
        monkeypatch.setattr(Runner, "submit_step", submit)
        with pytest.raises(Conflict, match="Something was entered"):
            await record(asking, site, submission_id, begun)
        raise Conflict(SOMEBODY_IS_FIRST)

    monkeypatch.setattr(Runner, "submit_step", while_it_is_written)
    answer = await checker.approving(submission_id, {site.remark["id"]: "Dry"}, key=str(uuid4()))
    assert data(answer)["state"] == "done"
    steps = data(await checker.get("GetSubmissionProgress", submissionId=submission_id))["steps"]
    assert (steps[-1]["submitter"]["fullName"], steps[-1]["overdueSince"]) == ("Chua Mei", None)


async def test_who_is_behind_nothing_of_that_kind_is_refused_at_once(
    site: Site, flow: Flow, monkeypatch: pytest.MonkeyPatch
) -> None:
    checker, submission_id = site.checker(), await site.hand().submitted()
    told = count(1)

    async def refusing(*given: Any) -> None:
        del given
        next(told)
        raise Conflict(SOMEBODY_IS_FIRST)

    monkeypatch.setattr(Runner, "submit_step", refusing)
    assert (await checker.approving(submission_id)).status_code == 409
    assert next(told) == 2


async def test_who_is_behind_them_for_long_is_told_to_come_again_and_then_taken(
    site: Site, flow: Flow, monkeypatch: pytest.MonkeyPatch
) -> None:
    checker, submission_id = site.checker(), await site.hand().submitted()
    await flow.leave()
    assert (await checker.approving(submission_id, reason="So.")).status_code == 503
    await flow.come()
    submit, told, key = Runner.submit_step, count(1), str(uuid4())

    async def refusing(*given: Any) -> None:
        del given
        next(told)
        raise Conflict(SOMEBODY_IS_FIRST)

    monkeypatch.setattr(submitting, "_SECONDS_OF_TRYING", 0.0)
    monkeypatch.setattr(Runner, "submit_step", refusing)
    nothing: dict[str, Any] = {}
    pressing = site.second, site.refuse, nothing, key
    assert (await checker.pressing(submission_id, *pressing)).status_code == 503
    assert next(told) == 2
    monkeypatch.setattr(Runner, "submit_step", submit)
    assert data(await checker.pressing(submission_id, *pressing))["state"] == "done"
    assert (await checker.detail(submission_id))["outcome"]["name"] == "Refuse"
