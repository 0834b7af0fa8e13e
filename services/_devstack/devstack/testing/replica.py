"""A second process of a service beside the stack's own, as a larger installation has."""

import os
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from devstack.console import Failure, last_lines
from devstack.layout import service
from devstack.process import orphan_guard
from devstack.testing.stack import Stack

_PATIENCE = 120.0


@dataclass(frozen=True)
class Replica:
    url: str
    process: "subprocess.Popen[bytes]"
    log: Path


@contextmanager
def second_process(stack: Stack, context: str, *mode: str) -> Generator[Replica]:
    """`mode`: what it does beside answering calls, as `--all`."""
    http, grpc = stack.free_port(), stack.free_port()
    prefix = service(context).prefix
    env = stack.env_for(context) | {f"{prefix}_HTTP_PORT": str(http), f"{prefix}_GRPC_PORT": str(grpc)}
    log = stack.site.logs / f"{context}-{http}.log"
    with log.open("wb") as output:
        process = subprocess.Popen(  # noqa: S603 -- our own service
            [*orphan_guard(), sys.executable, "-m", service(context).package, "serve", *mode],
            env=os.environ | env,
            cwd=service(context).folder,
            stdout=output,
            stderr=output,
        )
    replica = Replica(f"http://127.0.0.1:{http}", process, log)
    try:
        _wait_until_ready(replica)
        yield replica
    finally:
        process.terminate()
        process.wait()


def _wait_until_ready(replica: Replica) -> None:
    deadline = time.monotonic() + _PATIENCE
    while time.monotonic() < deadline and replica.process.poll() is None:
        try:
            if httpx.get(f"{replica.url}/healthz/ready").is_success:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise Failure("second process", "did not become ready", lines=last_lines(replica.log))
