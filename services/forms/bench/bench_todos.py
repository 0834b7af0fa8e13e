"""To-dos and their counts in a company of 100,000 submissions, asked one after the other straight at the
service. A number on the command line is that of the submissions.

They are put there by SQL, like one that was pressed through: how they came to be is not what is measured.
"""

import asyncio
import statistics
import sys
import time
from uuid import uuid4

import asyncpg
import httpx
import psutil
from devstack import layout
from devstack.testing import Stack
from devstack.testing.load import analyze, say_conditions
from devstack.testing.processor_time import since, worked_by
from forms_support.approval import Approval

PARTS = ("postgres", "nats", "mail", "temporal", "identity", "forms", "workflow-runner")
PASSWORD = "groundwork-demo"
# The manager's team has some to do; the others have only taken part.
PEOPLE = ("owner", "manager", "member")
SUBMISSIONS = 100_000
READS = 300
WARM_UP = 20
# Of 40 teams theirs is one; a quarter is still under way, and of all each has taken part in one of twenty.
_LIKE_IT = """
    insert into submission
    select like_it.* from submission one, generate_series(1, $2::int) n,
    lateral jsonb_populate_record(one, jsonb_build_object(
        'id', gen_random_uuid(),
        'created_at', now() - n * interval '3 minutes',
        'updated_at', now() - n * interval '2 minutes',
        'step_entered_at', now() - n * interval '2 minutes',
        'due_at', now() + (n % 400 - 200) * interval '1 hour',
        'submitter_id', gen_random_uuid(),
        'state', case when n % 4 = 0 then 'ongoing' else 'done' end,
        'current_step_id', case when n % 4 = 0 then one.current_step_id end,
        'current_team_ids', case
            when n % 4 > 0 then '[]'::jsonb
            when n % 160 = 0 then to_jsonb(one.current_team_ids)
            else jsonb_build_array(lpad(to_hex(n % 160), 32, '0')::uuid)
        end
    )) like_it where one.id = $1
"""
_TOOK_PART = """
    insert into submission_participant (user_id, submission_id)
    select who, id from (
        select row_number() over (order by id) as n, id from submission where id <> $1
    ) s, unnest($2::uuid[]) who where n % 20 = 0
"""


def main() -> int:
    submissions = int(sys.argv[1]) if len(sys.argv) > 1 else SUBMISSIONS
    with Stack("bench", *PARTS, overrides={"LOG_LEVEL": "WARNING"}) as stack:
        say_conditions(stack)
        stack.run("identity", "seed")
        people = {each: _sign_in(stack, each) for each in PEOPLE}
        submission_id = asyncio.run(_press(stack, people["owner"]))
        stack.halt("workflow-runner")
        asyncio.run(
            _multiply(stack, submission_id, submissions, [_id_of(stack, each) for each in people.values()])
        )
        analyze(stack.site.database_url(layout.service("forms"), owning=True))
        _say(f"\nto-dos of {submissions:,} submissions, {READS} reads in turn")
        for name in PEOPLE:
            _report(stack, name)
    return 0


def _sign_in(stack: Stack, name: str) -> dict[str, str]:
    person = {"email": f"{name}@northbank.demo", "password": PASSWORD}
    with httpx.Client(base_url=stack.url("identity")) as client:
        token = client.post("/api/Auth/Login", json=person).raise_for_status().cookies["gw_access"]
    return {"Authorization": f"Bearer {token}"}


def _id_of(stack: Stack, headers: dict[str, str]) -> str:
    answer = httpx.get(f"{stack.url('identity')}/api/User/GetSelfProfile", headers=headers)
    return answer.raise_for_status().json()["data"]["userId"]


async def _press(stack: Stack, headers: dict[str, str]) -> str:
    """One that waits for a team."""
    async with (
        httpx.AsyncClient(base_url=stack.url("forms"), headers=headers, timeout=60) as forms,
        httpx.AsyncClient(base_url=stack.url("identity"), headers=headers, timeout=60) as identity,
    ):
        approval = await Approval.publish(forms, identity)
        body = approval.submission("A crane on Friday")
        created = await forms.post("/api/Submission/CreateSubmission", json=body)
        submission_id = created.raise_for_status().json()["data"]["submissionId"]
        press, key = approval.press(submission_id, "Submit"), {"Idempotency-Key": uuid4().hex}
        (await forms.post("/api/Submission/SubmitStep", json=press, headers=key)).raise_for_status()
    return submission_id


async def _multiply(stack: Stack, submission_id: str, many: int, people: list[str]) -> None:
    connection = await asyncpg.connect(stack.database_url("forms"))
    try:
        await connection.execute(_LIKE_IT, submission_id, many - 1, timeout=600)
        await connection.execute(_TOOK_PART, submission_id, people, timeout=600)
    finally:
        await connection.close()


def _report(stack: Stack, name: str) -> None:
    # Anew: on a busy machine what they signed in with first has run out by now.
    headers = _sign_in(stack, name)
    pids = {each: stack.pid(each) for each in ("forms", "postgres")}
    processes = {each: psutil.Process(pid) for each, pid in pids.items() if pid is not None}
    with httpx.Client(base_url=stack.url("forms"), headers=headers, timeout=30) as client:
        counts = client.get("/api/Submission/GetTodoCounts").raise_for_status().json()["data"]
        _say(f"  {name}: {counts['all']:,} to-dos, {counts['myTurn']:,} of them theirs now")
        for what, path in (
            ("counts", "GetTodoCounts"),
            ("all, 50", "QueryTodos?type=1&pageCount=50"),
            ("my turn, 50", "QueryTodos?type=2&pageCount=50"),
            ("done, 50", "QueryTodos?type=4&pageCount=50"),
        ):
            took: list[float] = []
            worked: dict[str, float] = {}
            for read in range(READS + WARM_UP):
                if read == WARM_UP:
                    worked = worked_by(processes, "bench")
                begun = time.perf_counter()
                client.get(f"/api/Submission/{path}").raise_for_status()
                took.append((time.perf_counter() - begun) * 1000)
            worked = since(worked, worked_by(processes, "bench"))
            warm = sorted(took[WARM_UP:])
            p50, p99 = statistics.median(warm), warm[int(len(warm) * 0.99)]
            cores = ", ".join(f"{name} {worked[name] * 1000 / READS:.1f}" for name in processes)
            _say(f"    {what:<12} p50 {p50:6.1f} ms   p99 {p99:6.1f} ms   of a core: {cores} ms")


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    sys.exit(main())
