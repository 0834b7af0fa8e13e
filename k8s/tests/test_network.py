"""Who reaches whom, worked out from the policies as a cluster does: what no policy allows is refused."""

from pathlib import Path
from typing import Any

import pytest

from .manifests import OVERLAYS, Kustomization, Manifest

SERVERS = {"PostgreSQL": 5432, "NATS": 4222, "Temporal": 7233, "mail": 1025, "the store": 8333}
HTTP, GRPC = 8000, 8001

Labels = dict[str, str]


def ours(context: str, component: str = "serve") -> Labels:
    return {
        "groundwork.dev/kind": "python-service",
        "app.kubernetes.io/name": context,
        "app.kubernetes.io/component": component,
    }


GATEWAY = {"groundwork.dev/kind": "gateway"}
WEB = {"groundwork.dev/kind": "web"}
A_CHARTS_POD = {"app.kubernetes.io/name": "nats"}


@pytest.fixture(scope="module", params=OVERLAYS, ids=lambda path: path.name)
def policies(request: pytest.FixtureRequest) -> list[Manifest]:
    folder: Path = request.param
    found = Kustomization.read(folder).manifests()
    return [each["spec"] for each in found if each["kind"] == "NetworkPolicy"]


@pytest.mark.parametrize("port", SERVERS.values(), ids=SERVERS)
@pytest.mark.parametrize("component", ["serve", "relay", "consume", "work", "migrate"])
def test_our_processes_reach_the_servers_of_their_namespace(
    policies: list[Manifest], component: str, port: int
) -> None:
    assert reaches(policies, ours("forms", component), A_CHARTS_POD, port)


@pytest.mark.parametrize("port", SERVERS.values(), ids=SERVERS)
def test_another_namespace_does_not(policies: list[Manifest], port: int) -> None:
    assert not reaches(policies, {}, A_CHARTS_POD, port, namespace={"kubernetes.io/metadata.name": "other"})


def test_what_scales_by_the_queues_reaches_temporal_and_nothing_else(policies: list[Manifest]) -> None:
    keda = {"kubernetes.io/metadata.name": "keda"}
    reached = [port for port in SERVERS.values() if reaches(policies, {}, A_CHARTS_POD, port, namespace=keda)]
    assert reached == [SERVERS["Temporal"]]


@pytest.mark.parametrize("context", ["identity", "forms", "pdf"])
def test_the_gateway_reaches_what_browsers_call(policies: list[Manifest], context: str) -> None:
    assert reaches(policies, GATEWAY, ours(context), HTTP)
    assert reaches(policies, GATEWAY, WEB, 8080)
    assert not reaches(policies, GATEWAY, ours(context), GRPC)


@pytest.mark.parametrize(
    ("asking", "asked"),
    [
        ("forms", "identity"),
        ("forms", "workflow-runner"),
        ("workflow-runner", "forms"),
        ("workflow-runner", "identity"),
        ("pdf", "forms"),
        ("pdf", "identity"),
    ],
)
@pytest.mark.parametrize("component", ["serve", "consume", "work"])
def test_services_reach_those_they_ask(
    policies: list[Manifest], asking: str, asked: str, component: str
) -> None:
    assert reaches(policies, ours(asking, component), ours(asked), GRPC)
    assert reaches(policies, ours(asking, component), ours("identity"), HTTP), "the keys of the tokens"


@pytest.mark.parametrize("stranger", [A_CHARTS_POD, WEB], ids=["a server", "web"])
@pytest.mark.parametrize("port", [HTTP, GRPC])
def test_nobody_else_in_the_namespace_reaches_a_service(
    policies: list[Manifest], stranger: Labels, port: int
) -> None:
    for context in ("identity", "forms", "workflow-runner", "pdf"):
        assert not reaches(policies, stranger, ours(context), port)


def reaches(
    policies: list[Manifest], source: Labels, target: Labels, port: int, namespace: Labels | None = None
) -> bool:
    """`namespace`: the labels of the other namespace that the source is in; none: it is in ours."""
    chosen = [policy for policy in policies if selects(policy["podSelector"], target)]
    return not chosen or any(
        allows(rule, source, port, namespace) for policy in chosen for rule in policy.get("ingress", [])
    )


def allows(rule: dict[str, Any], source: Labels, port: int, namespace: Labels | None) -> bool:
    if "ports" in rule and port not in [each["port"] for each in rule["ports"]]:
        return False
    return "from" not in rule or any(comes_from(peer, source, namespace) for peer in rule["from"])


def comes_from(peer: dict[str, Any], source: Labels, namespace: Labels | None) -> bool:
    if "namespaceSelector" in peer:
        in_it = namespace is not None and selects(peer["namespaceSelector"], namespace)
        return in_it and selects(peer.get("podSelector", {}), source)
    return namespace is None and selects(peer["podSelector"], source)


def selects(selector: dict[str, Any], labels: Labels) -> bool:
    """Unknown operators fail loudly: then this must learn them."""
    for expression in selector.get("matchExpressions", []):
        assert expression["operator"] == "DoesNotExist", expression
        if expression["key"] in labels:
            return False
    return selector.get("matchLabels", {}).items() <= labels.items()
