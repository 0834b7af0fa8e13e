"""The calls that both have, in turn with ODK Central on one machine, one PostgreSQL and a process each, as a
ratio. On the command line: a folder of getodk/central-backend after `npm ci --omit=dev`.

What is compared is not quite the same: there a submission is final once it is sent, here it is a draft; there
no gateway stands before it; its list carries all values, ours who they are by and whose turn it is.
"""

import asyncio
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import httpx
from devstack.layout import service
from devstack.testing import Stack
from devstack.testing.load import CONNECTIONS, ROUNDS, Figures, analyze, gateway_to, say_conditions, wrk
from forms_support.sheet import CREATE, drafts_of

HERE = Path(__file__).parent
OWNER = {"email": "owner@northbank.demo", "password": "groundwork-demo"}
PARTS = ("postgres", "nats", "mail", "temporal", "identity", "forms")
LIST = "/api/Submission/QuerySubmissions?pageCount=50"
DETAIL = "/api/Submission/GetSubmissionDetail"
_ADMIN = {"email": "bench@odk.test", "password": "a-long-enough-password"}
_ACCOUNT = """
const {run} = require('./lib/task/task'), {createUser, promoteUser} = require('./lib/task/account');
const [,, email, password] = process.argv;
run(createUser(email, password).then(() => promoteUser(email)))
"""
_NAMES = [f"what_{number}" for number in range(10)]
_FILLED = "".join(f"<{name}>A crane on Friday {name}</{name}>" for name in _NAMES)
_SENT = f'<data id="ten" version="1"><meta><instanceID>uuid:ID</instanceID></meta>{_FILLED}</data>'
_FORM = f"""<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml"><h:head>
<h:title>Ten</h:title><model><instance><data id="ten" version="1"><meta><instanceID/></meta>
{"".join(f"<{name}/>" for name in _NAMES)}</data></instance>
<bind nodeset="/data/meta/instanceID" type="string" readonly="true()"/>
{"".join(f'<bind nodeset="/data/{name}" type="string"/>' for name in _NAMES)}</model></h:head><h:body>
{"".join(f'<input ref="/data/{name}"><label>{name}</label></input>' for name in _NAMES)}</h:body></h:html>"""
_LISTED = 10_000
"""Submissions of each before the lists are compared."""


@dataclass(frozen=True)
class Side:
    url: str
    script: str
    env: Mapping[str, str]
    beginning: Callable[[], AbstractContextManager[None]] = nullcontext

    def measured(self, seconds: int = 5) -> Figures:
        with self.beginning():
            return wrk(self.url, HERE / self.script, self.env, seconds=seconds)


def main() -> int:
    folder = Path(sys.argv[1]).resolve()
    with ExitStack() as running:
        stack = running.enter_context(Stack("bench", *PARTS, overrides={"LOG_LEVEL": "WARNING"}))
        stack.run("identity", "seed")
        with httpx.Client(base_url=stack.url("identity")) as client:
            token = client.post("/api/Auth/Login", json=OWNER).raise_for_status().cookies["gw_access"]
        ours = running.enter_context(gateway_to(stack, "forms", [stack.url("forms")]))
        odk = _odk(stack, folder)
        sheet, drafts = asyncio.run(drafts_of(stack, {"Authorization": f"Bearer {token}"}))
        say_conditions(stack)
        env = {
            "TOKEN": token,
            "IDS": " ".join(drafts),
            "BODY": json.dumps(sheet.filled_in("A crane on Friday")),
            "EMPTY": json.dumps(sheet.empty()),
            "SAVE": json.dumps(sheet.saved("ID", "LABEL")),
        }
        empty = {**env, "BODY": env["EMPTY"]}
        sent = odk.side("/submissions", "odk_create.lua", BODY=_SENT)
        _report("create: an empty draft", Side(ours + CREATE, "create.lua", empty), sent)
        _report("create with ten values", Side(ours + CREATE, "create.lua", env), sent)
        # Two requests of ours for one of theirs.
        pairs = Side(ours + CREATE, "save.lua", {**env, "CREATE": "1"})
        _report("create, then save ten values: pairs", pairs, sent, requests=2)
        _fill(stack, ours, env, sent)
        found = odk.side(f"/submissions/{odk.instance}.xml", "list.lua")
        _report("read one with its values", Side(ours + DETAIL, "detail.lua", env), found)
        listed = odk.side(".svc/Submissions?%24top=50&%24count=true", "list.lua")
        _report(f"list 50 of some {_LISTED:,}", Side(ours + LIST, "list.lua", env), listed)
        said = f"Submissions: {_count(stack.database_url('forms'), 'submission')} of ours, "
        sys.stdout.write(f"\n{said}{_count(_odk_database(stack), 'submissions')} of theirs\n")
    return 0


def _fill(stack: Stack, ours: str, env: Mapping[str, str], sent: Side) -> None:
    """Each side with about as many; what their worker would do with each afterwards disturbs no reading."""
    for url, table, side in (
        (stack.database_url("forms"), "submission", Side(ours + CREATE, "create.lua", env)),
        (_odk_database(stack), "submissions", sent),
    ):
        while _count(url, table) < _LISTED:
            side.measured()
    analyze(stack.site.database_url(service("forms"), owning=True))
    asyncio.run(_run_sql(_odk_database(stack), "update audits set processed = now() where processed is null"))
    analyze(_odk_database(stack))


def _report(title: str, ours: Side, theirs: Side, *, requests: int = 1) -> None:
    for each in (ours, theirs):
        each.measured(1)
    rounds = [(ours.measured(), theirs.measured()) for _ in range(ROUNDS)]
    sys.stdout.write(f"\n{title}, {CONNECTIONS} connections, {ROUNDS} x 5 s\n")
    for name, figures, per in (
        ("Groundwork", [each for each, _ in rounds], requests),
        ("ODK Central", [each for _, each in rounds], 1),
    ):
        rate = statistics.median(each.requests_per_second for each in figures) / per
        p50 = statistics.median(each.p50_ms for each in figures)
        p99 = statistics.median(each.p99_ms for each in figures)
        sys.stdout.write(f"  {name:<11}{rate:8.0f}/s   p50 {p50:7.1f} ms   p99 {p99:7.1f} ms\n")
    ratios = [a.requests_per_second / requests / b.requests_per_second for a, b in rounds]
    every = ", ".join(f"{each:.2f}" for each in ratios)
    sys.stdout.write(f"  ratio {statistics.median(ratios):.2f}   ({every})\n")


@dataclass
class Odk:
    """One process, that is there while it is measured: wrk leaves in the middle of requests, and what it was
    asked then keeps its connections to the database for ever; and what it does with submissions afterwards
    would be done while ours is measured."""

    folder: Path
    env: Mapping[str, str]
    url: str
    form: str = ""
    token: str = ""
    instance: str = "uuid:one"

    def side(self, path: str, script: str, **env: str) -> Side:
        return Side(f"{self.form}{path}", script, {"TOKEN": self.token, **env}, self.running)

    @contextmanager
    def running(self) -> Generator[None]:
        argv = ["node", "lib/bin/run-server.js"]
        silent = subprocess.DEVNULL
        process = subprocess.Popen(argv, cwd=self.folder, env=self.env, stdout=silent, stderr=silent)
        try:
            for _ in range(100):
                try:
                    httpx.get(self.url)
                    break
                except httpx.TransportError:
                    time.sleep(0.2)
            yield
        finally:
            process.kill()
            process.wait()

    def furnish(self) -> None:
        account = ["node", "-e", _ACCOUNT, "account", *_ADMIN.values()]
        for argv in (["node", "lib/bin/run-migrations.js"], account):
            subprocess.run(argv, cwd=self.folder, env=self.env, check=True, capture_output=True)
        xml = {"Content-Type": "application/xml"}
        with self.running(), httpx.Client(base_url=self.url, timeout=30) as client:
            self.token = client.post("/v1/sessions", json=_ADMIN).raise_for_status().json()["token"]
            client.headers["Authorization"] = f"Bearer {self.token}"
            project = client.post("/v1/projects", json={"name": "Bench"}).raise_for_status().json()["id"]
            forms = f"/v1/projects/{project}/forms"
            client.post(f"{forms}?publish=true", content=_FORM, headers=xml).raise_for_status()
            one = _SENT.replace("uuid:ID", self.instance)
            client.post(f"{forms}/ten/submissions", content=one, headers=xml).raise_for_status()
        self.form = f"{self.url}{forms}/ten"


def _odk(stack: Stack, folder: Path) -> Odk:
    asyncio.run(_run_sql(stack.url("postgres"), "create database odk"))
    at, port = httpx.URL(_odk_database(stack)), stack.free_port()
    database = {"host": at.host, "user": at.username, "password": at.password, "database": at.path[1:]}
    config = {"default": {"database": database, "server": {"port": port}}}
    env = os.environ | {"NODE_CONFIG": json.dumps(config), "PGPORT": str(at.port), "NODE_ENV": "production"}
    odk = Odk(folder, env, f"http://127.0.0.1:{port}")
    odk.furnish()
    return odk


def _odk_database(stack: Stack) -> str:
    return str(httpx.URL(stack.url("postgres")).copy_with(path="/odk"))


async def _run_sql(url: str, sql: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


def _count(url: str, table: str) -> int:
    async def run() -> int:
        connection = await asyncpg.connect(url)
        try:
            return await connection.fetchval(f"select count(*) from {table}")
        finally:
            await connection.close()

    return asyncio.run(run())


if __name__ == "__main__":
    sys.exit(main())
