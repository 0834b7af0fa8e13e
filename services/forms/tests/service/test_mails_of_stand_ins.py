"""What is mailed about a step to who is away reaches who stands in for them, and says for whom."""

from datetime import timedelta

import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain, housekeep
from chassis.testing.mail import Inbox
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.test_assigning import claiming
from services.forms.tests.service.test_assignment_mails import handing
from services.forms.tests.service.test_moves import moving

CHUA, ONG, TANG = (f"{name}@example.test" for name in ("chua.mei", "ong.li", "tang.yi"))


class Step:
    """Waits for the checkers, Chua Mei, who is away, and Ong Li; Tang Yi, of no team, stands in for Chua."""

    def __init__(self, site: Site, crew: Crew, service: ServiceDefinition, runtime: Runtime) -> None:
        self.book, self._service, self._runtime = crew.book, service, runtime
        self.submitter, self.chua, self.ong = site.hand(), site.checker(), site.checker("Ong Li")
        self.tang = site.somebody(crew.person("Tang Yi", Role.MEMBER, projects=(crew.tower,)))
        self.submission_id = ""

    def goes(self, away: Hand, stand_in: Hand | None) -> None:
        user = self.book.users[str(away.person.user_id)]
        user.stand_in_user_id = str(stand_in.person.user_id) if stand_in else ""

    async def mailed(self) -> None:
        await drain(self._service, self._runtime)

    async def tried_again(self) -> None:
        self.book.is_over_budget = False
        await housekeep(self._service, self._runtime)


@pytest.fixture
async def step(
    site: Site, flow: object, crew: Crew, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
) -> Step:
    del flow
    found = Step(site, crew, service, runtime)
    found.submission_id = await found.submitter.submitted()
    await found.mailed()
    found.goes(found.chua, found.tang)
    del inbox.mails[:]
    return found


@pytest.fixture
def boss(site: Site, manager: Person) -> Hand:
    return site.somebody(manager)


@pytest.fixture
def retried_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("identity_client.notices._RETRY", timedelta())


def texts(inbox: Inbox) -> dict[str, str]:
    """By who got it; each got one."""
    found = {str(mail["To"]): " ".join(inbox.text(at).split()) for at, mail in enumerate(inbox.mails)}
    assert len(found) == len(inbox.mails)
    return found


class TestOfAStepThatIsHandedOn:
    async def test_reach_who_stands_in_for_who_gets_it(self, step: Step, boss: Hand, inbox: Inbox) -> None:
        await handing(boss, step.submission_id, step.chua, "You know this roof.")
        await step.mailed()
        told = texts(inbox)
        assert {*told} == {CHUA, TANG}
        assert "handed Chua Mei the step “Approval” of Site inspection SI-0007" in told[TANG]
        assert "because you stand in for Chua Mei." in told[TANG]
        assert "> You know this roof." in told[TANG]
        assert "handed you the step" in told[CHUA]
        assert "stand in for" not in told[CHUA]
        (subject,) = inbox.subjects_to(TANG)
        assert subject.endswith(" handed Chua Mei a step: Site inspection")

    async def test_reach_who_stands_in_for_who_had_it(self, step: Step, boss: Hand, inbox: Inbox) -> None:
        data(await claiming(step.chua, step.submission_id))
        await handing(boss, step.submission_id, step.ong)
        await step.mailed()
        told = texts(inbox)
        assert {*told} == {CHUA, ONG, TANG}
        assert "from Chua Mei to Ong Li" in told[TANG]

    async def test_reach_nobody_twice_nor_who_did_it(self, step: Step, boss: Hand, inbox: Inbox) -> None:
        data(await claiming(step.chua, step.submission_id))
        step.goes(step.chua, step.ong)
        step.goes(step.ong, boss)
        await handing(boss, step.submission_id, step.ong)
        await step.mailed()
        told = texts(inbox)
        assert {*told} == {CHUA, ONG}
        assert "handed you the step" in told[ONG]

    @pytest.mark.usefixtures("retried_at_once")
    @pytest.mark.parametrize("is_back", [False, True], ids=["still away", "back"])
    async def test_go_later_as_long_as_they_stand_in(
        self, step: Step, boss: Hand, inbox: Inbox, is_back: bool
    ) -> None:
        data(await claiming(step.chua, step.submission_id))
        step.book.is_over_budget = True
        await handing(boss, step.submission_id, step.ong)
        await step.mailed()
        assert inbox.mails == []
        if is_back:
            step.goes(step.chua, None)
        await step.tried_again()
        told = texts(inbox)
        assert {*told} == ({CHUA, ONG} if is_back else {CHUA, ONG, TANG})
        assert is_back or "from Chua Mei to Ong Li" in told[TANG]


class TestOfAStepThatIsTakenBack:
    async def test_reach_who_stands_in_for_whose_it_was(self, step: Step, inbox: Inbox) -> None:
        data(await moving(step.submitter, "RecallStep", step.submission_id, 1, reason="Wrong roof."))
        await step.mailed()
        told = texts(inbox)
        assert {*told} == {CHUA, ONG, TANG}
        assert "which was Chua Mei’s to do" in told[TANG]
        assert "because you stand in for Chua Mei." in told[TANG]
        assert "which was yours to do" in told[ONG]

    async def test_say_for_whom_all(self, step: Step, inbox: Inbox) -> None:
        step.goes(step.ong, step.tang)
        data(await moving(step.submitter, "RecallStep", step.submission_id, 1))
        await step.mailed()
        names = {"Chua Mei, Ong Li", "Ong Li, Chua Mei"}
        assert any(f"because you stand in for {each}." in texts(inbox)[TANG] for each in names)

    async def test_reach_nobody_who_took_it_back(self, step: Step, inbox: Inbox) -> None:
        step.goes(step.chua, step.submitter)
        data(await moving(step.submitter, "RecallStep", step.submission_id, 1))
        await step.mailed()
        assert {*texts(inbox)} == {CHUA, ONG}

    @pytest.mark.usefixtures("retried_at_once")
    @pytest.mark.parametrize("is_back", [False, True], ids=["still away", "back"])
    async def test_go_later_as_long_as_they_stand_in(self, step: Step, inbox: Inbox, is_back: bool) -> None:
        step.book.is_over_budget = True
        data(await moving(step.submitter, "RecallStep", step.submission_id, 1))
        await step.mailed()
        assert inbox.mails == []
        if is_back:
            step.goes(step.chua, None)
        await step.tried_again()
        told = texts(inbox)
        assert {*told} == ({CHUA, ONG} if is_back else {CHUA, ONG, TANG})
        assert is_back or "which was Chua Mei’s to do" in told[TANG]
