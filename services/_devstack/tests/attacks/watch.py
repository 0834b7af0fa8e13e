"""A service seen from outside: the memory it may have, and how long it keeps others waiting."""

import threading
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import yaml
from devstack.layout import ROOT
from devstack.testing.memory import MEBIBYTE

_K8S = ROOT / "k8s"
_HARDENED = _K8S / "components" / "python-service" / "hardened-deployment.yaml"
_UNITS = {"Mi": MEBIBYTE, "Gi": 1024 * MEBIBYTE}


def memory_limit(context: str) -> int:
    """What Kubernetes gives a pod that answers calls, before it kills it."""
    own = [*(_K8S / "base" / context).glob("serve.yaml"), *(_K8S / "base" / context).glob(f"{context}.yaml")]
    for file in (*own, _HARDENED):
        for manifest in yaml.safe_load_all(file.read_text()):
            if limit := _limit_of(manifest or {}):
                return int(limit[:-2]) * _UNITS[limit[-2:]]
    raise AssertionError(f"{context} has no limit in k8s/")


def _limit_of(manifest: dict[str, Any]) -> str:
    template = manifest.get("spec", {}).get("template", {})
    for container in template.get("spec", {}).get("containers", []):
        limit = container.get("resources", {}).get("limits", {}).get("memory")
        if limit:
            return str(limit)
    return ""


@dataclass
class Waiting:
    """How long a cheap call took, one after the other."""

    longest: float = 0.0
    asked: int = 0


@contextmanager
def waiting_watched(url: str) -> Generator[Waiting]:
    waiting, stopping = Waiting(), threading.Event()

    def ask() -> None:
        with httpx.Client(timeout=60) as client:
            while not stopping.is_set():
                begun = time.monotonic()
                client.get(url)
                waiting.longest = max(waiting.longest, time.monotonic() - begun)
                waiting.asked += 1
                stopping.wait(0.005)

    asker = threading.Thread(target=ask, daemon=True)
    asker.start()
    try:
        yield waiting
    finally:
        stopping.set()
        asker.join()
