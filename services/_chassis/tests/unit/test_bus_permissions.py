import pytest
from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.listener import Listener
from chassis.events.permissions import permissions_of
from chassis.events.subscription import Subscription
from chassis.runtime import Runtime
from contracts.identity.v1 import events_pb2


async def nothing(_: UnitOfWork, __: events_pb2.TeamDeleted, ___: EventContext, ____: Runtime) -> None: ...


def test_of_a_service_that_only_tells() -> None:
    granted = permissions_of("site-diary", [])
    assert granted.publish == [
        "site-diary.>",
        "_outbox.site-diary",
        "_notes.site-diary",
        "$JS.API.STREAM.CREATE.site-diary",
    ]
    assert granted.subscribe == ["_INBOX.site-diary.>", "_outbox.site-diary"]


def test_grow_by_a_subscription() -> None:
    told = Subscription("site_diary.team_deleted", events_pb2.TeamDeleted, nothing, start="all")
    more = set(permissions_of("site-diary", [told]).publish) - set(permissions_of("site-diary", []).publish)
    assert more == {
        "$JS.API.CONSUMER.INFO.identity.site_diary_team_deleted",
        "$JS.API.CONSUMER.CREATE.identity.site_diary_team_deleted.identity.team.deleted.v1",
        "$JS.API.CONSUMER.MSG.NEXT.identity.site_diary_team_deleted",
        "$JS.ACK.identity.site_diary_team_deleted.>",
    }


def test_grow_by_what_every_process_hears() -> None:
    told = Listener(events_pb2.ProjectChanged, lambda _, __: None)
    more = {*permissions_of("site-diary", [], [told]).subscribe} - {
        *permissions_of("site-diary", []).subscribe
    }
    assert more == {"identity.project.changed.v1"}


def test_grow_for_the_hub_by_what_the_services_tell_browsers() -> None:
    granted = permissions_of("site-diary", [], hears_live_notes=True)
    without = permissions_of("site-diary", [])
    assert {*granted.subscribe} - {*without.subscribe} == {"_notes.*"}
    assert granted.publish == without.publish


def test_are_never_those_of_another_services_consumer() -> None:
    anothers = Subscription("forms.team_deleted", events_pb2.TeamDeleted, nothing, start="all")
    with pytest.raises(ValueError, match=r"begins with site_diary\."):
        permissions_of("site-diary", [anothers])
