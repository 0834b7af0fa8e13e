"""What is entered decides where a submission goes on."""

from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing.people import Person
from forms.submission.repo import SubmissionRepo
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.site_with_a_condition import SiteWithACondition


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> SiteWithACondition:
    return await SiteWithACondition.with_condition(client, crew, admin)


class TestACondition:
    @pytest.mark.parametrize(
        ("cost", "goes_to"),
        [
            (None, None),
            ("10000", None),
            ("10000.01", "director"),
            # By what is computed: with tax it is exactly, and then more than, a hundred thousand.
            ("50000", "director"),
            ("50000.01", "board"),
        ],
    )
    async def test_leads_on_by_what_was_entered(
        self, site: SiteWithACondition, flow: Flow, cost: str | None, goes_to: str | None
    ) -> None:
        _, stands = await site.asked_for(site.hand(), cost)
        assert stands["currentStepId"] == (site.ids[goes_to] if goes_to else None)
        assert stands["state"] == ("ongoing" if goes_to else "done")

    async def test_leads_on_by_who_pressed(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await SiteWithACondition.with_condition(client, crew, admin, by_team=True)
        _, stands = await site.asked_for(site.hand(), "20000")
        assert stands["state"] == "done"
        director = crew.person("Lim Wei", Role.MEMBER, projects=(crew.jetty,), teams=(site.approvers,))
        submission_id, stands = await site.asked_for(site.somebody(director), "1")
        assert stands["currentStepId"] == site.ids["director"]
        (first, _) = await site.way(site.somebody(director), submission_id)
        (part,) = first["takenBranches"][0]["when"]["nestedConditions"]
        assert part["comparisonCondition"]["teamIds"] == [str(site.approvers)]

    async def test_is_told_with_why(self, site: SiteWithACondition, flow: Flow) -> None:
        hand = site.hand()
        submission_id, _ = await site.asked_for(hand, "20000")
        (first, now) = await site.way(hand, submission_id)
        assert [each["conditionName"] for each in first["takenBranches"]] == ["How much?", "Board?"]
        (part,) = first["takenBranches"][0]["when"]["nestedConditions"]
        assert part["comparisonCondition"]["fieldState"]["value"] == "10000"
        assert first["takenBranches"][1]["when"] is None
        assert now["takenBranches"] == []

    async def test_may_end_it_so_no_button_promises_to(self, site: SiteWithACondition, flow: Flow) -> None:
        shown = await site.hand().detail(await site.hand().start())
        (action,) = shown["currentStepActions"]
        assert (action["ends"], action["checksRequiredFields"], action["asksForReason"]) == (
            False,
            True,
            False,
        )
        assert not shown["isLastStep"]

    async def test_pressed_again_goes_the_way_it_went(self, site: SiteWithACondition, flow: Flow) -> None:
        hand, key = site.hand(), str(uuid4())
        submission_id, first = await site.asked_for(hand, "20000", key=key)
        values = {site.cost["id"]: "20000"}
        again = await site.press(hand, submission_id, "fill", "submit", values=values, key=key)
        assert again == first
        assert len(await site.way(hand, submission_id)) == 2

    async def test_is_decided_once_also_where_the_runner_comes_later(
        self, site: SiteWithACondition, flow: Flow, runtime: Runtime
    ) -> None:
        hand, key = site.hand(), str(uuid4())
        submission_id = await hand.start()
        values = {site.cost["id"]: "20000"}
        await flow.leave()
        away = await hand.pressing(submission_id, site.ids["fill"], site.ids["submit"], values, key)
        assert away.status_code == 503
        # What is entered meanwhile is no part of the press.
        data(await hand.saving(submission_id, {site.cost["id"]: "5"}, step_id=site.ids["fill"]))
        await flow.come()
        stands = await site.press(hand, submission_id, "fill", "submit", values=values, key=key)
        assert stands["currentStepId"] == site.ids["director"]
        assert (await hand.values(submission_id))[site.cost["id"]] == "20000"
        async with runtime.database.reading() as uow:
            (record,) = await SubmissionRepo(uow).records(UUID(submission_id))
            attempt = await SubmissionRepo(uow).attempt(record.attempt_id)
        assert attempt is not None
        assert len(record.taken_edge_ids) == 2
        assert record.taken_edge_ids == attempt.taken_edge_ids

    async def test_of_a_hidden_value_sees_nothing(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await SiteWithACondition.with_condition(client, crew, admin, hides_cost=True)
        hand = site.hand()
        submission_id = await hand.start()
        values = {site.area["id"]: "free", site.cost["id"]: "20000"}
        stands = await site.press(hand, submission_id, "fill", "submit", values=values)
        assert stands["state"] == "done"
