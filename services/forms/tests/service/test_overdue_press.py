"""A button that is pressed by itself once its step is overdue: as workflow-runner asks for it."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

import httpx
import pytest
from chassis.clock import now
from chassis.db.statements import col, select
from chassis.errors import Conflict, NotFound
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import COMPANY, Person
from chassis.wall_clock import stamp
from contracts.forms.v1 import events_pb2, forms_pb2
from contracts.identity.v1 import identity_pb2
from forms.submission.repo import SubmissionRepo
from forms.tables.submission import NOBODY, Attempt, Submission
from forms.tables.submission_participant import SubmissionParticipant
from forms.tables.submission_value import SubmissionValue
from formwork.printout import Printout
from identity_client.projects import Projects
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import SECOND_DUE_IN_HOURS, Hand, Site
from services.forms.tests.service.test_audit import acts, said
from services.forms.tests.service.test_due import set_back

PRESSED_AFTER = timedelta(hours=SECOND_DUE_IN_HOURS + 1)
OVERDUE = timedelta(hours=SECOND_DUE_IN_HOURS + 2)
PRESSED_BY_ITSELF = (
    "“Approval” was overdue, and “Refuse” was pressed by itself. Reload to see where it stands."
)


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> Site:
    asks_nothing = {"checksRequiredFields": False, "asksForReason": False}
    return await Site.open(client, crew, admin, buttons=asks_nothing, overdue_press="refuse")


async def overdue(site: Site, runtime: Runtime, waits: timedelta = OVERDUE) -> str:
    """A submission that the checkers have let lie."""
    submission_id = await site.hand().submitted()
    await set_back(runtime, submission_id, waits=waits, due_in=PRESSED_AFTER - timedelta(hours=1) - waits)
    await shown_for(runtime, submission_id, now() - waits + PRESSED_AFTER - timedelta(seconds=1))
    return submission_id


async def shown_for(runtime: Runtime, submission_id: str, at: datetime | None) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(
            update(Submission).where(Submission.id == submission_id).values(presses_itself_at=at)  # pyright: ignore[reportArgumentType]
        )


async def shown_at(site: Site, submission_id: str) -> datetime | None:
    found = (await site.checker().detail(submission_id))["pressesItself"]
    return found and datetime.fromisoformat(found["at"])


async def let_them_be_back(
    asking: Asking, site: Site, runtime: Runtime, submission_id: str, known_at: datetime | None
) -> None:
    """They see a moment that is a day away, and nothing is pressed before."""
    assert known_at is None
    told = await asking.overdue_press(submission_id, site.second)
    assert (told.attempt_id, is_in_a_day(told.not_before.ToDatetime(UTC))) == ("", True)
    assert await shown_at(site, submission_id) == told.not_before.ToDatetime(UTC)
    assert await asking.overdue_press(submission_id, site.second) == told
    await shown_for(runtime, submission_id, now() - timedelta(seconds=1))
    assert (await asking.overdue_press(submission_id, site.second)).attempt_id


def is_in_a_day(moment: datetime) -> bool:
    return timedelta(hours=23) < moment - now() <= timedelta(days=1)


async def record(
    asking: Asking, site: Site, submission_id: str, begun: forms_pb2.BeginOverduePressResponse
) -> forms_pb2.RecordTransitionResponse:
    return await asking.record(
        submission_id=submission_id,
        number=2,
        attempt_id=begun.attempt_id,
        from_step_id=site.second,
        action_id=begun.action_id,
        closes=True,
    )


async def test_it_is_one_press_however_often_it_is_asked_for(
    site: Site, flow: Flow, asking: Asking, runtime: Runtime
) -> None:
    submission_id = await overdue(site, runtime)
    begun = await asking.overdue_press(submission_id, site.second)
    assert begun.action_id == site.refuse
    assert await asking.overdue_press(submission_id, site.second) == begun
    written = await record(asking, site, submission_id, begun)
    assert (written.number, written.pressed_by_user_id) == (2, "")
    assert await record(asking, site, submission_id, begun) == written
    shown = await site.hand().detail(submission_id)
    assert (shown["state"], shown["outcome"]["name"], shown["number"]) == ("done", "Refuse", 2)


async def test_everybody_is_told_that_nobody_did_it(
    site: Site, flow: Flow, asking: Asking, runtime: Runtime
) -> None:
    submission_id = await overdue(site, runtime)
    route = await asking.route(submission_id)
    due = route.step_entered_at.ToDatetime(UTC) + timedelta(hours=SECOND_DUE_IN_HOURS)
    await record(asking, site, submission_id, await asking.overdue_press(submission_id, site.second))
    progress = data(await site.hand().get("GetSubmissionProgress", submissionId=submission_id))
    last = progress["steps"][-1]
    assert (last["submitter"], last["submitActionName"], last["reason"]) == (None, "Refuse", "")
    assert datetime.fromisoformat(last["overdueSince"]) == due
    assert progress["steps"][0]["overdueSince"] is None
    act = (await acts(runtime))[-1]
    assert act.action == "submission.refused"
    assert said(act)["overdueSince"] == ("", stamp(due))
    told = (await published(runtime, events_pb2.StepSubmitted))[-1]
    assert told.submitted_by == str(NOBODY)


async def test_who_presses_after_it_is_told_so(
    site: Site, flow: Flow, asking: Asking, runtime: Runtime
) -> None:
    submission_id, checker = await overdue(site, runtime), site.checker()
    await record(asking, site, submission_id, await asking.overdue_press(submission_id, site.second))
    late = await checker.approving(submission_id, key="once")
    assert (late.status_code, late.json()["message"]) == (409, PRESSED_BY_ITSELF)
    again = await checker.approving(submission_id, key="once")
    assert (again.status_code, again.json()["message"]) == (409, PRESSED_BY_ITSELF)


async def test_who_presses_before_it_wins(site: Site, flow: Flow, asking: Asking, runtime: Runtime) -> None:
    submission_id, checker = await overdue(site, runtime), site.checker()
    begun = await asking.overdue_press(submission_id, site.second)
    data(await checker.approving(submission_id))
    with pytest.raises(Conflict):
        await record(asking, site, submission_id, begun)
    with pytest.raises(Conflict):
        await asking.overdue_press(submission_id, site.second)
    assert (await checker.detail(submission_id))["outcome"] is None  # called “Submit”, as it is drawn


async def test_not_before_its_time(site: Site, flow: Flow, asking: Asking, runtime: Runtime) -> None:
    submission_id = await overdue(site, runtime, waits=timedelta(hours=SECOND_DUE_IN_HOURS))
    told = await asking.overdue_press(submission_id, site.second)
    entered = (await asking.route(submission_id)).step_entered_at.ToDatetime(UTC)
    assert (told.attempt_id, told.not_before.ToDatetime(UTC)) == (
        "",
        entered + timedelta(hours=SECOND_DUE_IN_HOURS + 1),
    )


async def test_a_press_that_the_runner_has_not_heard_of_comes_first(
    site: Site, flow: Flow, asking: Asking, runtime: Runtime
) -> None:
    submission_id, checker = await overdue(site, runtime), site.checker()
    await flow.leave()
    assert (await checker.approving(submission_id, key="in time")).status_code == 503
    told = await asking.overdue_press(submission_id, site.second)
    assert (told.attempt_id, is_in_a_day(told.not_before.ToDatetime(UTC))) == ("", True)
    assert await shown_at(site, submission_id) == told.not_before.ToDatetime(UTC)
    # The day is over, and they have not pressed again.
    async with runtime.database.unit_of_work() as uow:
        long_ago = {"created_at": now() - timedelta(days=1, hours=1)}
        await uow.execute(update(Attempt).where(Attempt.submission_id == submission_id).values(long_ago))  # pyright: ignore[reportArgumentType]
    await shown_for(runtime, submission_id, now() - timedelta(seconds=1))
    assert (await asking.overdue_press(submission_id, site.second)).attempt_id
    await flow.come()


async def test_not_where_nobody_may_press(
    site: Site, flow: Flow, asking: Asking, runtime: Runtime, boss: Hand, crew: Crew
) -> None:
    submission_id = await overdue(site, runtime)
    with pytest.raises(Conflict):
        await asking.overdue_press(submission_id, site.second, number=3)
    with pytest.raises(Conflict):
        await asking.overdue_press(submission_id, site.first)
    data(await boss.deleting(submission_id))
    with pytest.raises(NotFound):
        await asking.overdue_press(submission_id, site.second)
    data(await boss.restoring(submission_id))
    await let_them_be_back(asking, site, runtime, submission_id, await shown_at(site, submission_id))


async def test_who_is_asked_sees_it_beforehand(
    site: Site, flow: Flow, asking: Asking, runtime: Runtime
) -> None:
    submission_id, checker = await site.hand().submitted(), site.checker()
    entered = (await asking.route(submission_id)).step_entered_at.ToDatetime(UTC)
    (todo,) = data(await checker.get("QueryTodos", type=2))["data"]
    shown = await checker.detail(submission_id)
    for told in (todo["pressesItself"], shown["pressesItself"]):
        assert told["name"] == "Refuse"
        assert datetime.fromisoformat(told["at"]) == entered + timedelta(hours=SECOND_DUE_IN_HOURS + 1)
    data(await checker.approving(submission_id))
    assert (await checker.detail(submission_id))["pressesItself"] is None


async def test_not_in_a_project_that_is_archived(
    site: Site, flow: Flow, asking: Asking, runtime: Runtime, crew: Crew
) -> None:
    submission_id = await overdue(site, runtime)
    await crew.archive(crew.jetty, runtime)
    told = await asking.overdue_press(submission_id, site.second)
    assert (told.attempt_id, is_in_a_day(told.not_before.ToDatetime(UTC))) == ("", True)
    known_at = await shown_at(site, submission_id)
    await crew.archive(crew.jetty, runtime, is_archived=False)
    await let_them_be_back(asking, site, runtime, submission_id, known_at)


async def test_not_in_a_company_whose_subscription_has_ended(
    site: Site, flow: Flow, asking: Asking, runtime: Runtime, crew: Crew
) -> None:
    submission_id = await overdue(site, runtime)
    paid = crew.book.companies.get(str(COMPANY))
    crew.book.companies[str(COMPANY)] = identity_pb2.GetCompanyResponse(
        company_id=str(COMPANY), name="Northbank", state=identity_pb2.COMPANY_STATE_ENDED
    )
    runtime.provide(Projects.of(runtime))
    told = await asking.overdue_press(submission_id, site.second)
    assert (told.attempt_id, is_in_a_day(told.not_before.ToDatetime(UTC))) == ("", True)
    known_at = await shown_at(site, submission_id)
    crew.book.companies[str(COMPANY)] = paid or identity_pb2.GetCompanyResponse(
        company_id=str(COMPANY), name="Northbank", state=identity_pb2.COMPANY_STATE_ACTIVE
    )
    runtime.provide(Projects.of(runtime))
    await let_them_be_back(asking, site, runtime, submission_id, known_at)


async def test_what_is_entered_after_it_was_begun_is_not_overwritten(
    site: Site, flow: Flow, asking: Asking, runtime: Runtime
) -> None:
    """The runner was away in between."""
    submission_id, checker = await overdue(site, runtime), site.checker()
    begun = await asking.overdue_press(submission_id, site.second)
    data(await checker.saving(submission_id, {site.remark["id"]: "Entered since."}, site.second))
    with pytest.raises(Conflict, match="entered since"):
        await record(asking, site, submission_id, begun)
    again = await asking.overdue_press(submission_id, site.second)
    assert again.attempt_id == begun.attempt_id
    await record(asking, site, submission_id, again)
    async with runtime.database.reading() as uow:
        written = await SubmissionRepo(uow).record_of_number(UUID(submission_id), 2)
    assert written.values[site.remark["id"]] == "Entered since."


async def test_not_with_what_does_not_fit(
    site: Site, flow: Flow, asking: Asking, runtime: Runtime, caplog: pytest.LogCaptureFixture
) -> None:
    """It is nobody's to throw away: people see when it is looked at again."""
    submission_id = await overdue(site, runtime)
    data(await site.checker().saving(submission_id, {site.remark["id"]: "Fits."}, site.second))
    of_another_kind = {"value": ["fits", "not"], "saved_at": now() - OVERDUE}
    async with runtime.database.unit_of_work() as uow:
        is_remark = SubmissionValue.field_id == UUID(site.remark["id"])
        await uow.execute(update(SubmissionValue).where(is_remark).values(of_another_kind))  # pyright: ignore[reportArgumentType]
    told = await asking.overdue_press(submission_id, site.second)
    assert (told.attempt_id, is_in_a_day(told.not_before.ToDatetime(UTC))) == ("", True)
    assert await shown_at(site, submission_id) == told.not_before.ToDatetime(UTC)
    assert "what is entered does not fit" in caplog.text


async def test_nobody_takes_it_back_and_nobody_is_barred_by_it(
    site: Site, flow: Flow, asking: Asking, runtime: Runtime, boss: Hand
) -> None:
    submission_id = await overdue(site, runtime)
    await record(asking, site, submission_id, await asking.overdue_press(submission_id, site.second))
    for hand in (site.hand(), site.checker(), boss):
        assert (await hand.detail(submission_id))["mayRecall"] is False
    async with runtime.database.reading() as uow:
        assert NOBODY not in {who for _, who in await SubmissionRepo(uow).who_pressed(UUID(submission_id))}
        took_part = select(SubmissionParticipant.user_id).where(
            col(SubmissionParticipant.submission_id) == UUID(submission_id)
        )
        assert NOBODY not in (await uow.execute(took_part)).scalars().all()


async def test_the_paper_says_that_nobody_did(
    site: Site, flow: Flow, asking: Asking, runtime: Runtime, boss: Hand
) -> None:
    submission_id = await overdue(site, runtime)
    await record(asking, site, submission_id, await asking.overdue_press(submission_id, site.second))
    printed = await asking.printout(submission_id, named(boss.person))
    steps = Printout.model_validate_json(printed.printout).steps
    assert [(each.by, each.teams, each.overdue_since is None) for each in steps][1:] == [("", [], False)]
