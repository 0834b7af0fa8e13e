from datetime import datetime, timedelta
from uuid import UUID

import pytest
from chassis.access import Access, Actor, Origin, Role
from chassis.clock import now
from chassis.ids import new_id
from identity_client.directory import Directory
from identity_client.errors import SavedBySomebodyElse
from identity_client.saves import Save, must_be_newest
from identity_client.testing import AddressBook

COMPANY = new_id()


def actor(user_id: UUID) -> Actor:
    return Actor(user_id, new_id(), COMPANY, Origin("", ""), Access(session_active=True, role=Role.MEMBER))


async def test_who_has_seen_the_newest_goes_on_and_nobody_is_asked(
    directory: Directory, book: AddressBook
) -> None:
    await must_be_newest(directory, actor(new_id()), Save(3, new_id(), now()), seen=3)
    assert not book.asked


async def test_who_has_not_is_told_whose_it_is(directory: Directory, book: AddressBook) -> None:
    me, ana, gone = new_id(), new_id(), new_id()
    book.add_user(ana, "Ana Lim", company_id=COMPANY)
    hour_ago = now() - timedelta(minutes=61)
    said = {
        ana: "Saved by Ana Lim an hour ago. Take over or merge.",
        gone: "Saved by somebody else an hour ago. Take over or merge.",
        me: "You saved this in another window an hour ago. Take over or merge.",
    }
    for by, words in said.items():
        # Also who has seen a later one than there is: of another table, or a guess.
        for seen in (2, 4):
            with pytest.raises(SavedBySomebodyElse) as refused:
                await must_be_newest(directory, actor(me), Save(3, by, hour_ago), seen=seen)
            assert refused.value.message == words
            assert refused.value.fields[0].code == "savedBySomebodyElse"


@pytest.mark.parametrize(
    ("ago", "words"),
    [
        (timedelta(seconds=59), "just now"),
        (timedelta(seconds=61), "a minute ago"),
        (timedelta(minutes=59, seconds=30), "59 minutes ago"),
        (timedelta(hours=23, minutes=30), "23 hours ago"),
        (timedelta(hours=25), "yesterday"),
        (timedelta(days=3, minutes=1), "3 days ago"),
    ],
)
def test_says_how_long_ago_it_was(ago: timedelta, words: str) -> None:
    then: datetime = now() - ago
    assert f" {words}." in SavedBySomebodyElse(then, by_caller=False, name="Ana Lim").message
