"""What a press keeps of the entries of a sub-form, and what may still be begun beside it."""

from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.errors import Conflict
from chassis.runtime import Runtime
from chassis.testing.people import Person
from forms.submission.repo import SubmissionRepo
from forms.submission.saving.value_repo import ValueRepo
from forms.submission.sub_form import repo as entry_repo
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import data
from services.forms.tests.service.drawing import field, new_id, page
from services.forms.tests.service.punch_list import Fitter, PunchList, sub_form
from services.forms.tests.service.site_with_a_condition import asks
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack
from services.forms.tests.service.test_due import set_back
from services.forms.tests.service.test_moves import moving
from services.forms.tests.service.test_overdue_press import OVERDUE, record, shown_for


class Rounds:
    """A handover that goes from step to step."""

    def __init__(self, lists: PunchList, runtime: Runtime, admin: Person) -> None:
        self.lists, self._runtime = lists, runtime
        self.boss = lists.somebody(admin)
        self.hand = lists.hand()

    @property
    def site(self) -> SiteWithAWayBack:
        assert isinstance(self.lists.handover, SiteWithAWayBack)
        return self.lists.handover

    async def check(self, parent_id: str) -> None:
        await self.site.press(self.site.checker(), parent_id, "check", "checked")

    async def send_back(self, parent_id: str) -> None:
        await self.site.press(self.site.approver(), parent_id, "approval", "return", reason="Not whole.")

    async def void(self, entry_id: str) -> None:
        data(await moving(self.boss.defects, "VoidSubmission", entry_id, 1, reason="Entered twice."))

    async def recorded(self, parent_id: str, number: int) -> list[str] | None:
        """The states of the entries that a press has kept."""
        async with self._runtime.database.reading() as uow:
            record = await SubmissionRepo(uow).record_of_number(UUID(parent_id), number)
        return self._states(record.values)

    async def stored(self, parent_id: str) -> list[str] | None:
        """As lists read it."""
        async with self._runtime.database.reading() as uow:
            rows = await ValueRepo(uow, UUID(parent_id)).all()
        return self._states({str(row.field_id): row.value for row in rows if row.value is not None})

    def _states(self, values: dict[str, Any]) -> list[str] | None:
        found = values.get(self.lists.sub_form["id"])
        return found and [each["state"] for each in found["entries"]]


@pytest.fixture
async def rounds(
    client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, runtime: Runtime
) -> Rounds:
    del flow  # who presses is led on by it
    return Rounds(await PunchList.in_three_steps(client, crew, admin), runtime, admin)


async def one(hand: Fitter) -> tuple[str, str]:
    parent_id = await hand.handover.start()
    return parent_id, await hand.begin_and_submit(parent_id)


async def test_where_nothing_need_be_whole_entries_are_kept_all_the_same(
    client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, runtime: Runtime
) -> None:
    buttons = {"checksRequiredFields": False, "asksForReason": False}
    rounds = Rounds(await PunchList.open(client, crew, admin, buttons=buttons), runtime, admin)
    parent_id, _ = await one(rounds.hand)
    data(await rounds.hand.press(parent_id))
    assert await rounds.recorded(parent_id, 1) == ["ongoing"]
    assert await rounds.stored(parent_id) == ["ongoing"]


async def test_what_is_gone_by_the_next_round_is_kept_no_more(rounds: Rounds) -> None:
    parent_id, entry_id = await one(rounds.hand)
    data(await rounds.hand.press(parent_id))
    await rounds.check(parent_id)
    await rounds.send_back(parent_id)
    assert await rounds.stored(parent_id) == ["ongoing"]
    data(await rounds.boss.defects.deleting(entry_id))
    data(await rounds.hand.press(parent_id))
    assert await rounds.recorded(parent_id, 4) is None
    assert await rounds.stored(parent_id) is None


async def test_a_later_step_keeps_them_as_they_are_then(rounds: Rounds) -> None:
    parent_id, entry_id = await one(rounds.hand)
    data(await rounds.hand.press(parent_id))
    await rounds.void(entry_id)
    await rounds.check(parent_id)
    assert await rounds.recorded(parent_id, 1) == ["ongoing"]
    assert await rounds.recorded(parent_id, 2) == ["voided"]


async def test_a_version_is_compared_with_what_there_is_now(
    client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, runtime: Runtime
) -> None:
    lists = await PunchList.in_three_steps(client, crew, admin, kind="createNewVersion")
    rounds = Rounds(lists, runtime, admin)
    parent_id, entry_id = await one(rounds.hand)
    data(await rounds.hand.press(parent_id))
    await rounds.check(parent_id)
    await rounds.send_back(parent_id)
    await rounds.void(entry_id)
    found = await rounds.hand.handover.get(
        "GetSubmissionDiff", submissionId=parent_id, fromVersion="A", toVersion="B"
    )
    (changed,) = data(found)["changedFields"]
    states = [changed[each]["entries"][0]["state"] for each in ("oldValue", "newValue")]
    assert (changed["fieldId"], states) == (lists.sub_form["id"], ["ongoing", "voided"])


async def test_a_voided_one_takes_no_place(
    client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, runtime: Runtime
) -> None:
    rounds = Rounds(await PunchList.open(client, crew, admin, is_required=True, most=1), runtime, admin)
    hand = rounds.hand
    parent_id, entry_id = await one(hand)
    assert (await hand.beginning(parent_id)).status_code == 409
    await rounds.void(entry_id)
    assert (await hand.sub_form(parent_id))["notAdding"] is None
    await hand.begin_and_submit(parent_id)
    assert (await hand.sub_form(parent_id))["notAdding"] == "full"
    assert (await hand.beginning(parent_id)).status_code == 409
    data(await hand.press(parent_id))
    assert await rounds.recorded(parent_id, 1) == ["voided", "ongoing"]


async def test_voided_ones_never_crowd_out_one_that_counts(
    client: httpx.AsyncClient,
    crew: Crew,
    admin: Person,
    flow: Flow,
    runtime: Runtime,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(entry_repo, "MOST_ENTRIES", 1)
    monkeypatch.setattr(entry_repo, "_MOST_VOIDED", 0)
    rounds = Rounds(await PunchList.open(client, crew, admin, is_required=True), runtime, admin)
    parent_id, entry_id = await one(rounds.hand)
    await rounds.void(entry_id)
    await rounds.hand.begin_and_submit(parent_id)
    data(await rounds.hand.press(parent_id))
    assert await rounds.recorded(parent_id, 1) == ["ongoing"]


@pytest.mark.parametrize("panel", [{"visible": False}, {"readonly": True}], ids=["hidden", "locked"])
async def test_nothing_is_begun_in_a_panel_that_nobody_fills_in(
    client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, panel: dict[str, Any]
) -> None:
    lists = await PunchList.in_three_steps(client, crew, admin, panel=panel)
    hand = lists.hand()
    parent_id = await hand.handover.start()
    assert (await hand.sub_form(parent_id))["notAdding"] == "notOpen"
    assert (await hand.beginning(parent_id)).status_code == 409
    data(await hand.press(parent_id))


async def test_nothing_is_begun_where_a_count_of_others_hides_it(rounds: Rounds) -> None:
    lists, hand = rounds.lists, rounds.hand
    count = field("calculation", {"label": "How many", "formula": f"{{{lists.sub_form['id']}}} * 1"})
    others = sub_form("Snags", lists.site.template_id)
    drawn = page(lists.sub_form, count, others)
    hides = {"type": "hide", "fieldIds": [others["id"]]}
    drawn["conditions"] = [{"id": new_id(), **asks(count["id"], "more", "0"), "outcomes": [hides]}]
    template_id = lists.handover.template_id
    version = (await lists.desk.body(template_id))["version"]
    data(await lists.desk.save_body(template_id, version, drawn))
    data(await lists.desk.publish(template_id))
    parent_id = await hand.handover.start()
    data(await hand.beginning(parent_id, at={"fieldId": others["id"]}), 201)
    await hand.begin_and_submit(parent_id)
    assert (await hand.beginning(parent_id, at={"fieldId": others["id"]})).status_code == 409


async def test_an_entry_is_begun_in_a_panel(rounds: Rounds) -> None:
    lists = await PunchList.in_three_steps(
        rounds.site.client, rounds.site.crew, rounds.boss.handover.person, panel={}, required=True
    )
    hand = lists.hand()
    parent_id, _ = await one(hand)
    assert (await hand.sub_form(parent_id))["notAdding"] is None
    data(await hand.press(parent_id))


async def test_what_is_begun_after_a_press_by_itself_was_is_kept_by_it(
    client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, runtime: Runtime, asking: Asking
) -> None:
    """The runner was away in between."""
    lists = await PunchList.pressed_by_itself(client, crew, admin)
    site, rounds = lists.handover, Rounds(lists, runtime, admin)
    parent_id = await rounds.hand.handover.start()
    data(await rounds.hand.press(parent_id))
    person = crew.person("Chua Mei", Role.MEMBER, projects=(crew.jetty,), teams=(site.checkers,))
    checker = lists.somebody(person)
    await set_back(runtime, parent_id, waits=OVERDUE, due_in=-timedelta(hours=2))
    await shown_for(runtime, parent_id, now() - timedelta(seconds=1))
    begun = await asking.overdue_press(parent_id, site.second)
    data(await checker.beginning(parent_id, at={"stepId": site.second}), 201)
    with pytest.raises(Conflict, match="entered since"):
        await record(asking, site, parent_id, begun)
    again = await asking.overdue_press(parent_id, site.second)
    assert again.attempt_id == begun.attempt_id != ""
    await record(asking, site, parent_id, again)
    assert await rounds.recorded(parent_id, 2) == ["draft"]


async def test_no_entry_comes_in_behind_a_press_that_waits_for_the_runner(rounds: Rounds, flow: Flow) -> None:
    hand = rounds.hand
    parent_id, _ = await one(hand)
    await flow.leave()
    key, site = str(uuid4()), hand.handover.site
    nothing: dict[str, Any] = {}
    pressed = (parent_id, site.first, site.submit, nothing, key)
    assert (await hand.handover.pressing(*pressed)).status_code == 503
    assert (await hand.beginning(parent_id)).status_code == 409
    await flow.come()
    data(await hand.handover.pressing(*pressed))
    assert await rounds.recorded(parent_id, 1) == ["ongoing"]
    await rounds.check(parent_id)
    await rounds.send_back(parent_id)
    data(await hand.beginning(parent_id), 201)
