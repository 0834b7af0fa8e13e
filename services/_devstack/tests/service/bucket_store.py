"""The store of compose.dev.yaml, and the services' settings for it."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Generator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from chassis.settings import ServiceSettings, StorageSettings
from chassis.storage import Storage
from devstack import layout
from devstack.layout import BIN, ROOT
from devstack.process import orphan_guard
from devstack.testing import Stack

_IDENTITIES = ROOT / "docker/s3/identities.json"
_PATIENCE = 60.0


def keeps_files(context: str) -> bool:
    return issubclass(settings_of(context), StorageSettings)


def settings_of(context: str) -> type[ServiceSettings]:
    return import_module(f"{context.replace('-', '_')}.main").definition.settings


CONTEXTS = [each.context for each in layout.services() if keeps_files(each.context)]


class BucketStore:
    """A running SeaweedFS that reads who may do what from a file of its own."""

    def __init__(self, folder: Path, stack: Stack) -> None:
        self._identities = folder / "identities.json"
        self._identities.write_text(_IDENTITIES.read_text())
        self._log = folder / "weed.log"
        self._ports = {name: stack.free_port() for name in ("master", "volume", "filer", "s3")}
        self._inside = {name: stack.free_port() for name in self._ports}
        arguments = [
            *("server", f"-dir={folder}", "-ip=127.0.0.1", "-s3"),
            *("-master.volumeSizeLimitMB=1024", "-volume.max=100"),
            f"-s3.config={self._identities}",
            *(f"-{name}.port={port}" for name, port in self._ports.items()),
            *(f"-{name}.port.grpc={port}" for name, port in self._inside.items()),
        ]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [*orphan_guard(), str(BIN / "weed"), *arguments], stdout=log, stderr=log
            )

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self._ports['s3']}"

    def wait(self) -> None:
        deadline = time.monotonic() + _PATIENCE
        while time.monotonic() < deadline and self._process.poll() is None:
            try:
                if httpx.get(f"{self.endpoint}/healthz").is_success:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.2)
        pytest.fail(self._log.read_text()[-3000:])

    def make_buckets(self) -> None:
        """As the part `buckets` of compose does, which may: it speaks to the store's inside."""
        names = _compose()["buckets"]["environment"]["BUCKETS"].split()
        assert {*names} >= {*CONTEXTS}
        done = subprocess.run(
            [
                *(str(BIN / "weed"), "shell"),
                f"-master=127.0.0.1:{self._ports['master']}.{self._inside['master']}",
            ],
            input="".join(f"s3.bucket.create -name {name}\n" for name in names),
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert done.returncode == 0, done.stderr

    def list_keys(self, context: str, *pairs: tuple[str, str]) -> None:
        """Into the file, and a signal to the running server: what an operator does."""
        told = json.loads(self._identities.read_text())
        (identity,) = (each for each in told["identities"] if each["name"] == context)
        identity["credentials"] = [{"accessKey": key, "secretKey": secret} for key, secret in pairs]
        self._identities.write_text(json.dumps(told))
        os.kill(self._process.pid, signal.SIGHUP)

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def bucket_store(folder: Path) -> Generator[BucketStore]:
    with Stack("buckets") as stack:
        store = BucketStore(folder, stack)
        try:
            store.wait()
            store.make_buckets()
            yield store
        finally:
            store.end()


def storage_of(
    context: str, endpoint: str, bucket: str, monkeypatch: pytest.MonkeyPatch, **others: object
) -> Storage:
    """As compose tells the service, but for where the store is."""
    for name, value in _compose()[context]["environment"].items():
        monkeypatch.setenv(name, value)
    kind = settings_of(context)
    assert issubclass(kind, StorageSettings)
    settings = kind().model_copy(  # pyright: ignore[reportCallIssue] -- the environment supplies the arguments
        update={"aws_endpoint_url": endpoint, "storage_url": f"s3://{bucket}", **others}
    )
    return Storage.open(context, settings)


def _compose() -> dict[str, Any]:
    return yaml.safe_load((ROOT / "compose.dev.yaml").read_text())["services"]
