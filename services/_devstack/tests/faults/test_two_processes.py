"""Two processes of forms, as in every larger installation: they share only the database (faults 7, 11)."""

import asyncio
import signal
from collections import Counter
from collections.abc import AsyncGenerator, Generator
from itertools import cycle
from uuid import uuid4

import httpx
import pytest
from contracts.forms.v1 import events_pb2
from devstack.layout import service
from devstack.testing import Stack
from devstack.testing.replica import Replica, second_process

from services._devstack.tests.faults.events import read_events
from services._devstack.tests.faults.ledger import Ledger
from services._devstack.tests.faults.office import Office

_DECIDERS = 50
_STOPS_WITHIN = 30.0


@pytest.fixture(scope="module")
def second(stack: Stack) -> Generator[Replica]:
    """Of all tests here; the last one sends it away."""
    with second_process(stack, "forms", "--all") as replica:
        yield replica


@pytest.fixture
async def both(office: Office, second: Replica) -> AsyncGenerator["cycle[httpx.AsyncClient]"]:
    async with httpx.AsyncClient(base_url=second.url, headers=office.headers, timeout=60) as there:
        yield cycle((office.http, there))


async def test_of_fifty_who_decide_at_once_one_is_accepted_and_the_others_are_told(
    office: Office, both: "cycle[httpx.AsyncClient]"
) -> None:
    submission_id = await office.file()
    await office.press(submission_id, "Submit")
    ways = cycle(("Approve", "Approve", "Refuse"))

    async def decide(http: httpx.AsyncClient, button: str) -> tuple[str, httpx.Response]:
        body, headers = office.approval.press(submission_id, button), {"Idempotency-Key": uuid4().hex}
        return button, await http.post("/api/Submission/SubmitStep", json=body, headers=headers, timeout=60)

    answers = await asyncio.gather(*(decide(next(both), next(ways)) for _ in range(_DECIDERS)))
    assert Counter(answer.status_code for _, answer in answers) == {200: 1, 409: _DECIDERS - 1}
    refused = [answer.json()["message"] for _, answer in answers if answer.status_code == 409]
    # The same person pressed them all: where the winner is not written yet, their later press is named.
    says_why = ("already", "finished", "that one counts", "is just submitting")
    assert all(any(each in message for each in says_why) for message in refused), set(refused)
    [accepted] = [button for button, answer in answers if answer.status_code == 200]
    assert await office.decisions([submission_id]) == {submission_id: [(1, "Submit"), (2, accepted)]}


async def test_a_submission_made_offline_and_sent_twenty_times_is_one(
    office: Office, both: "cycle[httpx.AsyncClient]"
) -> None:
    gate = asyncio.Semaphore(8)
    submission_id = str(uuid4())

    async def send(http: httpx.AsyncClient) -> str:
        # Each under a key of its own: only the id tells that it is the same.
        async with gate:
            return await office.file(submission_id, http)

    assert set(await asyncio.gather(*(send(next(both)) for _ in range(20)))) == {submission_id}
    events = await read_events(office.stack, events_pb2.SubmissionCreated, 1, {submission_id})
    assert len(events) == 1
    assert not office.failures


async def test_an_old_process_that_is_asked_to_go_finishes_what_it_has_begun(
    stack: Stack, second: Replica
) -> None:
    """As in every release: it gets SIGTERM under load, and whoever called it goes on with the other."""
    ledger = await Ledger.open(stack, service("forms"))

    async def ask_to_go() -> None:
        ledger.also_at = second.url
        await asyncio.sleep(1)
        second.process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(second.process.wait, _STOPS_WITHIN)

    await ledger.write_during(ask_to_go)
    assert second.process.returncode == 0, second.log.read_text()[-3000:]
    assert ledger.answered_by[second.url] > 0, "the old one did nothing: the test proved nothing"
    # Nobody who was let in is sent away; who comes too late finds the door closed.
    assert set(ledger.failures) <= {"ConnectError", "ReadError", "RemoteProtocolError"}, ledger.failures
    await ledger.check()
