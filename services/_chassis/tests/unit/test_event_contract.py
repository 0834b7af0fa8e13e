from typing import Any
from uuid import UUID, uuid4

import pytest
from chassis.acting import acting, acting_for
from chassis.db.outbox import MOST_BYTES, Outbox
from chassis.event_contract import About, about, paths_of
from chassis.events.projection import Projection
from chassis.events.republish import FIRST, Snapshot
from chassis.testing.contracts import events_in_contracts
from contracts.identity.v1 import events_pb2, identity_pb2
from google.protobuf.message import Message

TEAM, COMPANY, USER = (str(uuid4()) for _ in range(3))


@pytest.mark.parametrize("kind", events_in_contracts(), ids=lambda kind: kind.DESCRIPTOR.full_name)
def test_every_event_of_the_contracts_says_what_it_is_about(kind: type[Message]) -> None:
    paths_of(kind)


def test_there_are_events_in_the_contracts() -> None:
    assert events_pb2.TeamChanged in events_in_contracts()


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (
            events_pb2.TeamChanged(team=identity_pb2.Team(team_id=TEAM, company_id=COMPANY)),
            About(TEAM, UUID(COMPANY)),
        ),
        (
            events_pb2.MemberJoined(company_id=COMPANY, user_id=USER),
            About(f"{COMPANY}/{USER}", UUID(COMPANY)),
        ),
        (events_pb2.UserVerified(user_id=USER), About(USER, None)),
        (events_pb2.AccessChanged(user_id=USER), About(USER, None)),
        (events_pb2.MailChoiceMade(company_id=COMPANY), About("", UUID(COMPANY))),
    ],
    ids=lambda each: type(each).__name__,
)
def test_is_read_where_the_contract_says(event: Message, expected: About) -> None:
    assert about(event) == expected


@pytest.mark.parametrize(
    "event",
    [
        events_pb2.TeamDeleted(company_id=COMPANY),
        events_pb2.MemberJoined(company_id=COMPANY),
        events_pb2.FileDiscarded(key="photos/1\r\nNats-Msg-Id: another"),
        identity_pb2.Team(team_id=TEAM),
    ],
    ids=["no id", "half of an id", "more than a line", "no event"],
)
def test_an_event_that_does_not_say_it_never_comes_into_the_outbox(event: Any) -> None:
    outbox = Outbox()
    with pytest.raises(TypeError):
        outbox.add(event)
    assert not outbox


def test_who_acts_is_known_within_and_nobody_after() -> None:
    person, another, outbox = uuid4(), uuid4(), Outbox()
    with acting_for(person):
        outbox.add(events_pb2.UserVerified(user_id=USER))
        with acting_for(another):
            outbox.add(events_pb2.UserVerified(user_id=USER))
        outbox.add(events_pb2.UserVerified(user_id=USER))
    outbox.add(events_pb2.UserVerified(user_id=USER))
    assert [row["actor"] for row in outbox.take()] == [person, another, person, None]
    assert acting() is None


async def test_what_two_ids_know_is_told_anew_by_both_of_whatever_kind_and_ended_by_both() -> None:
    async def nothing(*_: object) -> None: ...

    asked: list[object] = []

    async def page(_: object, *after: object) -> list[Message]:
        asked.append(after)
        return []

    told = Snapshot(events_pb2.MemberChanged, page)
    uow: Any = None
    await told.page_after(uow, FIRST, 10)
    await told.page_after(uow, f"{COMPANY}/{USER}", 10)
    assert asked == [(UUID(int=0), UUID(int=0), 10), (UUID(COMPANY), UUID(USER), 10)]
    dated = Snapshot(events_pb2.MemberChanged, page, ids=(UUID, str))
    await dated.page_after(uow, FIRST, 10)
    await dated.page_after(uow, f"{COMPANY}/2026-11-23/late", 10)
    assert asked[2:] == [(UUID(int=0), "", 10), (UUID(COMPANY), "2026-11-23/late", 10)]
    with pytest.raises(TypeError, match="2 ids"):
        Snapshot(events_pb2.MemberChanged, page, ids=(str,))
    with pytest.raises(TypeError, match="no id"):
        Snapshot(events_pb2.MailChoiceMade, page)
    with pytest.raises(TypeError, match="different form"):
        Projection(
            "search.people",
            states=[events_pb2.MemberChanged],
            ends=[events_pb2.TeamDeleted],
            keep=nothing,
            forget=nothing,
        )


def test_nor_does_one_that_the_bus_would_never_take() -> None:
    outbox = Outbox()
    members = [USER] * (MOST_BYTES // len(USER))
    team = identity_pb2.Team(team_id=TEAM, company_id=COMPANY, member_user_ids=members)
    with pytest.raises(ValueError, match="bytes"):
        outbox.add(events_pb2.TeamChanged(team=team))
    assert not outbox
