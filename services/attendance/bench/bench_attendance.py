"""A press as a ratio to the bare yardstick, the summary of many people, and a month of theirs computed anew.

200 people press four times a day for 60 days: put there by SQL, and computed by the service's own code.
"""

import asyncio
import os
import statistics
import subprocess
import sys
import time
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg
import httpx
from attendance.punch.making import MOST_ON_A_DAY
from devstack import layout
from devstack.console import Failure
from devstack.testing import Stack
from devstack.testing.load import Compared, bare_behind_a_gateway, say_conditions

HERE = Path(__file__).parent
ADMIN = {"email": "admin@northbank.demo", "password": "groundwork-demo"}
MEMBER = "member@northbank.demo"
PARTS = ("postgres", "nats", "mail", "temporal", "identity", "attendance", "gateway")
PEOPLE, DAYS, MONTH, READS = 200, 60, 30, 500
PRESS, SUMMARY = "/api/Clock/CreatePunches", "/api/TimeSheet/QueryTimeSheetManagerSummaryWithPage"
GRID = "/api/TimeSheet/QueryTimeSheetGrid"
ANSWERS = "/api/Clock/GetAttendanceRecordTypes"

# The demo's member many times over: with the same password, in the same company.
ADD_USERS = """
    insert into "user" select one.* from "user" m, generate_series(1, $2::int) n,
        jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'full_name', 'Bench ' || n,
            'email', 'bench-' || n || '@northbank.demo')) one
    where m.email = $1
    returning id, email
"""
ADD_MEMBERS = """
    insert into member select one.* from member m join "user" u on u.id = m.user_id and u.email = $1,
        unnest($2::uuid[]) who, jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(),
            'user_id', who)) one
    where m.company_id = $3 and m.removed_at is null
"""
ADD_TO_PROJECT = """
    insert into project_member (project_id, user_id, is_manager, added_at)
    select $1, who, false, now() from unnest($2::uuid[]) who
"""
# Days before today from 8 to 17, with a break: what is pressed while this runs is of today.
ADD_PUNCHES = """
    insert into punch (id, company_id, project_id, owner_user_id, check_type, at, received_at, device_time,
        time_zone, marks, device_id, created_by)
    select gen_random_uuid(), $1, $2, who, check_type, at, at, at, 'Asia/Singapore', '{}', who, who
    from unnest($3::uuid[]) who, generate_series(1, $4::int) n,
        (values (1, 0), (3, 4), (4, 5), (2, 9)) press (check_type, hours),
        lateral (select date_trunc('day', now()) - n * interval '1 day' + hours * interval '1 hour') at (at)
"""
MOST_PRESSED = """
    select max(count) from (select count(*) from punch where company_id = $1
        group by owner_user_id, date(at at time zone 'UTC')) of_a_day
"""


def main() -> int:
    with ExitStack() as running:
        stack = running.enter_context(Stack("bench", *PARTS, overrides={"LOG_LEVEL": "WARNING"}))
        folder = Path(running.enter_context(TemporaryDirectory()))
        stack.run("identity", "seed")
        say_conditions(stack)
        with httpx.Client(base_url=stack.url("identity"), timeout=60) as identity:
            admin = _token_of(identity, ADMIN)
            headers = {"Authorization": f"Bearer {admin}"}
            found = identity.get("/api/Project/QueryProjects", headers=headers).raise_for_status().json()
            project = next(each["projectId"] for each in found["data"]["data"] if not each["isArchived"])
            people = asyncio.run(_fill(stack, project))
            tokens = [_token_of(identity, ADMIN | {"email": each}) for each in people.values()]
        everybody = folder / "people"
        everybody.write_text("\n".join(people))
        company = asyncio.run(_company_of(stack))
        _recompute(stack, everybody, company, "of which none was there", DAYS, from_nothing=True)
        for _ in range(3):
            _recompute(stack, everybody, company, "of which none was there", MONTH, from_nothing=True)
            _recompute(stack, everybody, company, "that are as they were", MONTH)
        sys.stdout.write("\npresses that came in late, counted, a person\n")
        sys.stdout.write(_said_by(stack, "old_presses.py", str(everybody), company, project))
        with httpx.Client(base_url=stack.url("attendance"), headers=headers, timeout=60) as attendance:
            _read(attendance, "summary", SUMMARY, 20)
            _read(attendance, "grid", GRID, 25)
        (folder / "tokens").write_text("\n".join(tokens))
        bare = running.enter_context(bare_behind_a_gateway(stack, "attendance", HERE, ANSWERS))
        told = {"TOKENS": str(folder / "tokens"), "PROJECT": project}
        compared = Compared.of(stack, "attendance", stack.url("gateway"), bare, told)
        compared.report(f"press: POST {PRESS}", PRESS, HERE / "punch.lua")
        asyncio.run(_must_all_be_kept(stack, company))
    return 0


def _token_of(identity: httpx.Client, who: dict[str, str]) -> str:
    answer = identity.post("/api/Auth/Login", json=who).raise_for_status()
    identity.cookies.clear()
    return answer.cookies["gw_access"]


async def _fill(stack: Stack, project: str) -> dict[str, str]:
    """The addresses of its people, by their ids."""
    identity: Any = await asyncpg.connect(stack.site.database_url(layout.service("identity"), owning=True))
    attendance: Any = await asyncpg.connect(
        stack.site.database_url(layout.service("attendance"), owning=True)
    )
    try:
        made = {each["id"]: each["email"] for each in await identity.fetch(ADD_USERS, MEMBER, PEOPLE)}
        company = await identity.fetchval("select company_id from project where id = $1", project)
        await identity.execute(ADD_MEMBERS, MEMBER, [*made], company)
        await identity.execute(ADD_TO_PROJECT, project, [*made])
        await attendance.execute(ADD_PUNCHES, company, project, [*made], DAYS)
        for each in (identity, attendance):
            # As autovacuum does after so much was written.
            await each.execute("vacuum analyze")
    finally:
        await identity.close()
        await attendance.close()
    return {str(each): email for each, email in made.items()}


async def _company_of(stack: Stack) -> str:
    connection: Any = await asyncpg.connect(
        stack.site.database_url(layout.service("attendance"), owning=True)
    )
    try:
        return str(await connection.fetchval("select company_id from punch limit 1"))
    finally:
        await connection.close()


async def _must_all_be_kept(stack: Stack, company: str) -> None:
    """What is more than anybody presses on a day is refused, which costs less. How far behind the days are by
    then is told, too: they are counted after the answer."""
    connection: Any = await asyncpg.connect(
        stack.site.database_url(layout.service("attendance"), owning=True)
    )
    try:
        most = await connection.fetchval(MOST_PRESSED, company)
        behind = await connection.fetchval("select count(distinct owner_user_id) from uncounted_punch")
    finally:
        await connection.close()
    if most >= MOST_ON_A_DAY:
        raise Failure("bench", f"somebody pressed {most} times on a day", "let more people press")
    sys.stdout.write(f"  {behind} of {PEOPLE} people are to be counted at the end\n")


def _recompute(
    stack: Stack, everybody: Path, company: str, what: str, days: int, *, from_nothing: bool = False
) -> None:
    last = datetime.now(UTC).date() - timedelta(days=1)
    first = last - timedelta(days=days - 1)
    wanted = [str(everybody), company, first.isoformat(), last.isoformat()]
    if from_nothing:
        wanted.append("new")
    said = _said_by(stack, "recompute.py", *wanted)
    sys.stdout.write(f"\n{days} days of {PEOPLE} people, {what}: {said.strip()}\n")


def _said_by(stack: Stack, script: str, *wanted: str) -> str:
    return subprocess.run(
        [sys.executable, str(HERE / script), *wanted],
        env=os.environ | stack.env_for("attendance"),
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def _read(attendance: httpx.Client, what: str, call: str, people_a_page: int) -> None:
    last = datetime.now(UTC).date()
    wanted = {"startDate": (last - timedelta(days=DAYS)).isoformat(), "endDate": last.isoformat()}
    pages = PEOPLE // people_a_page
    took: list[float] = []
    for each in range(READS):
        body = wanted | {"pageNumber": each % pages + 1, "pageCount": people_a_page}
        began = time.perf_counter()
        attendance.post(call, json=body).raise_for_status()
        took.append((time.perf_counter() - began) * 1000)
    parts = statistics.quantiles(took, n=100)
    sys.stdout.write(
        f"\n{what} of {PEOPLE} people, {DAYS} days, {people_a_page} people a page, {READS} reads in turn\n"
        f"  p50 {parts[49]:6.1f} ms   p99 {parts[98]:6.1f} ms\n"
    )


if __name__ == "__main__":
    sys.exit(main())
