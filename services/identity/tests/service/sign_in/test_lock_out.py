import asyncio

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.testing import published
from contracts.identity.v1 import events_pb2

from services.identity.tests.service.sign_in.steps import login


@pytest.mark.usefixtures("ada")
class TestLockOut:
    async def test_does_not_tell_whether_an_account_exists(self, client: httpx.AsyncClient) -> None:
        answers: dict[str, list[httpx.Response]] = {}
        for email in ("ada@example.test", "nobody@example.test"):
            answers[email] = [await login(client, email, "wrong") for _ in range(6)]
        known, unknown = answers.values()
        assert [answer.status_code for answer in known] == [401] * 5 + [429]
        assert [answer.status_code for answer in unknown] == [401] * 5 + [429]
        assert known[-1].json() == unknown[-1].json()
        assert known[-1].headers["retry-after"] == unknown[-1].headers["retry-after"]

    async def test_refuses_the_right_password_too_and_tells_the_owner_once(
        self, client: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        for _ in range(5):
            await login(client, password="wrong")
        assert (await login(client)).status_code == 429
        notices = await published(runtime, events_pb2.SecurityNoticeRaised)
        assert [notice.notice for notice in notices] == ["locked_out"]

    async def test_leaves_the_owner_at_another_address_alone(self, client: httpx.AsyncClient) -> None:
        for _ in range(6):
            await login(client, password="wrong", **{"X-Forwarded-For": "198.51.100.66"})
        assert (await login(client, **{"X-Forwarded-For": "203.0.113.9"})).status_code == 200

    async def test_counts_tries_that_come_at_once(self, client: httpx.AsyncClient) -> None:
        answers = await asyncio.gather(*(login(client, password="wrong") for _ in range(12)))
        assert sorted(answer.status_code for answer in answers) == [401] * 5 + [429] * 7

    async def test_a_right_password_starts_the_count_again(self, client: httpx.AsyncClient) -> None:
        for _ in range(3):
            assert [(await login(client, password="wrong")).status_code for _ in range(4)] == [401] * 4
            assert (await login(client)).status_code == 200
