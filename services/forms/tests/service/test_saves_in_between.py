"""A save holds nothing: what somebody else does between its look and its write."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any
from uuid import uuid4

import pytest
from chassis.runtime import Runtime
from chassis.testing import counted_statements, published
from contracts.forms.v1 import events_pb2
from forms.submission.saving.value_repo import ValueRepo

from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.site import Hand, Site


@pytest.fixture
def meanwhile(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], Awaitable[Any]]], None]:
    """Does it once the next save has seen everything, and before it writes."""
    look = ValueRepo.all

    def between(act: Callable[[], Awaitable[Any]]) -> None:
        async def all_then_act(repo: ValueRepo) -> Sequence[Any]:
            monkeypatch.setattr(ValueRepo, "all", look)
            seen = await look(repo)
            await act()
            return seen

        monkeypatch.setattr(ValueRepo, "all", all_then_act)

    return between


async def _saved(runtime: Runtime) -> list[set[str]]:
    return [set(event.field_ids) for event in await published(runtime, events_pb2.StepSaved)]


async def test_alone_is_two_looks_and_one_statement(site: Site, runtime: Runtime) -> None:
    hand = site.hand()
    submission_id = await hand.start()
    data(await hand.saving(submission_id, {site.area["id"]: "Roof"}))
    with counted_statements(runtime.database) as statements:
        data(await hand.saving(submission_id, {site.area["id"]: "Cellar", site.width["id"]: "3"}))
    assert len(statements) == 3


async def test_what_is_the_same_already_is_written_by_nobody(site: Site, runtime: Runtime) -> None:
    hand = site.hand()
    submission_id = await hand.start()
    data(await hand.saving(submission_id, {site.area["id"]: "Roof"}))
    again = data(await hand.saving(submission_id, {site.area["id"]: "Roof"}))
    assert again["revisions"] == {site.area["id"]: 1}
    assert len(await _saved(runtime)) == 1


async def test_anothers_value_of_the_same_field_is_told_and_stays(
    site: Site, runtime: Runtime, meanwhile: Any
) -> None:
    one, other = site.hand("One"), site.hand("Other")
    submission_id = await one.start()
    area, width = site.area["id"], site.width["id"]
    meanwhile(lambda: one.saving(submission_id, {area: "Roof"}))
    sent = {area: "Cellar", width: "3"}
    saved = data(await other.saving(submission_id, sent, revisions={area: 0, width: 0}))
    assert saved["revisions"] == {width: 1}
    (conflict,) = saved["conflicts"]
    assert (conflict["value"], conflict["sentValue"], conflict["revision"]) == ("Roof", "Cellar", 1)
    assert (await one.values(submission_id))[area] == "Roof"
    assert await _saved(runtime) == [{area}, {width}]


async def test_anothers_value_of_another_field_is_kept_beside_it(
    site: Site, runtime: Runtime, meanwhile: Any
) -> None:
    one, other = site.hand("One"), site.hand("Other")
    submission_id = await one.start()
    area, width = site.area["id"], site.width["id"]
    meanwhile(lambda: one.saving(submission_id, {area: "Roof"}))
    assert data(await other.saving(submission_id, {width: "3"}))["revisions"] == {width: 1}
    values = await one.values(submission_id)
    assert (values[area], values[width]) == ("Roof", "3")
    assert await _saved(runtime) == [{area}, {width}]


@pytest.mark.usefixtures("flow")
async def test_a_step_that_was_submitted_takes_no_more(site: Site, runtime: Runtime, meanwhile: Any) -> None:
    one, other = site.hand("One"), site.hand("Other")
    submission_id = await one.start()
    meanwhile(lambda: one.submitting(submission_id, {site.area["id"]: "Roof"}))
    late = await other.saving(submission_id, {site.area["id"]: "Cellar"})
    assert late.status_code == 409
    assert (await one.values(submission_id))[site.area["id"]] == "Roof"
    assert await _saved(runtime) == [{site.area["id"]}]


async def test_a_draft_that_was_discarded_is_not_there(site: Site, runtime: Runtime, meanwhile: Any) -> None:
    hand = site.hand()
    submission_id = await hand.start()
    meanwhile(lambda: hand.discarding(submission_id))
    assert refusal(await hand.saving(submission_id, {site.area["id"]: "Roof"}))[0] == 404
    assert await _saved(runtime) == []


async def test_the_same_key_at_the_same_moment_is_one_save(
    site: Site, runtime: Runtime, meanwhile: Any
) -> None:
    hand = site.hand()
    submission_id, key = await hand.start(), uuid4().hex
    meanwhile(lambda: _with_key(hand, submission_id, key))
    saved = await _with_key(hand, submission_id, key)
    assert data(saved)["revisions"] == {site.area["id"]: 1}
    assert saved.headers["idempotency-replayed"] == "true"
    assert len(await _saved(runtime)) == 1


async def _with_key(hand: Hand, submission_id: str, key: str) -> Any:
    headers = {**hand.person.headers, "Idempotency-Key": key}
    body = {
        "submissionId": submission_id,
        "stepId": hand.site.first,
        "values": {hand.site.area["id"]: "Roof"},
    }
    return await hand.site.client.put("/api/Submission/SaveStep", json=body, headers=headers)
