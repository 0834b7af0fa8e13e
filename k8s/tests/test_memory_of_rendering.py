"""The memory of a pod that renders holds all that its settings let its render processes take."""

from typing import Any

import pytest
import yaml
from pdf.render.printing import LARGE, SMALL, PaperLimits
from pdf.settings import PdfSettings

from .manifests import K8S, OVERLAYS, Kustomization
from .test_manifests import containers, environment_of, generated_data

MEGABYTE = 1024**2
UNITS = {"Mi": MEGABYTE, "Gi": 1024 * MEGABYTE}

# Measured (docs/performance.md), rounded up: the worker itself, a render process with ordinary papers, and
# how often the pictures of a paper lie in the worker while they are handed over.
WORKER = 256 * MEGABYTE
RENDER_PROCESS = 170 * MEGABYTE
TIMES_HELD = 4


def test_every_render_process_may_take_what_it_is_allowed_to(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = settings_of_the_worker(monkeypatch)
    small, large = settings.small_pool, settings.large_pool
    processes = small.processes * small.memory + large.processes * large.memory
    in_hand = (small.processes + 1) * held(SMALL) + large.processes * held(LARGE)
    assert WORKER + processes + in_hand <= resources()["limits"]["memory"]


def test_an_idle_pod_is_not_promised_less_than_it_holds() -> None:
    assert resources()["requests"]["memory"] >= WORKER + 3 * RENDER_PROCESS


def held(limits: PaperLimits) -> int:
    return limits.picture_bytes * TIMES_HELD


def settings_of_the_worker(monkeypatch: pytest.MonkeyPatch) -> PdfSettings:
    (container,) = containers(_deployment())
    known = generated_data(Kustomization.read(OVERLAYS[0]))
    for name, value in environment_of(container, known).items():
        monkeypatch.setenv(name, value)
    for each in container["env"]:
        monkeypatch.setenv(each["name"], each["value"])
    return PdfSettings()  # pyright: ignore[reportCallIssue] -- the environment supplies the arguments


def resources() -> dict[str, dict[str, int]]:
    """Of pdf-work, in bytes: its base's patches replace what all Python services have."""
    patches = Kustomization.read(K8S / "base" / "pdf").content["patches"]
    operations: list[dict[str, Any]] = [
        operation
        for patch in patches
        if patch["target"] == {"kind": "Deployment", "name": "pdf-work"}
        for operation in yaml.safe_load(patch["patch"])
    ]
    return {
        each["path"].rpartition("/")[2]: {"memory": _bytes(each["value"]["memory"])}
        for each in operations
        if "/resources/" in each["path"]
    }


def _deployment() -> dict[str, Any]:
    found = Kustomization.read(K8S / "base" / "pdf").manifests()
    (work,) = (
        each for each in found if each["kind"] == "Deployment" and each["metadata"]["name"] == "pdf-work"
    )
    return work


def _bytes(written: str) -> int:
    return int(written[:-2]) * UNITS[written[-2:]]
