"""A second process of a service or the gateway beside the stack's own, as a larger installation has."""

import os
import subprocess
import sys
import time
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from devstack.console import Failure, last_lines
from devstack.layout import service
from devstack.parts.gateway import Gateway
from devstack.process import orphan_guard
from devstack.testing.stack import Stack

_PATIENCE = 120.0


@dataclass(frozen=True)
class Replica:
    url: str
    process: "subprocess.Popen[bytes]"
    log: Path


@contextmanager
def second_process(
    stack: Stack, context: str, *mode: str, overrides: Mapping[str, str] | None = None
) -> Generator[Replica]:
    """`mode`: what it does beside answering calls, as `--all`. `overrides`: variables without prefix."""
    http, grpc = stack.free_port(), stack.free_port()
    prefix = service(context).prefix
    own = {**(overrides or {}), "HTTP_PORT": str(http), "GRPC_PORT": str(grpc)}
    env = stack.env_for(context) | {f"{prefix}_{name}": value for name, value in own.items()}
    argv = [sys.executable, "-m", service(context).package, "serve", *mode]
    with _running(stack, f"{context}-{http}", argv, env, service(context).folder) as (process, log):
        replica = Replica(f"http://127.0.0.1:{http}", process, log)
        _wait_until_ready(replica, "/healthz/ready")
        yield replica


@contextmanager
def second_gateway(stack: Stack, **overrides: str) -> Generator[Replica]:
    """With the stack's own configuration but for these variables."""
    port, health = stack.free_port(), stack.free_port()
    launch = Gateway(stack.site).launch()
    env = launch.env | {
        "TRAEFIK_ENTRYPOINTS_WEB_ADDRESS": f"127.0.0.1:{port}",
        "TRAEFIK_ENTRYPOINTS_TRAEFIK_ADDRESS": f"127.0.0.1:{health}",
        **overrides,
    }
    with _running(stack, f"gateway-{port}", launch.argv, env, launch.cwd) as (process, log):
        replica = Replica(f"http://127.0.0.1:{port}", process, log)
        _wait_until_ready(Replica(f"http://127.0.0.1:{health}", process, log), "/ping")
        yield replica


@contextmanager
def _running(
    stack: Stack, name: str, argv: list[str], env: Mapping[str, str], cwd: Path
) -> Generator[tuple["subprocess.Popen[bytes]", Path]]:
    log = stack.site.logs / f"{name}.log"
    with log.open("wb") as output:
        process = subprocess.Popen(  # noqa: S603 -- our own programs
            [*orphan_guard(), *argv], env=os.environ | env, cwd=cwd, stdout=output, stderr=output
        )
    try:
        yield process, log
    finally:
        process.terminate()
        process.wait()


def _wait_until_ready(replica: Replica, path: str) -> None:
    deadline = time.monotonic() + _PATIENCE
    while time.monotonic() < deadline and replica.process.poll() is None:
        try:
            if httpx.get(f"{replica.url}{path}").is_success:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise Failure("second process", "did not become ready", lines=last_lines(replica.log))
