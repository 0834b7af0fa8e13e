"""The store of compose.dev.yaml: each service reads and writes its own bucket and no other's."""

import asyncio
import itertools
import subprocess
import time
from collections.abc import AsyncIterator, Generator, Iterator
from datetime import UTC, datetime, timedelta
from importlib import import_module
from pathlib import Path

import httpx
import pytest
import yaml
from chassis.settings import ServiceSettings, StorageSettings
from chassis.storage import Storage
from devstack import layout
from devstack.layout import BIN, ROOT
from devstack.process import orphan_guard
from devstack.testing import Stack


def keeps_files(context: str) -> bool:
    return issubclass(settings_of(context), StorageSettings)


def settings_of(context: str) -> type[ServiceSettings]:
    return import_module(f"{context.replace('-', '_')}.main").definition.settings


CONTEXTS = [each.context for each in layout.services() if keeps_files(each.context)]
_PATIENCE = 60.0


@pytest.fixture(scope="module")
def endpoint(tmp_path_factory: pytest.TempPathFactory) -> Generator[str]:
    with Stack("buckets") as stack:
        master, volume, filer, s3 = (stack.free_port() for _ in range(4))
        ports = {"master": master, "volume": volume, "filer": filer, "s3": s3}
        inside = {name: stack.free_port() for name in ports}
        arguments = [
            *("server", f"-dir={tmp_path_factory.mktemp('s3')}", "-ip=127.0.0.1", "-s3"),
            *("-master.volumeSizeLimitMB=1024", "-volume.max=100"),
            f"-s3.config={ROOT / 'docker/s3/identities.json'}",
            *(f"-{name}.port={port}" for name, port in ports.items()),
            *(f"-{name}.port.grpc={port}" for name, port in inside.items()),
        ]
        with (tmp_path_factory.mktemp("log") / "weed.log").open("wb") as log:
            process = subprocess.Popen(
                [*orphan_guard(), str(BIN / "weed"), *arguments], stdout=log, stderr=log
            )
            try:
                wait_for(f"http://127.0.0.1:{s3}/healthz", process, Path(log.name))
                make_buckets(f"127.0.0.1:{master}.{inside['master']}")
                yield f"http://127.0.0.1:{s3}"
            finally:
                process.kill()
                process.wait()


def wait_for(url: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    deadline = time.monotonic() + _PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        try:
            if httpx.get(url).is_success:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.2)
    pytest.fail(log.read_text()[-3000:])


def make_buckets(master: str) -> None:
    """As the part `buckets` of compose does, which may: it speaks to the store's inside."""
    compose = yaml.safe_load((ROOT / "compose.dev.yaml").read_text())
    names = compose["services"]["buckets"]["environment"]["BUCKETS"].split()
    assert {*names} >= {*CONTEXTS}
    asked = "".join(f"s3.bucket.create -name {name}\n" for name in names)
    done = subprocess.run(
        [str(BIN / "weed"), "shell", f"-master={master}"],
        input=asked,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr


def storage_of(context: str, endpoint: str, bucket: str, monkeypatch: pytest.MonkeyPatch) -> Storage:
    """As compose tells the service, but for where the store is."""
    compose = yaml.safe_load((ROOT / "compose.dev.yaml").read_text())
    for name, value in compose["services"][context]["environment"].items():
        monkeypatch.setenv(name, value)
    kind = settings_of(context)
    assert issubclass(kind, StorageSettings)
    settings = kind().model_copy(  # pyright: ignore[reportCallIssue] -- the environment supplies the arguments
        update={"aws_endpoint_url": endpoint, "storage_url": f"s3://{bucket}"}
    )
    return Storage.open(context, settings)


@pytest.mark.parametrize("context", CONTEXTS)
async def test_a_service_has_its_bucket(endpoint: str, context: str, monkeypatch: pytest.MonkeyPatch) -> None:
    own = storage_of(context, endpoint, context, monkeypatch)
    await own.put("a/b.txt", b"mine")
    assert await own.read("a/b.txt") == b"mine"
    async with httpx.AsyncClient() as browser:
        assert (await browser.get(await own.signed_url("a/b.txt"))).content == b"mine"
        assert (await browser.get(f"{endpoint}/{context}/a/b.txt")).status_code == 403
    await own.put("gone.txt", b"")
    await own.delete("gone.txt")


@pytest.mark.parametrize(
    ("key", "kind", "disposition"),
    [
        ("a/photo.webp", "image/webp", "inline"),
        ("a/paper.pdf", "application/pdf", "inline"),
        ("a/page.html", "text/html", "attachment"),
        ("a/drawing.svg", "image/svg+xml", "attachment"),
        ("a/unknown.q7", "application/octet-stream", "attachment"),
    ],
)
async def test_a_browser_is_told_what_a_file_is_as_from_a_folder(
    endpoint: str, monkeypatch: pytest.MonkeyPatch, key: str, kind: str, disposition: str
) -> None:
    own = storage_of("forms", endpoint, "forms", monkeypatch)
    await own.put(key, b"<script>")
    await own.put(f"streamed/{key}", chunks())
    async with httpx.AsyncClient() as browser:
        for each in (key, f"streamed/{key}"):
            answer = await browser.get(await own.signed_url(each))
            told = answer.headers["content-type"], answer.headers["content-disposition"]
            assert told == (kind, disposition)


async def chunks() -> AsyncIterator[bytes]:
    for _ in range(3):
        yield b"<script>"


async def test_a_folder_is_listed_by_pages(endpoint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    own = storage_of("pdf", endpoint, "pdf", monkeypatch)
    keys = [f"renders/{number:03}/{name}" for number in range(700) for name in ("a.1.webp", "a.pdf")]
    begun = datetime.now(UTC) - timedelta(seconds=5)
    for part in batches(keys, 50):
        await asyncio.gather(*(own.put(key, b"") for key in part))
    await own.put("renders-of-others/a.pdf", b"")
    found: list[str] = []
    while page := await own.list("renders", after=found[-1] if found else "", most=1000):
        assert begun < min(each.stored_at for each in page)
        found += [each.key for each in page]
        assert len(found) in (1000, 1400)
    assert found == keys


def batches(keys: list[str], size: int) -> Iterator[list[str]]:
    for at in range(0, len(keys), size):
        yield keys[at : at + size]


@pytest.mark.parametrize(("context", "other"), [*itertools.permutations(CONTEXTS, 2)])
async def test_and_no_other(endpoint: str, context: str, other: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await storage_of(other, endpoint, other, monkeypatch).put("a/b.txt", b"theirs")
    reaching = storage_of(context, endpoint, other, monkeypatch)
    for doing in (reaching.read("a/b.txt"), reaching.put("a/b.txt", b"x"), reaching.delete("a/b.txt")):
        with pytest.raises(Exception, match=r"403|AccessDenied|PermissionDenied"):
            await doing
    async with httpx.AsyncClient() as browser:
        assert (await browser.get(await reaching.signed_url("a/b.txt"))).status_code == 403
    assert await storage_of(other, endpoint, other, monkeypatch).read("a/b.txt") == b"theirs"
