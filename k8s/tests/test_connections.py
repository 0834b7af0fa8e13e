"""What all processes may open at once stays below what PostgreSQL takes, with the autoscalers at their most
and a release rolling out."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from chassis.db.shares import OF_ROLE, SERVING
from devstack import layout
from devstack.parts import postgres

from .manifests import K8S, ROOT, load

_ROLE = "app.kubernetes.io/component"
# For operators, exporters, backups, and what PostgreSQL keeps for its superuser.
RESERVED = 30
# Contexts whose DATABASE_URL leads elsewhere, in every installation.
ON_SERVERS_OF_THEIR_OWN: frozenset[str] = frozenset()
DOCUMENTED = re.compile(r"`max_connections = (\d+)`")


def of_processes(role: str, environment: dict[str, Any]) -> int:
    shares = OF_ROLE[role]
    for name, value in environment.items():
        if name.endswith("_DATABASE_POOL_SIZE"):
            shares = shares.within(int(value))
    return shares.total


def surge() -> int:
    [patch] = load(K8S / "components" / "python-service" / "hardened-deployment.yaml")
    return int(patch["spec"]["strategy"]["rollingUpdate"]["maxSurge"])


def of_context(context: str) -> int:
    """Each role at its most replicas, and one migration."""
    manifests = [each for path in (K8S / "base" / context).glob("*.yaml") for each in load(path)]
    most = {
        each["spec"]["scaleTargetRef"]["name"]: each["spec"].get("maxReplicas")
        or each["spec"]["maxReplicaCount"]
        for each in manifests
        if each["kind"] in ("HorizontalPodAutoscaler", "ScaledObject")
    }
    total = 1
    for each in manifests:
        if each["kind"] == "Deployment":
            spec = each["spec"]
            [container] = spec["template"]["spec"]["containers"]
            environment = {entry["name"]: entry.get("value") for entry in container.get("env", [])}
            replicas = most.get(each["metadata"]["name"]) or spec["replicas"]
            total += (replicas + surge()) * of_processes(container["args"][0], environment)
    return total


def contexts() -> list[str]:
    return [service.context for service in layout.services()]


def documented() -> int:
    [number] = DOCUMENTED.findall((ROOT / "docs" / "operations.md").read_text())
    return int(number)


def of_compose() -> Iterator[int]:
    compose = yaml.safe_load((ROOT / "compose.dev.yaml").read_text())["services"]
    for service in compose.values():
        image = service.get("image", "").removeprefix("groundwork/").removesuffix("-demo")
        if image in contexts():
            [command] = service["command"]
            yield 1 if command == "migrate" else OF_ROLE.get(command, SERVING).total


def in_compose() -> int:
    compose = yaml.safe_load((ROOT / "compose.dev.yaml").read_text())["services"]
    [setting] = [each for each in compose["postgres"]["command"] if each.startswith("max_connections=")]
    return int(setting.partition("=")[2])


def test_all_contexts_of_a_cluster_fit_into_one_server() -> None:
    each = {name: of_context(name) for name in contexts() if name not in ON_SERVERS_OF_THEIR_OWN}
    needed = sum(each.values()) + RESERVED
    assert needed <= documented(), (
        f"{needed} connections at most, docs/operations.md tells PostgreSQL to take {documented()}: {each}. "
        "Raise max_connections there (on the servers first); or lower, in [tool.groundwork], the "
        "most replicas or DATABASE_POOL_SIZE of a role; or give a context its own server and name it here."
    )


def test_all_containers_of_one_machine_fit() -> None:
    needed = sum(of_compose()) + RESERVED
    assert needed <= in_compose(), (
        f"{needed} connections at most: raise max_connections of postgres in compose.dev.yaml"
    )


def test_all_services_of_development_fit() -> None:
    # `serve --all`, and beside it the seed or a command of an operator.
    needed = len(contexts()) * 2 * SERVING.total + RESERVED
    assert needed <= int(postgres.SETTINGS["max_connections"]), (
        f"{needed} connections at most: raise max_connections in devstack/parts/postgres.py"
    )


@pytest.mark.parametrize("context", contexts())
def test_every_role_of_a_context_is_counted(context: str) -> None:
    roles = {
        each["spec"]["template"]["metadata"]["labels"][_ROLE]
        for path in (K8S / "base" / context).glob("*.yaml")
        for each in load(path)
        if each["kind"] == "Deployment"
    }
    assert roles <= OF_ROLE.keys()
    assert {"serve", "relay", "consume"} <= roles


def test_a_smaller_pool_that_a_role_is_given_counts() -> None:
    assert of_processes("work", {"PDF_DATABASE_POOL_SIZE": "6"}) < OF_ROLE["work"].total
    assert of_processes("work", {"PDF_RENDER_PROCESSES": "2"}) == OF_ROLE["work"].total
