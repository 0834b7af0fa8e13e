"""What is said about a submission: by and to whoever may read it, changed by its author for some minutes."""

from uuid import uuid4

import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.forms.v1 import events_pb2
from forms.comment import service as comments
from forms.submission.deleting.for_good import delete_those_over
from forms.submission.deleting.repo import KEPT_FOR
from forms.tables.submission_comment import SubmissionComment
from identity_client.comments.rules import CHANGEABLE_FOR
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.forms.tests.service.commenting import (
    COMMENT,
    changing,
    count_all,
    reading,
    said,
    saying,
    taking_back,
)
from services.forms.tests.service.deleting import acts, make_older
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.sharing import Visitor, new_token, sharing
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


class TestAComment:
    async def test_is_read_by_whoever_may_read_it_the_newest_first_and_page_by_page(
        self, foreman: Hand, checker: Hand, waiting: str
    ) -> None:
        for text in ("Which roof?", "<script>alert(1)</script> & “roof 2”\nby Monday"):
            data(await saying(checker, waiting, text), 201)
        data(await saying(foreman, waiting, "The north one."), 201)
        first = await said(foreman, waiting, pageCount=2)
        assert [each["text"] for each in first["comments"]] == [
            "The north one.",
            "<script>alert(1)</script> & “roof 2”\nby Monday",
        ]
        rest = await said(checker, waiting, pageCount=2, after=first["next"])
        assert [each["text"] for each in rest["comments"]] == ["Which roof?"]
        assert (rest["next"], rest["total"]) == (None, 3)
        assert rest["comments"][0]["by"]["fullName"] == "Chua Mei"

    async def test_is_none_of_other_people_s_business(
        self, site: Site, checker: Hand, waiting: str, neighbour: Person
    ) -> None:
        comment = data(await saying(checker, waiting, "Which roof?"), 201)
        for hand in (site.somebody(neighbour), Hand(site, site.crew.person("Ana Cruz", Role.MEMBER))):
            answers = [
                await reading(hand, waiting),
                await saying(hand, waiting, "Me too"),
                await changing(hand, comment, "x"),
                await taking_back(hand, comment),
            ]
            assert [each.status_code for each in answers] == [404] * 4

    async def test_is_none_of_an_outsider_s(
        self, site: Site, foreman: Hand, checker: Hand, waiting: str
    ) -> None:
        data(await saying(foreman, waiting, "Among ourselves"), 201)
        secret = new_token()
        data(await sharing(checker, waiting, secret), 201)
        visitor = Visitor(site, waiting, secret)
        read = await site.client.get(
            f"{COMMENT}/GetSubmissionComments", params={"submissionId": waiting}, headers=visitor.headers
        )
        wrote = await site.client.post(
            f"{COMMENT}/CreateSubmissionComment",
            json={"submissionId": waiting, "text": "Hello"},
            headers=visitor.headers,
        )
        assert (read.status_code, wrote.status_code) == (401, 401)

    async def test_is_said_once_however_often_it_is_sent(self, foreman: Hand, waiting: str) -> None:
        key = str(uuid4())
        one = data(await saying(foreman, waiting, "North", key=key), 201)
        again = data(await saying(foreman, waiting, "North", key=key), 201)
        assert again["submissionCommentId"] == one["submissionCommentId"]
        assert (await said(foreman, waiting))["total"] == 1

    async def test_may_be_about_one_field_of_the_form(self, site: Site, foreman: Hand, waiting: str) -> None:
        data(await saying(foreman, waiting, "In metres?", fieldId=site.area["id"]), 201)
        (shown,) = (await said(foreman, waiting))["comments"]
        assert (shown["fieldId"], shown["fieldLabel"]) == (site.area["id"], "Area")
        assert (await saying(foreman, waiting, "x", fieldId=str(uuid4()))).status_code == 422
        data(await saying(foreman, waiting, "All of it."), 201)
        taken = data(await saying(foreman, waiting, "No.", fieldId=site.area["id"]), 201)
        data(await taking_back(foreman, taken))
        told = await reading(foreman, waiting)
        assert data(told)["byField"] == {site.area["id"]: 1}
        of_field = await said(foreman, waiting, fieldId=site.area["id"])
        assert [each["text"] for each in of_field["comments"]] == ["", "In metres?"]
        assert (of_field["total"], of_field["byField"]) == (2, {})
        assert (await said(foreman, waiting, fieldId=str(uuid4())))["comments"] == []

    @pytest.mark.parametrize("text", ["", "   ", "\u200b", "x" * 2001, "a\u0000b"])
    async def test_says_something_and_not_too_much(self, foreman: Hand, waiting: str, text: str) -> None:
        answer = await saying(foreman, waiting, text)
        assert (answer.status_code, answer.json()["data"]["fields"][0]["field"]) == (422, "text")

    async def test_ends_somewhere(self, foreman: Hand, waiting: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(comments, "MOST_COMMENTS", 1)
        data(await saying(foreman, waiting, "One"), 201)
        assert (await saying(foreman, waiting, "Two")).status_code == 409

    async def test_does_not_disturb_who_fills_in(self, site: Site, foreman: Hand, checker: Hand) -> None:
        submission_id = await foreman.start()
        before = await foreman.detail(submission_id)
        data(await saying(foreman, submission_id, "Just begun"), 201)
        after = await foreman.detail(submission_id)
        assert (after["updated"], after["revisions"]) == (before["updated"], before["revisions"])

    async def test_is_not_written_in_an_archived_project(
        self, runtime: Runtime, crew: Crew, foreman: Hand, waiting: str
    ) -> None:
        comment = data(await saying(foreman, waiting, "North"), 201)
        await crew.archive(crew.jetty, runtime, is_archived=True)
        answers = [
            await saying(foreman, waiting, "South"),
            await changing(foreman, comment, "South"),
            await taking_back(foreman, comment),
        ]
        assert [each.status_code for each in answers] == [409] * 3
        shown = await said(foreman, waiting)
        assert (shown["mayComment"], shown["people"], shown["total"]) == (False, [], 1)


class TestChangingOne:
    async def test_is_its_author_s_for_some_minutes_and_seen(
        self, runtime: Runtime, foreman: Hand, checker: Hand, waiting: str
    ) -> None:
        comment = data(await saying(foreman, waiting, "North"), 201)
        assert (await changing(checker, comment, "South")).status_code == 403
        assert (await taking_back(checker, comment)).status_code == 403
        data(await changing(foreman, comment, "South"))
        (shown,) = (await said(checker, waiting))["comments"]
        assert (shown["text"], shown["editedAt"] is not None, shown["mayChange"]) == ("South", True, False)
        async with runtime.database.unit_of_work() as uow:
            older = SubmissionComment.created_at - CHANGEABLE_FOR
            await uow.execute(update(SubmissionComment).values(created_at=older))
        assert (await changing(foreman, comment, "East")).status_code == 409
        assert (await taking_back(foreman, comment)).status_code == 409
        assert not (await said(foreman, waiting))["comments"][0]["mayChange"]

    async def test_taking_it_back_leaves_a_mark_and_an_act(
        self, runtime: Runtime, foreman: Hand, checker: Hand, waiting: str
    ) -> None:
        comment = data(await saying(foreman, waiting, "Wrong form", checker), 201)
        data(await taking_back(foreman, comment))
        (shown,) = (await said(checker, waiting))["comments"]
        assert (shown["text"], shown["mentioned"], shown["isDeleted"]) == ("", [], True)
        assert (await taking_back(foreman, comment)).status_code == 404
        done = [action for action, _ in await acts(runtime)]
        assert done.count("submission.comment_deleted") == 1


async def test_goes_and_comes_with_its_submission(
    runtime: Runtime, foreman: Hand, boss: Hand, waiting: str
) -> None:
    comment = data(await saying(foreman, waiting, "North"), 201)
    data(await boss.deleting(waiting))
    assert (await reading(foreman, waiting)).status_code == 404
    assert (await saying(foreman, waiting, "South")).status_code == 404
    assert (await changing(foreman, comment, "South")).status_code == 404
    data(await boss.restoring(waiting))
    assert [each["text"] for each in (await said(foreman, waiting))["comments"]] == ["North"]
    data(await boss.deleting(waiting))
    await make_older(runtime, KEPT_FOR)
    await delete_those_over(runtime.database)
    assert await count_all(runtime) == 0


async def test_is_told_without_what_it_says(runtime: Runtime, foreman: Hand, waiting: str) -> None:
    data(await saying(foreman, waiting, "Among ourselves"), 201)
    (told,) = await published(runtime, events_pb2.SubmissionCommentChanged)
    assert (told.submission_id, told.submitter_user_id) == (waiting, str(foreman.person.user_id))
    assert b"Among ourselves" not in told.SerializeToString()
    assert refusal(await saying(foreman, str(uuid4()), "x"))[0] == 404
