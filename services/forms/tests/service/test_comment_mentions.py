"""Who is told of what is said about a submission."""

from datetime import timedelta

import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain, housekeep
from chassis.testing.mail import Inbox
from chassis.testing.people import Person
from identity_client.comments.table import MOST_MAILED, MOST_MAILED_IN_ALL
from identity_client.testing.crew import Crew

from services.forms.tests.service.commenting import CHECKER, FOREMAN, changing, said, saying
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Hand, Site


@pytest.fixture
def foreman(site: Site) -> Hand:
    hand = site.hand()
    jetty = site.crew.book.projects[str(site.crew.jetty)]
    jetty.member_user_ids.append(str(hand.person.user_id))
    return hand


@pytest.fixture
def checker(site: Site) -> Hand:
    return site.checker()


@pytest.fixture
async def waiting(foreman: Hand, flow: object) -> str:
    del flow
    return await foreman.submitted()


class TestMentioning:
    async def test_mails_who_is_mentioned_and_who_began_it_once(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        foreman: Hand,
        checker: Hand,
        waiting: str,
    ) -> None:
        await drain(service, runtime)
        del inbox.mails[:]
        data(await saying(checker, waiting, "Which roof?"), 201)
        await drain(service, runtime)
        assert inbox.subjects_to(FOREMAN) == ["Chua Mei commented: Site inspection"]
        assert "Which roof?" in inbox.text()
        assert f"/forms/submissions/{waiting}" in inbox.text()
        del inbox.mails[:]
        mine = data(await saying(foreman, waiting, "@Chua Mei the north one", checker), 201)
        data(await changing(foreman, mine, "@Chua Mei the south one", checker))
        await drain(service, runtime)
        assert inbox.subjects_to(CHECKER) == ["Tan Bo commented: Site inspection"]
        assert inbox.subjects_to(FOREMAN) == []

    async def test_is_of_those_who_may_read_it(
        self, site: Site, foreman: Hand, checker: Hand, waiting: str, neighbour: Person
    ) -> None:
        offered = [each["fullName"] for each in (await said(foreman, waiting))["people"]]
        assert "Chua Mei" in offered
        assert "Tan Bo" not in offered
        ana = Hand(site, site.crew.person("Ana Cruz", Role.MEMBER))
        for other in (ana, site.somebody(neighbour)):
            answer = await saying(checker, waiting, "Look", other)
            assert (answer.status_code, answer.json()["data"]["fields"][0]["field"]) == (
                422,
                "mentionedUserIds",
            )

    async def test_whoever_may_not_read_it_any_more_is_not_mailed(
        self,
        site: Site,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        foreman: Hand,
        checker: Hand,
        waiting: str,
    ) -> None:
        await drain(service, runtime)
        del inbox.mails[:]
        data(await saying(foreman, waiting, "@Chua Mei?", checker), 201)
        del site.crew.book.teams[str(site.checkers)].member_user_ids[:]
        await drain(service, runtime)
        assert inbox.subjects_to(CHECKER) == []

    async def test_fills_nobody_s_mailbox(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        foreman: Hand,
        checker: Hand,
        waiting: str,
    ) -> None:
        await drain(service, runtime)
        del inbox.mails[:]
        for number in range(MOST_MAILED + 2):
            data(await saying(foreman, waiting, f"And {number}", checker), 201)
        await drain(service, runtime)
        assert len(inbox.subjects_to(CHECKER)) == MOST_MAILED

    async def test_about_one_thing_after_another_uses_up_nobody_s_day_of_mails(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        foreman: Hand,
        checker: Hand,
        waiting: str,
    ) -> None:
        others = [await foreman.submitted() for _ in range(MOST_MAILED_IN_ALL // MOST_MAILED)]
        await drain(service, runtime)
        del inbox.mails[:]
        for submission_id in (waiting, *others):
            for number in range(MOST_MAILED):
                data(await saying(foreman, submission_id, f"And {number}", checker), 201)
        await drain(service, runtime)
        assert len(inbox.subjects_to(CHECKER)) == MOST_MAILED_IN_ALL
        data(await saying(checker, waiting, "Enough.", foreman), 201)
        await drain(service, runtime)
        assert len(inbox.subjects_to(FOREMAN)) == 1, "others' are counted by themselves"

    async def test_waits_where_the_company_has_sent_too_many_mails(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        foreman: Hand,
        checker: Hand,
        waiting: str,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr("identity_client.notices._RETRY", timedelta())
        await drain(service, runtime)
        del inbox.mails[:]
        crew.book.is_over_budget = True
        data(await saying(foreman, waiting, "North", checker), 201)
        await drain(service, runtime)
        assert inbox.mails == []
        crew.book.is_over_budget = False
        await housekeep(service, runtime)
        assert inbox.subjects_to(CHECKER) == ["Tan Bo commented: Site inspection"]
