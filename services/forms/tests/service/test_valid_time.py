"""Until when what somebody approved is valid, through the real workflow-runner."""

import asyncio
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing.events import published
from chassis.testing.people import Person
from chassis.wall_clock import stamp
from contracts.forms.v1 import events_pb2
from forms.tables.submission import Submission
from formwork.printout import Printout
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import Desk, data, refusal
from services.forms.tests.service.site import Hand
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack
from services.forms.tests.service.test_audit import acts, said

DAYS = 30
DAY = timedelta(days=1)
NONE, VALID, SOON, EXPIRED = range(4)


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> SiteWithAWayBack:
    """A form that is valid for 30 days from when it was checked; the approval comes after."""
    return await valid_from(await SiteWithAWayBack.drawn(client, crew, admin), admin, "check")


async def valid_from(site: SiteWithAWayBack, admin: Person, step: str) -> SiteWithAWayBack:
    desk = Desk(site.client, admin)
    version = (await desk.detail(site.template_id))["version"]
    chosen = {"isValidTimeEnabled": True, "validTimeStepId": site.ids[step], "validTimeDays": DAYS}
    data(await desk.save_detail(site.template_id, version, **chosen))
    data(await desk.publish(site.template_id))
    return site


def ends(shown: Mapping[str, Any]) -> datetime:
    return datetime.fromisoformat(shown["validTimeEnd"])


async def extending(
    hand: Hand, submission_id: str, seen: str | None, until: datetime, reason: str = "Rain."
) -> httpx.Response:
    body = {
        "submissionId": submission_id,
        "seenEnd": seen or now().isoformat(),
        "validTimeEnd": until.isoformat(),
        "reason": reason,
    }
    return await hand.site.client.put(
        "/api/Submission/ExtendValidTime", json=body, headers=hand.person.headers
    )


async def move_end(runtime: Runtime, submission_id: str, to: datetime) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(
            update(Submission)
            .where(Submission.id == UUID(submission_id))  # pyright: ignore[reportArgumentType]
            .values(valid_time_end=to)
        )


class TestItsClock:
    async def test_starts_when_the_chosen_step_is_submitted_and_everybody_sees_its_end(
        self, site: SiteWithAWayBack, flow: Flow, asking: Asking, runtime: Runtime
    ) -> None:
        hand, checker = site.hand(), site.checker()
        submission_id = await hand.submitted()
        before = await hand.detail(submission_id)
        assert (before["validTimeEnd"], before["expirationState"], before["validUntilState"]) == (
            None,
            NONE,
            0,
        )
        data(await checker.approving(submission_id))
        shown = await hand.detail(submission_id)
        assert ends(shown) - datetime.fromisoformat(shown["validTimeStart"]) == DAYS * DAY
        assert (shown["expirationState"], shown["validUntilState"]) == (VALID, 1)
        assert shown["expirationAt"] == shown["validTimeEnd"]
        (row,) = data(await hand.get("QuerySubmissions", expirationState=VALID))["data"]
        (todo,) = data(await hand.get("QueryTodos", type=3))["data"]
        assert {ends(row), ends(todo)} == {ends(shown)}
        printed = Printout.model_validate_json(
            (await asking.printout(submission_id, named(hand.person))).printout
        )
        assert (printed.valid_time_end, printed.is_expired) == (ends(shown), False)
        (event,) = await published(runtime, events_pb2.SubmissionValidTimeChanged)
        assert event.submission.submission_id == submission_id

    async def test_runs_on_when_a_later_step_is_submitted(self, site: SiteWithAWayBack, flow: Flow) -> None:
        hand = site.hand()
        submission_id = await site.at_approval(hand, site.checker())
        before = await hand.detail(submission_id)
        await site.press(site.approver(), submission_id, "approval", "approve")
        after = await hand.detail(submission_id)
        assert (after["state"], after["validTimeEnd"]) == ("done", before["validTimeEnd"])

    async def test_stops_when_that_step_is_to_be_done_again_and_then_starts_anew(
        self, site: SiteWithAWayBack, flow: Flow, runtime: Runtime
    ) -> None:
        hand, checker = site.hand(), site.checker()
        submission_id = await site.at_approval(hand, checker)
        first = await hand.detail(submission_id)
        await site.press(site.approver(), submission_id, "approval", "return", reason="Not yet.")
        back = await hand.detail(submission_id)
        assert (back["validTimeStart"], back["validTimeEnd"], back["validUntilState"]) == (None, None, 0)
        data(await hand.submitting(submission_id))
        data(await checker.approving(submission_id))
        assert ends(await hand.detail(submission_id)) > ends(first)
        told = await published(runtime, events_pb2.SubmissionValidTimeChanged)
        assert [each.HasField("ends_at") for each in told] == [True, False, True]

    async def test_stops_also_where_a_new_version_begins_before_that_step(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await SiteWithAWayBack.drawn(client, crew, admin, kind="createNewVersion")
        await valid_from(site, admin, "check")
        hand = site.hand()
        submission_id = await site.at_approval(hand, site.checker())
        await site.press(site.approver(), submission_id, "approval", "return", reason="Change of plan.")
        shown = await hand.detail(submission_id)
        assert (shown["version"], shown["validTimeEnd"]) == ("B", None)

    async def test_runs_on_where_only_later_steps_are_done_again(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await valid_from(await SiteWithAWayBack.drawn(client, crew, admin, to="check"), admin, "fill")
        hand = site.hand()
        submission_id = await site.at_approval(hand, site.checker())
        before = await hand.detail(submission_id)
        await site.press(site.approver(), submission_id, "approval", "return", reason="Look again.")
        assert ends(await hand.detail(submission_id)) == ends(before)


class TestExtending:
    async def test_who_did_that_step_moves_the_end_and_says_why(
        self, site: SiteWithAWayBack, flow: Flow, asking: Asking, runtime: Runtime
    ) -> None:
        hand, checker = site.hand(), site.checker()
        submission_id = await site.at_approval(hand, checker)
        shown = await checker.detail(submission_id)
        paper = (await asking.printout(submission_id, named(hand.person))).revision
        assert (shown["mayExtendValidTime"], (await hand.detail(submission_id))["mayExtendValidTime"]) == (
            True,
            False,
        )
        seen, later = shown["validTimeEnd"], ends(shown) + 10 * DAY
        told = data(await extending(checker, submission_id, seen, later, " Rain. "))
        assert (ends(told), told["expirationState"]) == (later, VALID)
        (extension,) = (await hand.detail(submission_id))["validTimeExtensions"]
        assert (extension["by"]["fullName"], extension["reason"]) == ("Chua Mei", "Rain.")
        assert datetime.fromisoformat(extension["endsAt"]) == later
        assert (await asking.printout(submission_id, named(hand.person))).revision != paper
        (act,) = [each for each in await acts(runtime) if each.action == "submission.valid_time_extended"]
        assert said(act)["reason"] == ("", "Rain.")
        assert said(act)["validUntil"][1] == stamp(later)
        # Who had the old end before their eyes changes nothing.
        assert refusal(await extending(checker, submission_id, seen, later + DAY))[0] == 409

    async def test_nobody_else_does(self, site: SiteWithAWayBack, flow: Flow, admin: Person) -> None:
        hand, checker = site.hand(), site.checker()
        submission_id = await hand.submitted()
        data(await checker.approving(submission_id))
        shown = await hand.detail(submission_id)
        seen, later = shown["validTimeEnd"], ends(shown) + DAY
        stranger = Hand(site, site.crew.person("Nobody", Role.MEMBER))
        statuses = [
            (await extending(each, submission_id, seen, later)).status_code
            for each in (hand, site.approver(), stranger)
        ]
        assert statuses == [403, 403, 404]
        data(await extending(site.somebody(admin), submission_id, seen, later))

    async def test_not_into_the_past_nor_for_ever_nor_without_a_reason(
        self, site: SiteWithAWayBack, flow: Flow
    ) -> None:
        hand, checker = site.hand(), site.checker()
        waits = await hand.submitted()
        assert refusal(await extending(site.checker("Another"), waits, None, now() + DAY))[0] == 409
        submission_id = await site.at_approval(hand, checker)
        seen = (await hand.detail(submission_id))["validTimeEnd"]
        until = datetime.fromisoformat(seen)
        refused = [
            await extending(checker, submission_id, seen, until),
            await extending(checker, submission_id, seen, now() + 4_000 * DAY),
            await extending(checker, submission_id, seen, until + DAY, "  "),
        ]
        assert [(each.status_code, each.json()["data"]["fields"][0]["field"]) for each in refused] == [
            (422, "validTimeEnd"),
            (422, "validTimeEnd"),
            (422, "reason"),
        ]
        assert (await hand.detail(submission_id))["validTimeEnd"] == seen

    async def test_of_two_at_once_one_counts(self, site: SiteWithAWayBack, flow: Flow) -> None:
        hand, checker = site.hand(), site.checker()
        submission_id = await site.at_approval(hand, checker)
        seen = (await hand.detail(submission_id))["validTimeEnd"]
        until = datetime.fromisoformat(seen)
        answers = await asyncio.gather(
            *(extending(checker, submission_id, seen, until + days * DAY) for days in (1, 2, 3))
        )
        assert sorted(each.status_code for each in answers) == [200, 409, 409]
        assert len((await hand.detail(submission_id))["validTimeExtensions"]) == 1


class TestItsEnd:
    async def test_is_seen_in_lists_and_on_paper_by_the_clock_alone(
        self, site: SiteWithAWayBack, flow: Flow, asking: Asking, runtime: Runtime
    ) -> None:
        hand = site.hand()
        ids = [await site.at_approval(hand, site.checker()) for _ in range(3)]
        for each, left in zip(ids, (-DAY, 3 * DAY, 20 * DAY), strict=True):
            await move_end(runtime, each, now() + left)
        ids.append(await hand.submitted())

        async def listed(**query: Any) -> list[str]:
            return [
                each["submissionId"] for each in data(await hand.get("QuerySubmissions", **query))["data"]
            ]

        found = {state: await listed(expirationState=state) for state in (EXPIRED, SOON, VALID, NONE)}
        assert found == dict(zip((EXPIRED, SOON, VALID, NONE), ([each] for each in ids), strict=True))
        assert await listed(sort="validTimeEnd") == ids
        assert (await hand.get("QuerySubmissions", expirationState=4)).status_code == 422
        printed = Printout.model_validate_json((await asking.printout(ids[0], named(hand.person))).printout)
        assert printed.is_expired
        assert (await hand.detail(ids[0]))["validUntilState"] == 2

    async def test_paper_is_made_anew_when_it_has_passed(
        self, site: SiteWithAWayBack, flow: Flow, asking: Asking, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        hand = site.hand()
        submission_id = await site.at_approval(hand, site.checker())
        before = (await asking.printout(submission_id, named(hand.person))).revision
        late = now() + 31 * DAY
        monkeypatch.setattr("forms.submission.reading.paper.now", lambda: late)
        assert (await asking.printout(submission_id, named(hand.person))).revision != before

    async def test_is_noted_once_and_only_while_it_is_the_end(
        self, site: SiteWithAWayBack, flow: Flow, asking: Asking, runtime: Runtime
    ) -> None:
        hand, checker = site.hand(), site.checker()
        submission_id = await site.at_approval(hand, checker)
        until = ends(await hand.detail(submission_id))
        told = await asking.valid_time(submission_id)
        assert set(told.user_ids) == {str(hand.person.user_id), str(checker.person.user_id)}
        assert list(told.team_ids) == [str(site.approvers)]
        assert not told.HasField("told_days_left")
        for days_left in (7, 7, 0, 1):
            assert (await asking.note_expiry(submission_id, until, days_left)).is_current
        assert not (await asking.note_expiry(submission_id, until + DAY, 0)).is_current
        assert (await asking.valid_time(submission_id)).told_days_left == 0
        noted = await published(runtime, events_pb2.SubmissionExpires)
        assert [each.days_left for each in noted] == [7, 0]
        data(await extending(checker, submission_id, until.isoformat(), until + DAY))
        assert not (await asking.valid_time(submission_id)).HasField("told_days_left")


async def test_of_an_archived_project_nothing_is_extended(
    site: SiteWithAWayBack, flow: Flow, crew: Crew, runtime: Runtime
) -> None:
    hand, checker = site.hand(), site.checker()
    submission_id = await site.at_approval(hand, checker)
    seen = (await hand.detail(submission_id))["validTimeEnd"]
    await crew.archive(crew.jetty, runtime, is_archived=True)
    assert refusal(await extending(checker, submission_id, seen, now() + 60 * DAY))[0] == 409
    assert not (await checker.detail(submission_id))["mayExtendValidTime"]


@pytest.mark.parametrize("asked", [{"needsAnotherPerson": True}, {"noSelfApproval": True}])
async def test_who_began_it_extends_nothing_where_the_step_is_for_another(
    client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, asked: dict[str, bool]
) -> None:
    site = await valid_from(await SiteWithAWayBack.drawn(client, crew, admin, check=asked), admin, "check")
    both = crew.person("Lee An", Role.MEMBER, projects=(crew.jetty,), teams=(site.checkers,))
    began, checker = site.somebody(both), site.checker()
    submission_id = await site.at_approval(began, checker)
    shown = await began.detail(submission_id)
    later = ends(shown) + DAY
    assert not shown["mayExtendValidTime"]
    assert refusal(await extending(began, submission_id, shown["validTimeEnd"], later))[0] == 403
    data(await extending(checker, submission_id, shown["validTimeEnd"], later))
