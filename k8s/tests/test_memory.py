"""A pod's limit holds its service and the processes that it may start, each at its most."""

import re
from importlib import import_module
from pathlib import Path

import pytest
from chassis.pictures import pictures
from chassis.service import ServiceDefinition
from forms import checker

from .manifests import K8S, ROOT, load

_MIB = 1024 * 1024
# What `serve` takes at its most (docs/decisions/0023), and room for bodies that are being received.
_SERVICE = 200 * _MIB


def contexts_that_open_pictures() -> list[str]:
    mains = (ROOT / "services").glob("*/*/main.py")
    return sorted(path.parent.name for path in mains if "Pictures.of(" in path.read_text())


def limit_of_python_services() -> int:
    [patch] = load(K8S / "components" / "python-service" / "hardened-deployment.yaml")
    [container] = patch["spec"]["template"]["spec"]["containers"]
    return in_bytes(container["resources"]["limits"]["memory"])


def in_bytes(quantity: str) -> int:
    found = re.fullmatch(r"(\d+)(Mi|Gi)", quantity)
    assert found, quantity
    return int(found[1]) * (_MIB if found[2] == "Mi" else 1024 * _MIB)


@pytest.mark.parametrize("context", contexts_that_open_pictures())
def test_holds_a_service_and_the_process_that_opens_its_pictures(context: str) -> None:
    definition: ServiceDefinition = import_module(f"{context}.main").definition
    replaced = (K8S / "base" / definition.context / "kustomization.yaml").read_text()
    assert "resources/limits" not in replaced, "it has a limit of its own: add it up here"
    assert limit_of_python_services() >= _SERVICE + pictures.PROCESSES * pictures.MOST_BYTES


def test_holds_the_process_that_checks_large_forms_as_well() -> None:
    pools = pictures.PROCESSES * pictures.MOST_BYTES + checker.PROCESSES * checker.MOST_BYTES
    assert limit_of_python_services() >= _SERVICE + pools


def test_nobody_else_opens_pictures_of_strangers() -> None:
    """In a service's own process a few kilobytes can take all its memory."""
    allowed = {"pictures", "testing", "tests", "bench", "_devstack"}
    for path in (ROOT / "services").glob("*/*/**/*.py"):
        parts = {*path.relative_to(ROOT).parts, path.stem}
        if not parts & allowed and not any(part.endswith("_demo") for part in parts):
            assert not re.search(r"^\s*(from|import) PIL\b", Path(path).read_text(), re.MULTILINE), path


def test_forms_and_identity_are_among_those_that_do() -> None:
    assert {"forms", "identity"} <= {*contexts_that_open_pictures()}
