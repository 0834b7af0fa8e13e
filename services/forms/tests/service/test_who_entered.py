"""Beside who pressed only those are told who entered something at the step since it came there."""

import httpx
import pytest
from chassis.access import Access, Role
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import page
from services.forms.tests.service.pictures import picture, with_photos
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack
from services.forms.tests.service.test_stand_ins import Away, stranger_to_it
from services.forms.tests.service.test_whose_turn import of_both, saying, told


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow) -> Site:
    del flow
    return await Site.open(client, crew, admin, approval={"needsAnotherPerson": True})


@pytest.fixture
async def round_site(client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow) -> SiteWithAWayBack:
    del flow
    return await SiteWithAWayBack.drawn(client, crew, admin)


async def test_who_has_its_photo_put_in_by_another_is_told(site: Site, crew: Crew) -> None:
    tan, lee = site.hand(), of_both(site, crew)
    submission_id = await tan.start()
    photo = data(await lee.upload(submission_id, "roof.jpg", picture(40, 30)), 201)
    filled = {site.area["id"]: "Roof", site.photos["id"]: with_photos(photo)}
    data(await tan.submitting(submission_id, filled))
    assert await _entered(tan, submission_id) == [["Lee An"], []]
    assert await told(lee, submission_id) == saying(turn=False, may_act=False, did=True)


async def test_what_it_was_started_with_is_of_who_started_it(site: Site, crew: Crew) -> None:
    tan, lee = site.hand(), of_both(site, crew)
    submission_id = await lee.start(values={site.area["id"]: "Roof"})
    saved = data(await tan.saving(submission_id, {site.width["id"]: "4"}))
    assert [each["by"]["fullName"] for each in saved["others"]] == ["Lee An"]
    data(await tan.submitting(submission_id, {}))
    assert await _entered(tan, submission_id) == [["Lee An"], []]


async def test_what_the_form_begins_with_nobody_entered(
    site: Site, client: httpx.AsyncClient, crew: Crew, admin: Person
) -> None:
    tan, lee, desk = site.hand(), of_both(site, crew), Desk(client, admin)
    fields = ({**site.area, "value": "Roof"}, site.width, site.length, site.size, site.photos)
    data(await desk.save_body(site.template_id, 2, page(*fields, {**site.remark, "value": "Dry"})))
    data(await desk.publish(site.template_id))
    submission_id = await lee.start()
    saved = data(await tan.saving(submission_id, {site.width["id"]: "4"}))
    assert saved["others"] == []
    late = data(await tan.saving(submission_id, {site.area["id"]: "Cellar"}, revisions={site.area["id"]: 0}))
    assert [(each["value"], each["savedBy"]) for each in late["conflicts"]] == [("Roof", None)]
    data(await tan.submitting(submission_id, {}))
    assert await _entered(tan, submission_id) == [[], []]
    checker = site.checker()
    data(await checker.approving(submission_id))
    assert await _entered(tan, submission_id) == [[], []]


async def test_who_is_away_entered_nothing_and_is_kept_out_all_the_same(
    round_site: SiteWithAWayBack, crew: Crew
) -> None:
    site, away = round_site, Away(crew.memberships)
    lim, sam = site.checker("Lim Wei"), site.somebody(stranger_to_it(crew, "Sam Ho"))
    crew.book.join_team(site.approvers, lim.person.user_id)
    lim.person.set(Access(True, Role.MEMBER, team_ids=frozenset({site.checkers, site.approvers})))
    submission_id = await site.hand().start()
    await site.press(site.hand(), submission_id, "fill", "submit", values={site.area["id"]: "Roof"})
    away.goes(lim.person, sam.person)
    data(await sam.saving(submission_id, {site.remark["id"]: "Wet"}, site.second))
    away.is_back(lim.person, sam.person)
    await site.press(site.checker(), submission_id, "check", "checked")
    assert (await _entered(lim, submission_id))[1] == ["Sam Ho"]
    assert (await lim.detail(submission_id))["didAnotherStep"] is True


async def test_each_round_tells_of_its_own(round_site: SiteWithAWayBack) -> None:
    site = round_site
    tan, lee, siti = site.hand(), site.hand("Lee An"), site.checker("Siti")
    submission_id = await tan.start()
    boss = site.somebody(site.crew.person("Boss", Role.ADMIN))
    data(await boss.saving(submission_id, {site.area["id"]: "Roof"}, site.first))
    body = {"submissionId": submission_id, "number": 1, "reason": ""}
    await site.press(tan, submission_id, "fill", "submit", values={})
    back = await site.client.post("/api/Submission/RecallStep", json=body, headers=tan.person.headers)
    assert data(back)["currentStepId"] == site.first
    await site.press(tan, submission_id, "fill", "submit", values={})
    await site.press(siti, submission_id, "check", "checked")
    await site.press(site.approver(), submission_id, "approval", "return", reason="A gap.")
    data(await lee.saving(submission_id, {site.area["id"]: "Cellar"}, site.first))
    await site.press(tan, submission_id, "fill", "submit", values={})
    of_first = [
        [each["fullName"] for each in step["enteredBy"]]
        for step in await site.way(tan, submission_id)
        if step["stepName"] == "Filling in" and not step["move"]
    ]
    # Taken back, it went on; sent back, it began anew.
    assert of_first == [["Boss"], ["Boss"], ["Lee An"]]


async def _entered(hand: Hand, submission_id: str) -> list[list[str]]:
    steps = data(await hand.get("GetSubmissionProgress", submissionId=submission_id))["steps"]
    return [[each["fullName"] for each in step["enteredBy"]] for step in steps]
