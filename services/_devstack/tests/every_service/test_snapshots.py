"""Every owner can tell a new receiver of all its aggregates."""

import pytest
from chassis.event_contract import about, subject_of
from chassis.events.republish import FIRST, Snapshot
from chassis.testing.contracts import events_in_contracts
from chassis.testing.events import told_anew
from google.protobuf.message import Message

from services._devstack.tests.every_service.house import House, definitions

SNAPSHOTS = [
    (definition.context, snapshot) for definition in definitions() for snapshot in definition.snapshots
]
WITHOUT = {
    "attendance.equipment_defect": "what attendance asks itself to mail",
    "attendance.punch_photo": "says that a file is discarded: the service itself deletes it",
    "attendance.punch": "never changes; the days that it makes are attendance.record",
    "budget.equipment": "a hint to look again at attendance.equipment_record",
    "budget.hours": "a hint to look again at attendance.sheet",
    "forms.submission_comment": "what forms asks itself to mail, and a hint to read comments again",
    "forms.share_link": "what forms asks itself to mail, to whoever holds a link",
    "forms.start_link": "what forms asks itself to mail, to whoever stands before a form that hangs out",
    "identity.access": "a hint to ask again; what it follows from are identity.member and identity.project",
    "identity.mail": "what identity asks itself to do, and an answer for who waits for it",
    "pdf.submission": "how the making of a paper goes; the paper is asked for",
}
# What a service tells itself to delete, and what was done and is over: identity keeps the acts.
ROOMS_WITHOUT = ("file", "template_file", "export_file", "act")


def _about(kind: type[Message]) -> str:
    """`identity.team.changed.v1` is about `identity.team`."""
    return ".".join(subject_of(kind).split(".")[:2])


def test_all_that_events_are_about_can_be_told_anew() -> None:
    about = {_about(kind) for kind in events_in_contracts()}
    told = {_about(snapshot.kind) for _, snapshot in SNAPSHOTS}
    without = {each for each in about - told if each.split(".")[1] not in ROOMS_WITHOUT}
    assert without == set(WITHOUT), "give it a Snapshot in main.py, or say here why it needs none"


def test_what_a_read_model_keeps_can_be_told_anew() -> None:
    """Else one that is lost, or is new, stays empty of all that did not change since."""
    told = {snapshot.kind for _, snapshot in SNAPSHOTS}
    projections = [projection for each in definitions() for projection in each.projections]
    assert not [each.name for each in projections if told.isdisjoint(each.states)]


@pytest.mark.parametrize(
    ("context", "snapshot"), SNAPSHOTS, ids=[each.kind.DESCRIPTOR.full_name for _, each in SNAPSHOTS]
)
async def test_tells_of_all_there_are_page_by_page(house: House, context: str, snapshot: Snapshot) -> None:
    opened = house.services[context]
    told = await told_anew(opened.definition, opened.runtime, snapshot.kind)
    assert told, f"there is none to tell of: seed one in {context}_demo"
    async with opened.runtime.database.unit_of_work() as uow:
        at_once = await snapshot.page_after(uow, FIRST, len(told) + 1)
    assert [*told] == [about(each).aggregate_id for each in at_once]
