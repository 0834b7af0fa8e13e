"""Presses while thousands of drafts are started, as a ratio to presses on the same system when it is quiet.

Two people press submissions through, one step after the other, over HTTP, with the real runner and Temporal;
what they wait is taken quiet, during the burst and after it. A number on the command line is that of the
drafts. These come from a process of their own: what it does is not in the time that a press took.
"""

import asyncio
import json
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import httpx
from devstack.testing import Stack
from devstack.testing.load import say_conditions
from forms_support.approval import TO_THE_END, Approval

OWNER = {"email": "owner@northbank.demo", "password": "groundwork-demo"}
PARTS = ("postgres", "nats", "mail", "temporal", "identity", "forms", "workflow-runner")
CREATE = "/api/Submission/CreateSubmission"
DRAFTS = 2_000
AT_ONCE = 16
PRESSERS = 2
QUIET_SECONDS = 20
AFTER_SECONDS = 20


def main() -> int:
    if sys.argv[1:] == ["send"]:
        asyncio.run(_send(**json.load(sys.stdin)))
        return 0
    drafts = int(sys.argv[1]) if len(sys.argv) > 1 else DRAFTS
    with Stack("bench", *PARTS, overrides={"LOG_LEVEL": "WARNING"}) as stack:
        say_conditions(stack)
        stack.run("identity", "seed")
        with httpx.Client(base_url=stack.url("identity")) as client:
            token = client.post("/api/Auth/Login", json=OWNER).raise_for_status().cookies["gw_access"]
        asyncio.run(_measure(stack, {"Authorization": f"Bearer {token}"}, drafts))
    return 0


async def _measure(stack: Stack, headers: dict[str, str], drafts: int) -> None:
    async with (
        httpx.AsyncClient(base_url=stack.url("forms"), headers=headers, timeout=30) as forms,
        httpx.AsyncClient(base_url=stack.url("identity"), headers=headers) as identity,
    ):
        people = People(forms, await Approval.publish(forms, identity))
        await people.press_for(5)  # warms up
        quiet = await people.press_for(QUIET_SECONDS)
        burst, took = await people.press_during(drafts)
        after = await people.press_for(AFTER_SECONDS)
    _say(f"\n{drafts} drafts in {took:.1f} s, {AT_ONCE} at once, {PRESSERS} people pressing")
    for name, presses in (("quiet", quiet), ("during", burst), ("after", after)):
        p50, p99 = _percentiles(presses)
        refused = sum(each is None for each in presses)
        _say(
            f"  {name:<8}{len(presses):5} presses   p50 {p50:7.1f} ms   p99 {p99:7.1f} ms   refused {refused}"
        )
    (_, calm), (_, busy) = _percentiles(quiet), _percentiles(burst)
    _say(f"  p99 during / quiet {busy / calm:.2f}")


class People:
    def __init__(self, forms: httpx.AsyncClient, approval: Approval) -> None:
        self._forms = forms
        self._approval = approval

    async def press_for(self, seconds: float) -> list[float | None]:
        until = time.perf_counter() + seconds
        return await self._press_while(lambda: time.perf_counter() < until)

    async def press_during(self, drafts: int) -> tuple[list[float | None], float]:
        sender = await asyncio.create_subprocess_exec(
            sys.executable, __file__, "send", stdin=asyncio.subprocess.PIPE
        )
        said = {
            "url": str(self._forms.base_url),
            "headers": dict(self._forms.headers),
            "body": self._approval.submission("A crane on Friday"),
            "drafts": drafts,
        }
        begun = time.perf_counter()
        burst = asyncio.create_task(sender.communicate(json.dumps(said).encode()))
        presses = asyncio.create_task(self._press_while(lambda: not burst.done()))
        await burst
        took = time.perf_counter() - begun
        assert sender.returncode == 0, "the burst broke off"
        return await presses, took

    async def _press_while(self, going_on: Callable[[], bool]) -> list[float | None]:
        """How long each waited; None for one that was refused."""
        waited: list[float | None] = []

        async def press() -> None:
            while going_on():
                submission_id = await self._file()
                for button in TO_THE_END:
                    begun = time.perf_counter()
                    answer = await self._forms.post(
                        "/api/Submission/SubmitStep",
                        json=self._approval.press(submission_id, button),
                        headers={"Idempotency-Key": uuid4().hex},
                    )
                    waited.append(time.perf_counter() - begun if answer.is_success else None)
                    if not answer.is_success:
                        break

        await asyncio.gather(*(press() for _ in range(PRESSERS)))
        return waited

    async def _file(self) -> str:
        body = self._approval.submission("A crane on Friday")
        answer = await self._forms.post(CREATE, json=body)
        return answer.raise_for_status().json()["data"]["submissionId"]


async def _send(url: str, headers: dict[str, str], body: dict[str, Any], drafts: int) -> None:
    at_once = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=url, headers=headers, timeout=30) as forms:

        async def send() -> None:
            async with at_once:
                answer = await forms.post(CREATE, json={**body, "submissionId": None})
                answer.raise_for_status()

        await asyncio.gather(*(send() for _ in range(drafts)))


def _percentiles(presses: list[float | None]) -> tuple[float, float]:
    answered = sorted(each for each in presses if each is not None)
    return statistics.median(answered) * 1000, answered[int(len(answered) * 0.99)] * 1000


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    sys.exit(main())
