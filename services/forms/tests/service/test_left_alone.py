"""Before somebody presses: whether what comes next would have nobody who may do it."""

from typing import Any

import httpx
from chassis.access import Role
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.test_stand_ins import stranger_to_it


async def _site(client: httpx.AsyncClient, crew: Crew, admin: Person, **asked: Any) -> Site:
    return await Site.open(client, crew, admin, approval={"needsAnotherPerson": True} | asked)


def _goes(crew: Crew, person: Person, stand_in: Person) -> None:
    crew.book.users[str(person.user_id)].stand_in_user_id = str(stand_in.user_id)


async def _warned(hand: Hand, submission_id: str) -> list[str]:
    return (await hand.detail(submission_id))["stepsLeftAlone"]


class TestWhoPressesIsWarned:
    async def test_that_stands_in_for_the_only_one_who_is_left(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await _site(client, crew, admin)
        lee, only, stand_in = site.hand("Lee An"), site.checker("Chua Mei"), stranger_to_it(crew)
        submission_id = await lee.start()
        assert await _warned(lee, submission_id) == [], "the checker is there"
        # Away, and whoever stands in for them is who fills this in.
        _goes(crew, only.person, lee.person)
        assert await _warned(lee, submission_id) == ["Approval"]
        _goes(crew, only.person, stand_in)
        assert await _warned(lee, submission_id) == [], "somebody else stands in"

    async def test_that_is_the_only_one_of_the_next_team_until_another_joins(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, manager: Person
    ) -> None:
        site = await _site(client, crew, admin)
        both = site.somebody(
            crew.person("Tan Li", Role.MEMBER, projects=(crew.jetty,), teams=(site.checkers,))
        )
        submission_id = await both.start()
        assert await _warned(both, submission_id) == ["Approval"]
        # Not only who reads along: they press nothing.
        ong = site.checker("Ong Li")
        assert await _warned(both, submission_id) == []
        crew.book.leave_team(site.checkers, ong.person.user_id)
        # Pressed all the same, whoever manages the project gets it out.
        data(await both.submitting(submission_id))
        boss = site.somebody(manager)
        shown = await boss.detail(submission_id)
        assert (shown["attentionReason"], shown["isMyTurn"], shown["mayVoid"]) == (
            "approversMissing",
            True,
            True,
        )
        assert data(await boss.approving(submission_id, reason="Nobody is left."))["state"] == "done"

    async def test_not_where_anybody_may_do_it(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await _site(client, crew, admin, needsAnotherPerson=False)
        both = site.somebody(
            crew.person("Tan Li", Role.MEMBER, projects=(crew.jetty,), teams=(site.checkers,))
        )
        assert await _warned(both, await both.start()) == []
