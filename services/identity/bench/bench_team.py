"""An authenticated read and a write through the gateway, as a ratio to the bare yardstick behind its like.

Both are measured in turn within one run, so that what the machine does meanwhile meets both alike.
"""

import os
import re
import shutil
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from devstack.console import Failure
from devstack.layout import ROOT, service
from devstack.parts.gateway import Gateway
from devstack.testing import Stack

HERE = Path(__file__).parent
CONNECTIONS = 32
SECONDS = 5
ROUNDS = 3
OWNER = {"email": "owner@northbank.demo", "password": "groundwork-demo"}


@dataclass(frozen=True)
class Figures:
    requests_per_second: float
    p50_ms: float
    p99_ms: float


def main() -> int:
    if shutil.which("wrk") is None:
        raise Failure("bench", "wrk is missing", "apt-get install wrk")
    with ExitStack() as running:
        stack = running.enter_context(
            Stack(
                "bench", "postgres", "nats", "mail", "identity", "gateway", overrides={"LOG_LEVEL": "WARNING"}
            )
        )
        stack.run("identity", "seed")
        bare_gateway = running.enter_context(_bare_behind_a_gateway(stack))
        with httpx.Client(base_url=stack.url("identity")) as client:
            token = client.post("/api/Auth/Login", json=OWNER).raise_for_status().cookies["gw_access"]
        gateways = (stack.url("gateway"), bare_gateway)
        _report("read: GET /api/Team/QueryTeams", gateways, "/api/Team/QueryTeams", "read.lua", token)
        _report("write: POST /api/Team/CreateTeam", gateways, "/api/Team/CreateTeam", "write.lua", token)
    return 0


def _report(title: str, gateways: tuple[str, str], path: str, script: str, token: str) -> None:
    ours: list[Figures] = []
    theirs: list[Figures] = []
    for _ in range(ROUNDS):
        ours.append(_wrk(gateways[0] + path, script, token))
        theirs.append(_wrk(gateways[1] + path, script, token))
    ratios = [a.requests_per_second / b.requests_per_second for a, b in zip(ours, theirs, strict=True)]
    sys.stdout.write(f"\n{title}, {CONNECTIONS} connections, {ROUNDS} x {SECONDS} s\n")
    for name, figures in (("Groundwork", ours), ("bare", theirs)):
        sys.stdout.write(
            f"  {name:<11}{statistics.median(f.requests_per_second for f in figures):8.0f}/s"
            f"   p50 {statistics.median(f.p50_ms for f in figures):6.1f} ms"
            f"   p99 {statistics.median(f.p99_ms for f in figures):6.1f} ms\n"
        )
    sys.stdout.write(
        f"  ratio {statistics.median(ratios):.2f}   ({', '.join(f'{each:.2f}' for each in ratios)})\n"
    )


def _wrk(url: str, script: str, token: str) -> Figures:
    said = subprocess.run(
        ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{SECONDS}s", "--latency", "-s", str(HERE / script), url],
        env=os.environ | {"TOKEN": token},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    if refused := re.search(r"Non-2xx or 3xx responses: (\d+)", said):
        raise Failure("bench", f"{refused[1]} requests to {url} were refused", lines=said.splitlines())
    return Figures(
        float(_found(r"Requests/sec:\s+([\d.]+)", said)),
        _milliseconds(_found(r"^\s+50%\s+(\S+)", said)),
        _milliseconds(_found(r"^\s+99%\s+(\S+)", said)),
    )


def _found(pattern: str, text: str) -> str:
    match = re.search(pattern, text, re.MULTILINE)
    assert match, f"wrk printed no {pattern}:\n{text}"
    return match[1]


def _milliseconds(text: str) -> float:
    match = re.fullmatch(r"([\d.]+)(us|ms|s|m)", text)
    assert match, f"wrk measured no latency: {text}"
    return float(match[1]) * {"us": 0.001, "ms": 1.0, "s": 1000.0, "m": 60_000.0}[match[2]]


@contextmanager
def _bare_behind_a_gateway(stack: Stack) -> Generator[str]:
    """The yardstick and a second gateway with the very same configuration, but for where `identity` is."""
    bare_port, gateway_port, health_port = (_free_port() for _ in range(3))
    env = Gateway(stack.site).launch().env | {
        "IDENTITY_URL": f"http://127.0.0.1:{bare_port}",
        "TRAEFIK_ENTRYPOINTS_WEB_ADDRESS": f"127.0.0.1:{gateway_port}",
        "TRAEFIK_ENTRYPOINTS_TRAEFIK_ADDRESS": f"127.0.0.1:{health_port}",
    }
    database = stack.database_url(service("identity").context)
    uvicorn = [sys.executable, "-m", "uvicorn", "bare:app", "--port", str(bare_port), "--no-access-log"]
    processes = [
        subprocess.Popen(uvicorn, cwd=HERE, env=os.environ | {"BARE_DATABASE_URL": database}),
        subprocess.Popen(Gateway(stack.site).launch().argv, env=env, cwd=ROOT, stdout=subprocess.DEVNULL),
    ]
    try:
        url = f"http://127.0.0.1:{gateway_port}"
        _wait_for(f"{url}/api/Team/QueryTeams")
        yield url
    finally:
        for process in processes:
            process.terminate()
            process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(url: str) -> None:
    for _ in range(100):
        try:
            if httpx.get(url).is_success:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise Failure("bench", f"{url} did not answer", "its lines are above")


if __name__ == "__main__":
    sys.exit(main())
