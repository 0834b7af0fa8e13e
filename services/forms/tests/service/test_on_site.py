"""A step that is submitted on site: within so many meters of its project's place."""

from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.testing.people import Person
from formwork.printout import Printout
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Hand, Site

LATITUDE, LONGITUDE = 1.3521, 103.8198
METER = 1 / 111_195
"""Of latitude, in degrees."""
RADIUS = 100


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> Site:
    fenced = {"isLocationBasedSubmission": True, "geoFenceRadiusMeters": RADIUS}
    return await Site.open(client, crew, admin, approval=fenced)


@pytest.fixture
def place(site: Site, crew: Crew) -> None:
    project = crew.book.projects[site.project_id]
    project.latitude, project.longitude = LATITUDE, LONGITUDE


def off(meters: float, accuracy: float = 8) -> dict[str, float]:
    latitude = LATITUDE + meters * METER
    return {"latitude": latitude, "longitude": LONGITUDE, "accuracyMeters": accuracy}


async def approving(
    site: Site, hand: Hand, submission_id: str, at: dict[str, float] | None, key: str | None = None
) -> httpx.Response:
    return await hand.pressing(submission_id, site.second, site.approve, {}, key or str(uuid4()), position=at)


def refusal(answer: httpx.Response) -> tuple[str, str]:
    assert answer.status_code == 422, answer.text
    (field,) = answer.json()["data"]["fields"]
    assert field["field"] == "position"
    return field["code"], answer.json()["message"]


async def steps_of(hand: Hand, submission_id: str) -> list[dict[str, Any]]:
    return data(await hand.get("GetSubmissionProgress", submissionId=submission_id))["steps"]


@pytest.mark.usefixtures("place")
async def test_who_is_elsewhere_is_told_how_far_and_nothing_happens(site: Site, flow: Flow) -> None:
    submission_id, checker = await site.hand().submitted(), site.checker()
    assert (await checker.detail(submission_id))["fence"] == {"radiusMeters": RADIUS}
    assert refusal(await approving(site, checker, submission_id, off(1_320))) == (
        "notOnSite",
        "You are 1.3 km from Jetty 4. This step is submitted on site, within 100 m of it.",
    )
    code, message = refusal(await approving(site, checker, submission_id, off(200)))
    assert (code, message[:12]) == ("notOnSite", "You are 200 ")
    assert refusal(await approving(site, checker, submission_id, None))[0] == "positionMissing"
    code, message = refusal(await approving(site, checker, submission_id, off(0, accuracy=2_400)))
    assert (code, message[:34]) == ("positionPoor", "Your device knows only to 2.4 km w")
    assert (await checker.detail(submission_id))["currentStepId"] == site.second


@pytest.mark.usefixtures("place")
@pytest.mark.parametrize(
    ("meters", "accuracy"), [(0, 5), (140, 10), (195, 80)], ids=["there", "near", "vague"]
)
async def test_who_may_be_there_submits_and_only_how_far_off_is_kept(
    site: Site,
    flow: Flow,
    runtime: Runtime,
    asking: Asking,
    meters: float,
    accuracy: float,
) -> None:
    submission_id, checker = await site.hand().submitted(), site.checker()
    data(await approving(site, checker, submission_id, off(meters, accuracy)))
    first, second = await steps_of(checker, submission_id)
    assert (first["metersFromSite"], second["metersFromSite"]) == (None, meters)
    told = (await asking.printout(submission_id, named(checker.person))).printout
    printed = Printout.model_validate_json(told)
    assert [step.meters_from_site for step in printed.steps] == [None, meters]
    async with runtime.database.unit_of_work() as uow:
        kept = (await uow.execute(text("select to_jsonb(attempt)::text from attempt"))).scalars().all()
    assert not any(str(LONGITUDE) in row or "latitude" in row for row in kept)


@pytest.mark.usefixtures("place")
async def test_the_same_press_again_is_one_wherever_it_is_repeated(site: Site, flow: Flow) -> None:
    submission_id, checker = await site.hand().submitted(), site.checker()
    data(await approving(site, checker, submission_id, off(20), key="one"))
    # Back in the office, after the answer was lost.
    data(await approving(site, checker, submission_id, off(20), key="one"))
    assert [step["metersFromSite"] for step in await steps_of(checker, submission_id)] == [None, 20]


async def test_of_a_project_without_a_place_nobody_is_asked(site: Site, flow: Flow) -> None:
    submission_id, checker = await site.hand().submitted(), site.checker()
    assert (await checker.detail(submission_id))["fence"] is None
    data(await approving(site, checker, submission_id, None))


@pytest.mark.parametrize("position", [{"latitude": 91}, {"longitude": -181}, {"accuracyMeters": -1}])
@pytest.mark.usefixtures("place")
async def test_a_place_that_is_none_is_refused(site: Site, flow: Flow, position: dict[str, float]) -> None:
    submission_id, checker = await site.hand().submitted(), site.checker()
    answer = await approving(site, checker, submission_id, off(0) | position)
    assert answer.status_code == 422
    assert answer.json()["data"]["fields"][0]["field"].startswith("position")


@pytest.mark.usefixtures("place")
async def test_many_are_pressed_from_one_place(site: Site, flow: Flow) -> None:
    ids, checker = [await site.hand().submitted() for _ in range(2)], site.checker()

    async def approving_all(at: dict[str, float] | None) -> list[tuple[bool, str | None]]:
        act = {"kind": "press", "stepId": site.second, "submitActionId": site.approve, "position": at}
        chosen = [{"submissionId": each, "number": 1} for each in ids]
        answer = await site.client.post(
            "/api/Submission/ActOnSubmissions",
            json={"act": act, "submissions": chosen},
            headers=checker.person.headers,
        )
        return [(each["isDone"], each["message"]) for each in data(answer)["verdicts"]]

    far = "You are 1.3 km from Jetty 4. This step is submitted on site, within 100 m of it."
    assert await approving_all(off(1_320)) == [(False, far)] * 2
    assert await approving_all(off(20)) == [(True, None)] * 2
    for each in ids:
        assert (await steps_of(checker, each))[-1]["metersFromSite"] == 20
