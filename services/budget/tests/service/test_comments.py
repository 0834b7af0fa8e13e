"""What is said about a request: by and to whoever sees it, changed by its author for some minutes."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

import httpx
import pytest
from budget.comment import service as comments
from budget.tables.request_comment import RequestComment
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain, housekeep, published
from chassis.testing.events import told_anew
from chassis.testing.mail import Inbox
from chassis.testing.people import Person
from contracts.budget.v1 import events_pb2
from identity_client.comments.rules import CHANGEABLE_FOR
from identity_client.comments.table import MOST_MAILED
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.budget.tests.service.chains import at_the_jetty
from services.budget.tests.service.desk import Body, Desk, data, refused, seen

FOREMAN, BOSS = "tan.bo@example.test", "maya.ong@example.test"


@pytest.fixture(autouse=True)
def _at_work(crew: Crew, foreman: Desk, boss: Desk) -> None:
    jetty = crew.book.projects[str(crew.jetty)]
    jetty.member_user_ids.append(str(foreman.who.user_id))
    jetty.manager_user_ids.append(str(boss.who.user_id))


@pytest.fixture
async def waiting(crew: Crew, foreman: Desk, code: str) -> Body:
    return await foreman.ask(crew.jetty, (code, "10.00"))


async def saying(desk: Desk, request: Body, text: str, *mentioned: Desk) -> httpx.Response:
    ids = [str(each.who.user_id) for each in mentioned]
    body = {"budgetRequestId": request["budgetRequestId"], "text": text, "mentionedUserIds": ids}
    return await desk.send("POST", "CreateBudgetRequestComment", body)


async def said(desk: Desk, request: Body, **query: object) -> Any:
    return data(
        await desk.get("GetBudgetRequestComments", budgetRequestId=request["budgetRequestId"], **query)
    )


def ref(comment: Body) -> Body:
    return {"budgetCommentId": comment["budgetCommentId"]}


async def make_older(runtime: Runtime, by: timedelta) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(RequestComment).values(created_at=RequestComment.created_at - by))


class TestAComment:
    async def test_is_told_anew_as_it_was_told(
        self, service: ServiceDefinition, runtime: Runtime, foreman: Desk, boss: Desk, waiting: Body
    ) -> None:
        one = data(await saying(boss, waiting, "Which crane?", foreman))
        other = data(await saying(foreman, waiting, "The yellow one."))
        data(await foreman.send("DELETE", "DeleteBudgetRequestComment", ref(other)))
        told = await published(runtime, events_pb2.BudgetRequestCommentChanged)
        assert await told_anew(service, runtime, events_pb2.BudgetRequestCommentChanged) == {
            each.budget_comment_id: each for each in told
        }
        assert {each.budget_comment_id for each in told} == {
            comment["budgetCommentId"] for comment in (one, other)
        }

    async def test_is_read_by_whoever_sees_the_request_the_newest_first_and_page_by_page(
        self, foreman: Desk, boss: Desk, waiting: Body
    ) -> None:
        for text in ("Which level?", "<script>alert(1)</script> & “level 5”\nby Monday"):
            data(await saying(boss, waiting, text))
        data(await saying(foreman, waiting, "Level 5."))
        first = await said(foreman, waiting, pageCount=2)
        assert [each["text"] for each in first["comments"]] == [
            "Level 5.",
            "<script>alert(1)</script> & “level 5”\nby Monday",
        ]
        rest = await said(boss, waiting, pageCount=2, after=first["next"])
        assert [each["text"] for each in rest["comments"]] == ["Which level?"]
        assert rest["next"] is None
        assert rest["comments"][0]["by"]["fullName"] == "Maya Ong"
        assert (await foreman.request(waiting["budgetRequestId"]))["commentCount"] == 3

    async def test_is_none_of_other_people_s_business(
        self, client: httpx.AsyncClient, crew: Crew, boss: Desk, waiting: Body, neighbour: Person
    ) -> None:
        comment = data(await saying(boss, waiting, "Which level?"))
        for desk in (Desk(client, neighbour), at_the_jetty(crew, client, "Ana Cruz")):
            calls = [
                desk.get("GetBudgetRequestComments", budgetRequestId=waiting["budgetRequestId"]),
                saying(desk, waiting, "Me too"),
                desk.send("PUT", "UpdateBudgetRequestComment", ref(comment) | {"text": "x"}),
                desk.send("DELETE", "DeleteBudgetRequestComment", ref(comment)),
            ]
            assert [(await each).status_code for each in calls] == [404] * 4

    async def test_is_of_what_was_sent(self, crew: Crew, foreman: Desk, code: str) -> None:
        draft = await foreman.ask(crew.jetty, (code, "10.00"), submit=False)
        assert (await saying(foreman, draft, "To myself")).status_code == 409
        assert not (await said(foreman, draft))["mayComment"]

    @pytest.mark.parametrize("text", ["", "   ", "\u200b", "\ufeff \u2060", "x" * 2001, "a\u0000b"])
    async def test_says_something_and_not_too_much(self, foreman: Desk, waiting: Body, text: str) -> None:
        assert refused(await saying(foreman, waiting, text)) == (422, "text")

    async def test_ends_somewhere(
        self, foreman: Desk, waiting: Body, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(comments, "MOST_COMMENTS", 1)
        data(await saying(foreman, waiting, "One"))
        assert (await saying(foreman, waiting, "Two")).status_code == 409


class TestChangingOne:
    async def test_is_its_author_s_for_some_minutes_and_seen(
        self, runtime: Runtime, foreman: Desk, boss: Desk, waiting: Body
    ) -> None:
        comment = data(await saying(foreman, waiting, "Level 4."))
        change = ref(comment) | {"text": "Level 5."}
        assert (await boss.send("PUT", "UpdateBudgetRequestComment", change)).status_code == 403
        assert (await boss.send("DELETE", "DeleteBudgetRequestComment", ref(comment))).status_code == 403
        data(await foreman.send("PUT", "UpdateBudgetRequestComment", change))
        (shown,) = (await said(boss, waiting))["comments"]
        assert (shown["text"], shown["editedAt"] is not None, shown["mayChange"]) == ("Level 5.", True, False)
        await make_older(runtime, CHANGEABLE_FOR)
        assert (await foreman.send("PUT", "UpdateBudgetRequestComment", change)).status_code == 409
        assert (await foreman.send("DELETE", "DeleteBudgetRequestComment", ref(comment))).status_code == 409
        assert not (await said(foreman, waiting))["comments"][0]["mayChange"]

    async def test_is_not_possible_in_a_draft_that_was_withdrawn(self, foreman: Desk, waiting: Body) -> None:
        comment = data(await saying(foreman, waiting, "Level 4."))
        data(await foreman.send("POST", "WithdrawBudgetRequest", seen(waiting)))
        change = ref(comment) | {"text": "Level 5."}
        assert (await foreman.send("PUT", "UpdateBudgetRequestComment", change)).status_code == 409

    async def test_taking_it_back_leaves_a_mark_and_an_act(
        self, runtime: Runtime, foreman: Desk, boss: Desk, waiting: Body
    ) -> None:
        comment = data(await saying(foreman, waiting, "Wrong request", boss))
        data(await foreman.send("DELETE", "DeleteBudgetRequestComment", ref(comment)))
        (shown,) = (await said(boss, waiting))["comments"]
        assert (shown["text"], shown["mentioned"], shown["isDeleted"]) == ("", [], True)
        again = await foreman.send("DELETE", "DeleteBudgetRequestComment", ref(comment))
        assert again.status_code == 404
        kept = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
        assert kept.count("budget_request.comment_deleted") == 1


class TestMentioning:
    async def test_mails_who_is_mentioned_and_who_asked_once(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        foreman: Desk,
        boss: Desk,
        waiting: Body,
    ) -> None:
        await drain(service, runtime)
        del inbox.mails[:]
        data(await saying(boss, waiting, "Which level?"))
        await drain(service, runtime)
        assert inbox.subjects_to(FOREMAN) == ["Maya Ong commented: Two more carpenters"]
        assert "Which level?" in inbox.text()
        del inbox.mails[:]
        mine = data(await saying(foreman, waiting, "@Maya Ong level 5", boss))
        again = ref(mine) | {"text": "@Maya Ong level 6", "mentionedUserIds": [str(boss.who.user_id)]}
        data(await foreman.send("PUT", "UpdateBudgetRequestComment", again))
        await drain(service, runtime)
        assert inbox.subjects_to(BOSS) == ["Tan Bo commented: Two more carpenters"]
        assert inbox.subjects_to(FOREMAN) == []

    async def test_is_of_those_who_see_the_request(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        foreman: Desk,
        boss: Desk,
        waiting: Body,
        neighbour: Person,
    ) -> None:
        assert [each["fullName"] for each in (await said(foreman, waiting))["people"]] == ["Maya Ong"]
        ana = at_the_jetty(crew, client, "Ana Cruz")
        for other in (ana, Desk(client, neighbour)):
            assert refused(await saying(boss, waiting, "Look", other)) == (422, "mentionedUserIds")
        body = {
            "budgetRequestId": waiting["budgetRequestId"],
            "text": "x",
            "mentionedUserIds": [str(uuid4())],
        }
        answer = await boss.send("POST", "CreateBudgetRequestComment", body)
        assert refused(answer) == (422, "mentionedUserIds")

    async def test_fills_nobody_s_mailbox(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        foreman: Desk,
        boss: Desk,
        waiting: Body,
    ) -> None:
        await drain(service, runtime)
        before = len(inbox.mails)
        for number in range(MOST_MAILED + 3):
            data(await saying(foreman, waiting, f"And {number}", boss))
        await drain(service, runtime)
        assert len(inbox.mails) == before + MOST_MAILED
        assert len((await said(boss, waiting))["comments"]) == MOST_MAILED + 3
        # Somebody else is mailed about all the same.
        data(await saying(boss, waiting, "Enough.", foreman))
        await drain(service, runtime)
        assert len(inbox.mails) == before + MOST_MAILED + 1

    async def test_of_what_was_taken_back_nobody_hears(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        foreman: Desk,
        boss: Desk,
        waiting: Body,
    ) -> None:
        await drain(service, runtime)
        del inbox.mails[:]
        comment = data(await saying(foreman, waiting, "Wrong", boss))
        data(await foreman.send("DELETE", "DeleteBudgetRequestComment", ref(comment)))
        await drain(service, runtime)
        assert inbox.mails == []

    async def test_waits_where_the_company_has_sent_too_many_mails(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        foreman: Desk,
        boss: Desk,
        waiting: Body,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr("identity_client.notices._RETRY", timedelta())
        await drain(service, runtime)
        del inbox.mails[:]
        crew.book.is_over_budget = True
        data(await saying(foreman, waiting, "Level 5", boss))
        await drain(service, runtime)
        assert inbox.mails == []
        crew.book.is_over_budget = False
        await housekeep(service, runtime)
        assert inbox.subjects_to(BOSS) == ["Tan Bo commented: Two more carpenters"]


async def test_what_others_said_is_not_erased_with_a_request_that_was_sent(
    runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, waiting: Body
) -> None:
    gone = {"projectId": str(crew.jetty), "budgetRequestId": waiting["budgetRequestId"]}
    comment = data(await saying(boss, waiting, "Not by me."))
    draft = data(await foreman.send("POST", "WithdrawBudgetRequest", seen(waiting)))
    assert len((await said(foreman, draft))["comments"]) == 1
    assert (await saying(boss, draft, "Hello?")).status_code == 404
    assert (await foreman.send("DELETE", "DeleteBudgetRequest", gone)).status_code == 409
    again = data(await foreman.send("PUT", "UpdateBudgetRequest", seen(draft) | {"submit": True}))
    data(await boss.send("DELETE", "DeleteBudgetRequestComment", ref(comment)))
    data(await foreman.send("POST", "WithdrawBudgetRequest", seen(again)))
    data(await foreman.send("DELETE", "DeleteBudgetRequest", gone))
    answer = await foreman.get("GetBudgetRequestComments", budgetRequestId=draft["budgetRequestId"])
    assert answer.status_code == 404
    acts = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
    assert acts[-1] == "budget_request.deleted"
