"""The same done with many submissions in one call: a verdict each, and nothing twice."""

import asyncio
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.testing.events import published
from chassis.testing.people import Person
from contracts.forms.v1 import events_pb2
from forms.submission.many import service as many

from services.forms.tests.flow import Flow
from services.forms.tests.service.deleting import GONE, acts, listed
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.site import Hand, Site


async def acting(
    hand: Hand, act: dict[str, Any], ids: list[str], *, number: int = 1, key: str | None = None
) -> httpx.Response:
    chosen = [{"submissionId": each, "number": number} for each in ids]
    headers = {**hand.person.headers, **({"Idempotency-Key": key} if key else {})}
    body = {"act": act, "submissions": chosen}
    return await hand.site.client.post("/api/Submission/ActOnSubmissions", json=body, headers=headers)


async def verdicts(
    hand: Hand, act: dict[str, Any], ids: list[str], **more: Any
) -> list[tuple[bool, str | None]]:
    found = data(await acting(hand, act, ids, **more))["verdicts"]
    assert [each["submissionId"] for each in found] == ids
    return [(each["isDone"], each["message"]) for each in found]


def press(site: Site, button: str | None = None, **more: Any) -> dict[str, Any]:
    return {"kind": "press", "stepId": site.second, "submitActionId": button or site.approve, **more}


async def told(runtime: Runtime, action: str) -> int:
    return [each for each, _ in await acts(runtime)].count(action)


DONE = (True, None)


class TestEach:
    async def test_is_done_or_refused_by_itself(
        self, site: Site, flow: Flow, admin: Person, runtime: Runtime
    ) -> None:
        hand, boss = site.hand(), site.somebody(admin)
        ids = [await hand.submitted() for _ in range(2)]
        assert await verdicts(boss, {"kind": "delete"}, [ids[0], str(uuid4()), ids[1]]) == [
            DONE,
            (False, GONE),
            DONE,
        ]
        assert await listed(boss) == []
        assert await told(runtime, "submission.deleted") == 2
        assert await verdicts(boss, {"kind": "restore"}, ids) == [DONE, DONE]
        assert sorted(await listed(boss)) == sorted(ids)

    async def test_is_asked_for_the_rights_of_the_single_act(
        self, site: Site, flow: Flow, stranger: Person
    ) -> None:
        hand = site.hand()
        submitted, draft = await hand.submitted(), await hand.start()
        (first, second) = await verdicts(hand, {"kind": "delete"}, [submitted, draft])
        assert (first[0], "company's admins" in (first[1] or ""), second) == (False, True, DONE)
        assert await listed(hand) == [submitted]
        void = {"kind": "void", "reason": "Twice."}
        assert [each[0] for each in await verdicts(hand, void, [submitted])] == [False]
        other = site.somebody(stranger)
        for act in ({"kind": "delete"}, {"kind": "restore"}, void, {"kind": "claim"}, press(site)):
            assert await verdicts(other, act, [submitted]) == [(False, GONE)], act
        assert (await hand.detail(submitted))["state"] == "ongoing"

    async def test_is_pressed_with_a_reason_of_its_step_once(
        self, site: Site, flow: Flow, runtime: Runtime
    ) -> None:
        hand, checker = site.hand(), site.checker()
        ids = [await hand.submitted() for _ in range(3)]
        data(await checker.approving(ids[1]))
        key = str(uuid4())
        first, late, last = await verdicts(checker, press(site), ids, key=key)
        assert (first, late[0], last) == (DONE, False, DONE)
        assert [(await hand.detail(each))["state"] for each in ids] == ["done"] * 3
        # Again the answer is the same, and nobody is told twice.
        assert await verdicts(checker, press(site), ids, key=key) == [first, late, last]
        assert len(await published(runtime, events_pb2.SubmissionClosed)) == 3

    async def test_is_taken_and_handed_on(self, site: Site, flow: Flow, admin: Person) -> None:
        hand, checker, other = site.hand(), site.checker(), site.checker("Lim Ah")
        ids = [await hand.submitted() for _ in range(2)]
        assert await verdicts(checker, {"kind": "claim"}, ids) == [DONE, DONE]
        refused = await verdicts(other, {"kind": "claim"}, ids)
        assert [each[0] for each in refused] == [False, False]
        boss = site.somebody(admin)
        handing = {"kind": "assign", "userId": str(other.person.user_id)}
        assert await verdicts(boss, handing, ids) == [DONE, DONE]
        shown = [(await other.detail(each))["assignee"]["fullName"] for each in ids]
        assert shown == ["Lim Ah", "Lim Ah"]


class TestACall:
    async def test_that_broke_off_goes_on_and_does_nothing_twice(
        self, site: Site, flow: Flow, admin: Person, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """As if its process had died after the first: no answer was kept."""
        hand, boss = site.hand(), site.somebody(admin)
        ids = [await hand.submitted() for _ in range(3)]
        void, key = {"kind": "void", "reason": "Entered twice."}, str(uuid4())
        whole, begun = many.act_on_one, list[str]()

        async def dies(*args: Any) -> None:
            if begun:
                raise RuntimeError("the process is gone")
            begun.append("once")
            await whole(*args)

        monkeypatch.setattr(many, "act_on_one", dies)
        assert (await acting(boss, void, ids, key=key)).status_code == 500
        monkeypatch.undo()
        assert await verdicts(boss, void, ids, key=key) == [DONE] * 3
        assert await told(runtime, "submission.voided") == 3
        assert refusal(await acting(boss, {"kind": "delete"}, ids, key=key))[0] == 409

    async def test_sent_many_times_at_once_is_done_once_and_answers_the_same(
        self, site: Site, flow: Flow, admin: Person, runtime: Runtime
    ) -> None:
        hand, boss = site.hand(), site.somebody(admin)
        ids = [await hand.submitted() for _ in range(3)]
        void, key = {"kind": "void", "reason": "Entered twice."}, str(uuid4())
        answers = await asyncio.gather(*(verdicts(boss, void, ids, key=key) for _ in range(5)))
        assert answers == [[DONE] * 3] * 5
        assert await told(runtime, "submission.voided") == 3

    async def test_is_finished_with_its_key_once_the_runner_is_back(self, site: Site, flow: Flow) -> None:
        hand, checker = site.hand(), site.checker()
        ids, key = [await hand.submitted() for _ in range(2)], str(uuid4())
        await flow.leave()
        found = data(await acting(checker, press(site), ids, key=key))["verdicts"]
        assert [(each["isDone"], each["isRetryable"]) for each in found] == [(False, True)] * 2
        await flow.come()
        assert await verdicts(checker, press(site), ids, key=key) == [DONE, DONE]

    async def test_takes_a_hundred_at_most_and_each_once(self, site: Site, flow: Flow, admin: Person) -> None:
        boss = site.somebody(admin)
        assert (await acting(boss, {"kind": "delete"}, [str(uuid4())] * 101)).status_code == 422
        assert (await acting(boss, {"kind": "delete"}, [])).status_code == 422
        assert (await acting(boss, {"kind": "burn"}, [str(uuid4())])).status_code == 422
        draft = await site.hand().start()
        answer = data(await acting(boss, {"kind": "delete"}, [draft, draft]))
        assert [each["isDone"] for each in answer["verdicts"]] == [True]

    async def test_says_why_in_the_language_of_who_asks(self, site: Site, flow: Flow, admin: Person) -> None:
        boss = site.somebody(admin)
        headers = {**boss.person.headers, "Accept-Language": "zh-CN"}
        body = {"act": {"kind": "delete"}, "submissions": [{"submissionId": str(uuid4()), "number": 0}]}
        answer = await site.client.post("/api/Submission/ActOnSubmissions", json=body, headers=headers)
        assert data(answer)["verdicts"][0]["message"].startswith("此提交不存在")


class TestTheChosen:
    async def test_alone_are_exported_and_of_them_what_one_may_read(
        self, site: Site, flow: Flow, stranger: Person
    ) -> None:
        hand = site.hand()
        ids = [await hand.submitted() for _ in range(3)]
        chosen = ",".join([ids[0], ids[2], str(uuid4())])
        rows = (await hand.get("ExportSubmissions", submissionIds=chosen)).text.splitlines()[1:]
        assert len(rows) == 2
        assert [any(each in row for row in rows) for each in ids] == [True, False, True]
        other = await site.somebody(stranger).get("ExportSubmissions", submissionIds=chosen)
        assert other.text.splitlines()[1:] == []
        assert (await hand.get("ExportSubmissions", submissionIds="x")).status_code == 422
        too_many = ",".join(str(uuid4()) for _ in range(101))
        assert (await hand.get("ExportSubmissions", submissionIds=too_many)).status_code == 422
