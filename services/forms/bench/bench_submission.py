"""Submissions over HTTP: a whole way pressed through the workflow, then created, saved, read and listed by 32
connections at once with two processes behind the gateway, as a ratio to the bare yardstick behind its like.

What is compared is measured in turn within one run, so that what the machine does meanwhile meets both alike.
"""

import asyncio
import json
import statistics
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from uuid import uuid4

import httpx
from devstack.testing import Stack
from devstack.testing.load import Compared, bare_behind_a_gateway, gateway_to
from devstack.testing.replica import second_process
from forms_support.approval import TO_THE_END, Approval
from forms_support.sheet import CREATE, drafts_of

HERE = Path(__file__).parent
OWNER = {"email": "owner@northbank.demo", "password": "groundwork-demo"}
PARTS = ("postgres", "nats", "mail", "temporal", "identity", "forms", "workflow-runner")
LIST = "/api/Submission/QuerySubmissions?pageCount=50"
DETAIL = "/api/Submission/GetSubmissionDetail"
WAYS = 20


def main() -> int:
    with ExitStack() as running:
        stack = running.enter_context(Stack("bench", *PARTS, overrides={"LOG_LEVEL": "WARNING"}))
        stack.run("identity", "seed")
        with httpx.Client(base_url=stack.url("identity")) as client:
            token = client.post("/api/Auth/Login", json=OWNER).raise_for_status().cookies["gw_access"]
        approval = asyncio.run(_press(stack, {"Authorization": f"Bearer {token}"}))
        # It would start a workflow for each of the thousands that follow: that is not what they measure.
        stack.halt("workflow-runner")
        second = running.enter_context(second_process(stack, "forms"))
        ours = running.enter_context(gateway_to(stack, "forms", [stack.url("forms"), second.url]))
        bare = running.enter_context(bare_behind_a_gateway(stack, "forms", HERE, LIST, processes=2))
        body = json.dumps({**approval.submission("A crane on Friday"), "submissionId": None})
        compared = Compared.of(stack, "forms", ours, bare, {"TOKEN": token, "BODY": body})
        compared.report("list 50, 21 in all", LIST, HERE / "list.lua")
        compared.report("create a submission", CREATE, HERE / "create.lua")
        compared.report("list 50 of thousands", LIST, HERE / "list.lua")
        _report_values(stack, ours, bare, token)
    return 0


def _report_values(stack: Stack, ours: str, bare: str, token: str) -> None:
    """Ten fields: sent with the draft, saved in one that is there, created and saved, read."""
    sheet, drafts = asyncio.run(drafts_of(stack, {"Authorization": f"Bearer {token}"}))
    env = {
        "TOKEN": token,
        "IDS": " ".join(drafts),
        "BODY": json.dumps(sheet.filled_in("A crane on Friday")),
        "EMPTY": json.dumps(sheet.empty()),
        "SAVE": json.dumps(sheet.saved("ID", "LABEL")),
    }
    filled = Compared.of(stack, "forms", ours, bare, env)
    filled.report("read one with ten values", DETAIL, HERE / "detail.lua")
    filled.report("save ten values", CREATE, HERE / "save.lua")
    filled.report("create with ten values", CREATE, HERE / "create.lua")
    pairs = Compared.of(stack, "forms", ours, bare, {**env, "CREATE": "1"})
    pairs.report("create, then save ten values: two requests", CREATE, HERE / "save.lua")


async def _press(stack: Stack, headers: dict[str, str]) -> Approval:
    """The whole way through forms, the runner and Temporal, one press after the other."""
    async with (
        httpx.AsyncClient(base_url=stack.url("forms"), headers=headers, timeout=30) as forms,
        httpx.AsyncClient(base_url=stack.url("identity"), headers=headers) as identity,
    ):
        approval = await Approval.publish(forms, identity)
        took: list[float] = []
        for _ in range(WAYS + 1):
            created = await forms.post(CREATE, json=approval.submission("A crane on Friday"))
            submission_id = created.raise_for_status().json()["data"]["submissionId"]
            for button in TO_THE_END:
                begun = time.perf_counter()
                press = approval.press(submission_id, button)
                key = {"Idempotency-Key": uuid4().hex}
                (await forms.post("/api/Submission/SubmitStep", json=press, headers=key)).raise_for_status()
                took.append(time.perf_counter() - begun)
    # The first way warms up.
    warm = sorted(took[len(TO_THE_END) :])
    p50, p99 = statistics.median(warm) * 1000, warm[int(len(warm) * 0.99)] * 1000
    sys.stdout.write(f"\nsubmit a step over HTTP, one at a time, {len(warm)} presses\n")
    sys.stdout.write(f"  p50 {p50:6.1f} ms   p99 {p99:6.1f} ms\n")
    return approval


if __name__ == "__main__":
    sys.exit(main())
