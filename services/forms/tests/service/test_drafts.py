"""Drafts that nobody meant to keep: opened again instead of made anew, and thrown away."""

from uuid import uuid4

from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing.events import published
from chassis.testing.people import Person
from contracts.forms.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.forms.tests.service.desk import Desk, data, refusal
from services.forms.tests.service.site import Hand, Site


async def opened(hand: Hand, **more: str) -> str:
    """As a screen opens a form: with an id of its own each time."""
    answer = await hand.starting(str(uuid4()), reopenUntouched=True, **more)
    return data(answer, 201)["submissionId"]


class TestOpeningAForm:
    async def test_again_opens_the_draft_in_which_nothing_was_entered(self, site: Site) -> None:
        hand = site.hand()
        first = await opened(hand)
        assert await opened(hand) == first
        assert (await hand.counts())["myTurn"] == 1

    async def test_gives_nobody_else_of_the_team_anything_to_do(self, site: Site, admin: Person) -> None:
        drawn = await Desk(site.client, admin).workflow(site.template_id)
        (first,) = (each for each in drawn["nodes"] if each["id"] == site.first)
        first["data"] |= {"teamIds": [str(site.checkers)]}
        data(await Desk(site.client, admin).save_workflow(site.template_id, 2, drawn))
        data(await Desk(site.client, admin).publish(site.template_id))
        checker, colleague = (
            site.somebody(
                site.crew.person(name, Role.MEMBER, projects=(site.crew.jetty,), teams=(site.checkers,))
            )
            for name in ("Chua Mei", "Goh Kim")
        )
        draft = await opened(checker)
        assert ((await checker.counts())["myTurn"], (await colleague.counts())["myTurn"]) == (1, 0)
        data(await checker.saving(draft, {site.area["id"]: "Roof"}))
        assert (await colleague.counts())["myTurn"] == 0

    async def test_again_starts_another_once_something_was_entered(self, site: Site) -> None:
        hand = site.hand()
        first = await opened(hand)
        data(await hand.saving(first, {site.area["id"]: "Roof"}))
        second = await opened(hand)
        assert second != first
        # Emptied again, it was touched all the same.
        data(await hand.saving(second, {site.area["id"]: "Roof"}))
        data(await hand.saving(second, {site.area["id"]: None}))
        assert await opened(hand) not in (first, second)

    async def test_again_starts_another_once_a_file_was_uploaded(self, site: Site) -> None:
        hand = site.hand()
        first = await opened(hand)
        assert (await hand.upload(first, "plan.csv", b"a,b\n1,2\n")).status_code in (200, 201)
        assert await opened(hand) != first

    async def test_takes_nobody_elses_draft_none_of_another_project_and_no_older_version(
        self, site: Site, admin: Person
    ) -> None:
        boss = site.somebody(admin)
        first = await opened(boss)
        assert await opened(site.hand()) != first
        assert await opened(boss, projectId=str(site.crew.tower)) != first
        desk = Desk(site.client, admin)
        detail = await desk.detail(site.template_id)
        data(await desk.save_detail(site.template_id, detail["version"], name="Site inspection 2"))
        data(await desk.publish(site.template_id))
        assert await opened(boss) != first

    async def test_of_a_caller_who_did_not_ask_for_it_starts_a_new_one(self, site: Site) -> None:
        hand = site.hand()
        assert await hand.start() != await hand.start()


class TestDiscarding:
    async def test_a_draft_is_not_seen_any_more(self, site: Site, runtime: Runtime) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        data(await hand.discarding(submission_id))
        assert (await hand.get("GetSubmissionDetail", submissionId=submission_id)).status_code == 404
        assert (await hand.counts())["all"] == 0
        assert await opened(hand) != submission_id
        (told,) = await published(runtime, events_pb2.SubmissionDeleted)
        assert told.submission.submission_id == submission_id
        assert told.deleted_by == str(hand.person.user_id)
        *_, kept = await published(runtime, events_pb2.ActRecorded)
        assert (kept.act.action, kept.act.subject_id) == ("submission.draft_discarded", submission_id)

    async def test_is_up_to_who_started_it_and_those_who_manage_its_project(
        self, site: Site, manager: Person, admin: Person, crew: Crew
    ) -> None:
        hand, colleague = site.hand(), site.hand("Goh")
        of_tower = site.somebody(
            crew.person("Nora", Role.MANAGER, manages=(crew.tower,), projects=(crew.jetty,))
        )
        for boss in (manager, admin):
            submission_id = await hand.start()
            for other in (colleague, of_tower):
                assert refusal(await other.discarding(submission_id)) == (
                    403,
                    "A draft is discarded by who started it and the project's managers. Ask one of them.",
                )
            data(await site.somebody(boss).discarding(submission_id))

    async def test_of_a_stranger_is_told_nothing(self, site: Site, stranger: Person) -> None:
        submission_id = await site.hand().start()
        assert (await site.somebody(stranger).discarding(submission_id)).status_code == 404

    async def test_what_was_pressed_in_vain_is_still_a_draft(self, site: Site) -> None:
        """Nobody is there to take the press."""
        hand = site.hand()
        submission_id = await hand.start()
        assert (await hand.submitting(submission_id, key=str(uuid4()))).status_code == 503
        data(await hand.discarding(submission_id))
        assert (await hand.submitting(submission_id, key=str(uuid4()))).status_code == 404

    async def test_what_was_submitted_stays(self, site: Site, flow: object, manager: Person) -> None:
        del flow
        submission_id = await site.hand().submitted()
        assert refusal(await site.somebody(manager).discarding(submission_id)) == (
            409,
            "This was submitted already: only drafts can be discarded.",
        )
