"""The overview of a large project, codes from a file, and a request filed as a ratio to the bare yardstick.

The project has 2,000 codes and 100,000 entries of its ledger, put there by SQL: how it came to them is not
measured.
"""

import asyncio
import json
import statistics
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import asyncpg
import httpx
from devstack import layout
from devstack.testing import Stack
from devstack.testing.load import Compared, bare_behind_a_gateway

HERE = Path(__file__).parent
ADMIN = {"email": "admin@northbank.demo", "password": "groundwork-demo"}
PARTS = ("postgres", "nats", "mail", "temporal", "identity", "budget", "gateway")
CODES, ENTRIES, COSTS, IMPORTED = 2_000, 100_000, 30_000, 10_000
READS = 500
FILE = "/api/Budget/CreateBudgetRequest"

ADD_CODES = """
    insert into budget_code (id, company_id, project_id, number, name, category, currency, budget_minor,
        actual_minor, created_by, created_at, updated_by, updated_at)
    select gen_random_uuid(), $1, $2, 'b-' || n, 'Bench', (array['manpowerInternal', 'manpowerExternal',
        'equipmentOwned', 'equipmentRental'])[n % 4 + 1], 'SGD', 1000000, 5000, $3, now(), $3, now()
    from generate_series(1, $4::int) n
"""
ADD_COSTS = """
    insert into actual_cost (id, company_id, project_id, code_id, spent_on, supplier, number, amount_minor,
        currency, created_by, created_at)
    select gen_random_uuid(), company_id, project_id, id, current_date - (n * 12), 'Bench', 'i-' || n, 100,
        'SGD', created_by, now()
    from budget_code, generate_series(1, $2::int) n where project_id = $1 and number like 'b-%'
"""
ADD_ENTRIES = """
    insert into ledger_entry (id, company_id, project_id, code_id, category, kind, why, amount_minor,
        currency, effective_on, "by", created_at)
    select gen_random_uuid(), company_id, project_id, id, category, 'actual', 'actualRecorded', 100, 'SGD',
        current_date - (n * 3), created_by, now()
    from budget_code, generate_series(1, $2::int) n where project_id = $1 and number like 'b-%'
"""


def main() -> int:
    with ExitStack() as running:
        stack = running.enter_context(Stack("bench", *PARTS, overrides={"LOG_LEVEL": "WARNING"}))
        stack.run("identity", "seed")
        with httpx.Client(base_url=stack.url("identity")) as client:
            token = client.post("/api/Auth/Login", json=ADMIN).raise_for_status().cookies["gw_access"]
            headers = {"Authorization": f"Bearer {token}"}
            found = client.get("/api/Project/QueryProjects", headers=headers).raise_for_status().json()
        large, other = [each["projectId"] for each in found["data"]["data"] if not each["isArchived"]][:2]
        with httpx.Client(base_url=stack.url("budget"), headers=headers, timeout=60) as budget:
            code_id = _make_code(budget, large)
            asyncio.run(_fill(stack.site.database_url(layout.service("budget"), owning=True), large))
            _read(budget, "overview", f"/api/Budget/GetOverview?projectId={large}")
            _read(budget, "periods", f"/api/Budget/GetBudgetPeriods?projectId={large}")
            _import(budget, other, "Codes", _codes())
            _import(budget, other, "Actuals", _costs())
        bare = running.enter_context(
            bare_behind_a_gateway(stack, "budget", HERE, "/api/Budget/GetCategories")
        )
        line = {"budgetCodeId": code_id, "amount": "12.50"}
        body = json.dumps({"projectId": large, "title": "LABEL", "lines": [line]})
        compared = Compared.of(stack, "budget", stack.url("gateway"), bare, {"TOKEN": token, "BODY": body})
        compared.report(f"file a request: POST {FILE}", FILE, HERE / "file.lua")
    return 0


def _make_code(budget: httpx.Client, project_id: str) -> str:
    body = {
        "projectId": project_id,
        "number": "x",
        "name": "X",
        "category": "manpowerExternal",
        "amount": "1",
    }
    answer = budget.post("/api/Budget/CreateBudgetCode", json=body).raise_for_status()
    code_id: str = answer.json()["data"]["budgetCodeId"]
    return code_id


async def _fill(database: str, project_id: str) -> None:
    connection: Any = await asyncpg.connect(database)
    try:
        one = await connection.fetchrow("select company_id, created_by from budget_code limit 1")
        await connection.execute(ADD_CODES, one["company_id"], project_id, one["created_by"], CODES)
        await connection.execute(ADD_COSTS, project_id, COSTS // CODES)
        await connection.execute(ADD_ENTRIES, project_id, ENTRIES // CODES)
        # As autovacuum does after so much was written: only then is an index read alone.
        await connection.execute("vacuum analyze")
    finally:
        await connection.close()


def _read(budget: httpx.Client, title: str, path: str) -> None:
    took: list[float] = []
    for _ in range(READS):
        began = time.perf_counter()
        budget.get(path).raise_for_status()
        took.append((time.perf_counter() - began) * 1000)
    parts = statistics.quantiles(took, n=100)
    sys.stdout.write(
        f"\n{title} of {CODES:,} codes, {COSTS:,} costs, {ENTRIES:,} entries, {READS} reads in turn\n"
        f"  p50 {parts[49]:6.1f} ms   p99 {parts[98]:6.1f} ms\n"
    )


def _codes() -> str:
    rows = (f"i-{n},Imported,manpowerExternal,{n}.50" for n in range(IMPORTED))
    return "\n".join(["number,name,category,amount", *rows])


def _costs() -> str:
    rows = (f"2026-10-01,i-{n % 500},1.25,Bench,b-{n}" for n in range(IMPORTED))
    return "\n".join(["date,code,amount,supplier,number", *rows])


def _import(budget: httpx.Client, project_id: str, what: str, file: str) -> None:
    """Tried first, as people do."""
    for call in ("Check", "Import"):
        began = time.perf_counter()
        answer = budget.post(
            f"/api/Budget/{call}Budget{what}Csv",
            data={"projectId": project_id},
            files={"file": ("lines.csv", file.encode())},
        ).raise_for_status()
        seconds, taken = time.perf_counter() - began, answer.json()["data"]["createCount"]
        sys.stdout.write(
            f"\n{call.lower()} of {IMPORTED:,} {what.lower()}: {seconds:.1f} s, {taken:,} taken\n"
        )


if __name__ == "__main__":
    sys.exit(main())
