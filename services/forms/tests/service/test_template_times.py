"""How long the steps of a form take, and what waits at them."""

from datetime import timedelta
from typing import Any

import httpx
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing.people import Person
from forms.submission.timing import service as timing
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.site_with_parallel_steps import SiteWithParallelSteps
from services.forms.tests.service.test_project_counts import enter_earlier

HOUR = 3600


async def asking(site: Site, hand: Hand, **query: Any) -> httpx.Response:
    return await hand.get("GetTemplateTimes", formTemplateId=site.template_id, **query)


async def times_of(site: Site, hand: Hand, **query: Any) -> dict[str, Any]:
    return data(await asking(site, hand, **query))


def manager_of(site: Site) -> Hand:
    return site.somebody(site.crew.person("Goh Ann", Role.ADMIN))


async def took(runtime: Runtime, submission_id: str, *hours: int) -> None:
    """Each of its steps as long as told, the last one a moment ago."""
    async with runtime.database.unit_of_work() as uow:
        for number in range(1, len(hours) + 1):
            later = sum(hours[number:])
            await uow.execute(
                text(
                    "update step_record set at = now() - make_interval(hours => :later)"
                    " where submission_id = :id and number = :number"
                ),
                {"later": later, "id": submission_id, "number": number},
            )
        await uow.execute(
            text(
                "update submission set created_at = now() - make_interval(hours => :all),"
                " submitted_at = now() - make_interval(hours => :later), closed_at = now() where id = :id"
            ),
            {"all": sum(hours), "later": sum(hours[1:]), "id": submission_id},
        )


async def test_says_how_long_each_step_takes_half_and_most_of_the_time(
    site: Site, flow: Flow, runtime: Runtime
) -> None:
    hand, checker = site.hand(), site.checker()
    for hours in (1, 2, 3, 4, 30):
        submission_id = await hand.submitted()
        data(await checker.approving(submission_id))
        await took(runtime, submission_id, 1, hours)
    await hand.start()

    times = await times_of(site, manager_of(site))
    assert (times["submitted"], times["closed"], times["isCut"]) == (5, 5, False)
    first, second = times["steps"]
    assert (first["stepId"], first["submitted"], first["waiting"]) == (site.first, 5, 0)
    assert (first["within"]["half"], first["within"]["most"]) == (HOUR, HOUR)
    assert (second["stepName"], second["within"]["half"]) == ("Approval", 3 * HOUR)
    # Between the fourth and the fifth of five.
    assert second["within"]["most"] == times["within"]["most"] == round((4 + 0.6 * 26) * HOUR)


async def test_says_what_waits_where_since_when(site: Site, flow: Flow, runtime: Runtime) -> None:
    hand = site.hand()
    _, oldest = await hand.submitted(), await hand.submitted()
    await enter_earlier(runtime, oldest, timedelta(days=400))

    (_, second) = (await times_of(site, manager_of(site)))["steps"]
    assert (second["waiting"], second["submitted"], second["within"]) == (2, 0, None)
    assert second["longestWaiting"]["submissionId"] == oldest
    assert second["longestWaiting"]["referenceNumber"] == "SI-0008"


async def test_a_step_beside_one_that_was_taken_back_took_all_of_its_time(
    client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, runtime: Runtime
) -> None:
    site = await SiteWithParallelSteps.with_parts(client, crew, admin)
    quality, submission_id = site.approver(), await site.opened(site.hand())
    await site.press(quality, submission_id, "quality", "good")
    body = {"submissionId": submission_id, "number": 2}
    data(await client.post("/api/Submission/RecallStep", json=body, headers=quality.person.headers))
    await site.press(site.checker(), submission_id, "safety", "safe")
    await took(runtime, submission_id, 1, 2, 3, 4)
    steps = {each["stepName"]: each["within"] for each in (await times_of(site, manager_of(site)))["steps"]}
    assert steps["Safety"]["half"] == (2 + 3 + 4) * HOUR
    assert steps["Quality"]["half"] == 2 * HOUR


async def test_what_a_manager_voided_is_no_step_that_somebody_took(site: Site, flow: Flow) -> None:
    hand, manager = site.hand(), manager_of(site)
    submission_id = await hand.submitted()
    body = {"submissionId": submission_id, "reason": "Twice", "number": 1}
    data(await site.client.post("/api/Submission/VoidSubmission", json=body, headers=manager.person.headers))

    times = await times_of(site, manager)
    assert (times["submitted"], times["closed"], times["within"]) == (1, 0, None)
    assert [step["stepId"] for step in times["steps"]] == [site.first]


async def test_counts_the_newest_of_what_was_begun_lately(
    site: Site, flow: Flow, runtime: Runtime, monkeypatch: Any
) -> None:
    hand, manager = site.hand(), manager_of(site)
    old, deleted = await hand.submitted(), await hand.submitted()
    data(await manager.deleting(deleted))
    async with runtime.database.unit_of_work() as uow:
        begun = text("update submission set created_at = now() - interval '40 days' where id = :id")
        await uow.execute(begun, {"id": old})
    assert (await times_of(site, manager, days=30))["submitted"] == 0
    assert (await times_of(site, manager, days=60))["submitted"] == 1

    await hand.submitted()
    monkeypatch.setattr(timing, "MOST_COUNTED", 1)
    times = await times_of(site, manager, days=60)
    assert (times["submitted"], times["isCut"]) == (1, True)
    # Whatever counts: both wait.
    assert times["steps"][1]["waiting"] == 2


async def test_managers_are_told_of_their_projects_and_nobody_else_of_any(site: Site, flow: Flow) -> None:
    await site.hand().submitted()
    own = site.somebody(site.crew.person("Ho Jin", Role.MANAGER, projects=(site.crew.jetty,)))
    assert (await times_of(site, own))["submitted"] == 1
    elsewhere = site.somebody(site.crew.person("Ng Li", Role.MANAGER))
    times = await times_of(site, elsewhere)
    assert (times["submitted"], times["steps"]) == (0, [])
    assert (await asking(site, site.hand())).status_code == 403
    assert (await asking(site, own, days=0)).status_code == 422
