"""Whoever began a submission by a start link reads what they filled in and what became of it."""

from datetime import UTC, datetime, timedelta

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.mail import Inbox
from chassis.testing.people import Person
from forms.start_link.visiting import FINISHED_WITHIN
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.sharing import SHARE, Visitor, new_token, sharing
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.starting import Passer, opening
from services.forms.tests.service.test_visitors_receipt import as_reader

SECRET = "Never let them in again"
THEIRS = "The crane comes on Friday"
WHY = "Their last scaffold fell"


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> Site:
    """Its buttons ask why."""
    return await Site.open(client, crew, admin, buttons={"asksForReason": True})


@pytest.fixture
def manager(site: Site) -> Hand:
    return Hand(site, site.crew.person("Maya Ong", Role.MANAGER, manages=(site.crew.jetty,)))


@pytest.fixture
async def ada(
    site: Site, flow: Flow, manager: Hand, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
) -> Passer:
    del flow
    secret = new_token()
    data(await opening(manager, secret), 201)
    passer = await Passer(site, secret).start(service, runtime, inbox)
    data(await passer.saving({site.width["id"]: "2"}))
    assert (await passer.uploading("their plan.csv")).status_code == 201
    return passer


async def asked_for_everything(ada: Passer) -> str:
    """Whatever a pass opens, as it is sent."""
    progress = await ada.get("SubmissionProgress")
    pressed = [each["submissionProcessId"] for each in data(progress)["steps"] if each["submissionProcessId"]]
    path = f"{SHARE}/SubmissionProcessDetail/{ada.submission_id}"
    answers = [
        progress,
        *[await ada.get(call) for call in ("SubmissionDetail", "FormWorkflow")],
        *[
            await ada.site.client.get(path, params={"submissionProcessId": each}, headers=ada.headers)
            for each in pressed
        ],
    ]
    assert all(each.status_code == 200 for each in answers)
    return " ".join(each.text for each in answers)


async def decided(site: Site, ada: Passer, checker: Hand) -> None:
    values = {site.remark["id"]: SECRET}
    saved = await checker.saving(ada.submission_id, values, site.second)
    assert saved.status_code == 200


async def test_what_others_enter_later_is_told_nowhere(
    site: Site, ada: Passer, manager: Hand, asking: Asking
) -> None:
    data(await ada.pressing(reason=THEIRS))
    checker = site.checker()
    await decided(site, ada, checker)
    # While it is with them, and once it is done.
    for is_done in (False, True):
        if is_done:
            data(await checker.approving(ada.submission_id, {site.remark["id"]: SECRET}, reason=WHY))
        told = await asked_for_everything(ada)
        assert "Roof" in told
        assert THEIRS in told
        assert SECRET not in told
        assert WHY not in told
        paper = await asking.printout(ada.submission_id, as_reader(await asking.guest(ada.token)))
        assert b"Roof" in paper.printout
        assert SECRET.encode() not in paper.printout
        assert WHY.encode() not in paper.printout
    assert data(await ada.get("SubmissionDetail"))["state"] == "done"
    member = (await asking.printout(ada.submission_id, named(manager.person))).printout
    assert SECRET.encode() in member
    assert WHY.encode() in member


async def test_nor_a_file_that_is_none_of_theirs(
    site: Site, ada: Passer, manager: Hand, runtime: Runtime
) -> None:
    data(await ada.pressing(reason=THEIRS))
    async with runtime.database.unit_of_work() as uow:
        # As one of a field of the second step.
        await uow.execute(
            text(
                "insert into submission_file select (jsonb_populate_record(f, jsonb_build_object("
                "'id', gen_random_uuid(), 'field_id', cast(:field as uuid), 'name', 'blacklist.csv',"
                "'is_outsiders', false, 'uploaded_by', cast(:who as uuid)))).* from submission_file f limit 1"
            ),
            {"field": site.remark["id"], "who": str(manager.person.user_id)},
        )
    assert "blacklist.csv" in str((await manager.detail(ada.submission_id))["files"])
    told = data(await ada.get("SubmissionDetail"))["files"]
    assert [each["name"] for each in told] == ["their plan.csv"]
    assert "blacklist.csv" not in await asked_for_everything(ada)


async def test_who_was_shared_a_later_step_reads_what_it_is_about(
    site: Site, ada: Passer, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
) -> None:
    data(await ada.pressing(reason=THEIRS))
    secret = new_token()
    data(await sharing(site.checker(), ada.submission_id, secret), 201)
    ben = await Visitor(site, ada.submission_id, secret, "Ben Client").prove(service, runtime, inbox)
    assert "Roof" in str(await ben.detail())


class TestTheEndOfTheLink:
    async def test_lets_who_began_before_finish_for_a_while(
        self,
        site: Site,
        flow: Flow,
        manager: Hand,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
    ) -> None:
        secret, ends_at = new_token(), datetime.now(UTC) + timedelta(hours=1)
        data(await opening(manager, secret, expiresAt=ends_at.isoformat()), 201)
        ada = await Passer(site, secret).start(service, runtime, inbox)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update start_link set expires_at = now()"))
            kept = (await uow.execute(text("select pass_ends_at from share_visit"))).scalar_one()
        assert kept == ends_at + FINISHED_WITHIN
        assert refusal(await Passer(site, secret, "Ben Client").looking())[0] == 403
        assert refusal(await ada.another())[0] == 403
        assert data(await ada.pressing(reason=THEIRS))["state"] == "ongoing"

    async def test_is_theirs_too_once_that_is_over(
        self,
        site: Site,
        flow: Flow,
        manager: Hand,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
    ) -> None:
        secret, ends_at = new_token(), datetime.now(UTC) + timedelta(hours=1)
        data(await opening(manager, secret, expiresAt=ends_at.isoformat()), 201)
        ada = await Passer(site, secret).start(service, runtime, inbox)
        async with runtime.database.unit_of_work() as uow:
            # Two hours and an hour later.
            for each in (
                "share_visit set pass_ends_at = pass_ends_at",
                "share_link set expires_at = expires_at",
            ):
                await uow.execute(text(f"update {each} - interval '3 hours'"))
        assert refusal(await ada.saving({site.width["id"]: "3"}))[0] == 403
        assert refusal(await ada.pressing(reason=THEIRS))[0] == 403
