"""Who reaches whom, worked out from the policies as a cluster does, and held against what the code asks for.

An arrow needs both ends: the one may leave, the other lets it in. None may be missing, none left over.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from chassis.rpc.contract import EVERY_SERVICE, callers_of
from chassis.testing.callers import context_of, methods_in_contracts
from devstack import layout
from devstack.layout import Service

from .manifests import OVERLAYS, ROOT, Kustomization, Manifest, screens
from .test_manifests import generated_data

HTTP, GRPC = 8000, 8001
WEB_INTERNAL = 8081
# By the policy that lets our pods reach them, where they are in the namespace.
SERVERS = {"to-postgres": 5432, "to-nats": 4222, "to-storage": 8333, "to-temporal": 7233, "to-mail": 1025}
EVERY_PORT = {*SERVERS.values(), HTTP, GRPC, 8080, 8081, 53, 4318, 443, 465, 587, 25, 80, 6443, 6222, 22}

Labels = dict[str, str]
A_SERVER: Labels = {"app.kubernetes.io/name": "nats"}
KIND, NAME, COMPONENT = "groundwork.dev/kind", "app.kubernetes.io/name", "app.kubernetes.io/component"
MODULE = "web-module"


class Cluster:
    """An overlay's pods and policies."""

    def __init__(self, folder: Path) -> None:
        overlay = Kustomization.read(folder)
        self.policies = overlay.policies()
        self.pods = {name_of(labels): labels for labels in overlay.pods()}

    def arrows(self, source: str) -> set[tuple[str, int]]:
        """Everything that the pods of a workload reach, by name and port."""
        labels = self.pods[source]
        targets = self.pods | {"a server": A_SERVER}
        return {
            (name, port)
            for name, target in targets.items()
            for port in EVERY_PORT
            if self.lets_out(labels, target, port) and self.lets_in(labels, target, port)
        } | {(place, port) for place in PLACES for port in EVERY_PORT if self.lets_out(labels, place, port)}

    def lets_out(self, source: Labels, target: "Labels | str", port: int) -> bool:
        chosen = self._of("Egress", source)
        rules = [rule for policy in chosen for rule in policy.get("egress", [])]
        return not chosen or any(allows(rule, "to", target, port) for rule in rules)

    def lets_in(self, source: "Labels | str", target: Labels, port: int) -> bool:
        chosen = self._of("Ingress", target)
        rules = [rule for policy in chosen for rule in policy.get("ingress", [])]
        return not chosen or any(allows(rule, "from", source, port) for rule in rules)

    def _of(self, direction: str, labels: Labels) -> list[Manifest]:
        return [
            policy
            for policy in self.policies.values()
            if direction in policy["policyTypes"] and selects(policy["podSelector"], labels)
        ]

    def place_of(self, policy: str) -> tuple[str, int]:
        """Where this installation has the server."""
        (rule,) = self.policies[policy]["egress"]
        ((peer,), (port,)) = rule["to"], rule["ports"]
        return ("outside" if "ipBlock" in peer else "a server", port["port"])


# Namespaces by the labels that policies choose them by, and what is no pod at all.
PLACES: dict[str, Labels] = {
    "names": {"kubernetes.io/metadata.name": "kube-system"},
    "monitoring": {"groundwork.dev/monitoring": "true"},
    "keda": {"kubernetes.io/metadata.name": "keda"},
    "another namespace": {"kubernetes.io/metadata.name": "other"},
    "outside": {},
}


def name_of(labels: Labels) -> str:
    if labels[KIND] == MODULE:
        return labels[NAME]
    return f"{labels[NAME]}-{labels[COMPONENT]}" if COMPONENT in labels else labels[KIND]


@pytest.fixture(scope="module", params=OVERLAYS, ids=lambda path: path.name)
def cluster(request: pytest.FixtureRequest) -> Cluster:
    return Cluster(request.param)


def test_every_process_reaches_what_its_code_asks_for_and_nothing_else(cluster: Cluster) -> None:
    reached = {name: cluster.arrows(name) for name in cluster.pods}
    needed = {name: set(needs(cluster, labels)) for name, labels in cluster.pods.items()}
    assert reached == needed


def test_every_service_is_looked_at(cluster: Cluster) -> None:
    roles = ("serve", "relay", "consume", "migrate")
    assert {f"{each.context}-{role}" for each in layout.services() for role in roles} <= set(cluster.pods)


def test_only_whom_a_contract_names_is_let_in_to_calls(cluster: Cluster) -> None:
    let_in = {
        name: {source for source, own in cluster.pods.items() if cluster.lets_in(own, labels, GRPC)}
        for name, labels in cluster.pods.items()
    }
    named = {
        name: {source for source, own in cluster.pods.items() if may_call(own, labels)}
        for name, labels in cluster.pods.items()
    }
    assert let_in == named


def test_every_service_asks_whose_contracts_name_it() -> None:
    """What a service has an address for, and what it may call there, are the same."""
    for service in layout.services():
        naming = {each.context for each in layout.services() if service.context in callers_at(each.context)}
        assert asked(service) == naming, service.context


def may_call(source: Labels, target: Labels) -> bool:
    """A migration calls nobody, and only what serves answers."""
    if target.get(COMPONENT) != "serve" or source.get(COMPONENT) in (None, "migrate"):
        return False
    return source[NAME] in callers_at(target[NAME])


@cache
def callers_at(context: str) -> frozenset[str]:
    methods = (each for each in methods_in_contracts() if context_of(each.containing_service) == context)
    named = {caller for method in methods for caller in callers_of(method)}
    # Every service may ask who may do what: who answers people does.
    asking = set(routed()) - {context} if EVERY_SERVICE in named else set[str]()
    return frozenset(named - {EVERY_SERVICE} | asking)


def needs(cluster: Cluster, labels: Labels) -> Iterator[tuple[str, int]]:
    yield "names", 53
    match labels[KIND]:
        case "gateway":
            yield from ((f"{context}-serve", HTTP) for context in routed())
            yield "web", 8080
            yield "web", WEB_INTERNAL
        case "python-service":
            yield from service_needs(cluster, layout.service(labels[NAME]), labels[COMPONENT])
        case "web":
            yield from ((module, 8080) for module in screens())
        case _:
            pass  # a module's server asks nobody


def service_needs(cluster: Cluster, service: Service, component: str) -> Iterator[tuple[str, int]]:
    yield "monitoring", 4318
    yield cluster.place_of("to-postgres")
    if component == "migrate":
        return
    yield cluster.place_of("to-nats")
    yield cluster.place_of("to-storage")
    if says(service, r"\b(connect_temporal|TemporalClient|ActivityWorker)\("):
        yield cluster.place_of("to-temporal")
    if says(service, r"\b(Mailer\.of|CompanyMails(\.of)?)\("):
        yield cluster.place_of("to-mail")
    for peer in asked(service):
        yield f"{peer}-serve", GRPC
        if peer == "identity":
            yield f"{peer}-serve", HTTP  # the keys of the tokens


def asked(service: Service) -> set[str]:
    """By their addresses among its settings; identity has its own as everyone, and no need to ask."""
    fields = import_module(f"{service.package}.main").definition.settings.model_fields
    prefixes = {f"{each.package}_grpc": each.context for each in layout.services()}
    return {prefixes[name] for name in fields if name in prefixes} - {service.context}


def says(service: Service, pattern: str) -> bool:
    return any(re.search(pattern, text) for text in texts_of(service.folder / service.package))


@cache
def texts_of(folder: Path) -> list[str]:
    return [file.read_text() for file in folder.rglob("*.py")]


def routed() -> set[str]:
    """Whom the gateway's routes lead to."""
    found = {
        match[1]
        for file in (ROOT / "gateway" / "dynamic").glob("*.yaml")
        for match in re.finditer(r"http://([a-z-]+):8000", file.read_text())
    }
    assert found
    return found


@pytest.mark.parametrize("port", [*SERVERS.values(), 6222, 8222, 22])
def test_servers_are_reached_by_their_own_kind_and_not_from_other_namespaces(
    cluster: Cluster, port: int
) -> None:
    assert cluster.lets_in(A_SERVER, A_SERVER, port)
    for stranger in ("another namespace", "monitoring", "outside", "names"):
        assert not cluster.lets_in(stranger, A_SERVER, port)
    assert cluster.lets_in("keda", A_SERVER, port) == (port == SERVERS["to-temporal"])
    for name in ("gateway", "web"):
        assert not cluster.lets_in(cluster.pods[name], A_SERVER, port)


@pytest.mark.parametrize("port", sorted(EVERY_PORT))
def test_only_the_gateway_is_reached_from_elsewhere_and_figures_by_monitoring(
    cluster: Cluster, port: int
) -> None:
    for name, labels in cluster.pods.items():
        figures = 8081 if name == "gateway" else HTTP
        for stranger in PLACES:
            expected = (name == "gateway" and port == 8080) or (
                stranger == "monitoring" and port == figures and name not in ("web", *screens())
            )
            assert cluster.lets_in(stranger, labels, port) == expected, (stranger, name)
        if name != "gateway" or port != 8080:
            assert not cluster.lets_in(A_SERVER, labels, port), name


def test_servers_leave_as_their_charts_say(cluster: Cluster) -> None:
    """No policy of ours takes from Temporal its database, or from NATS its replicas."""
    assert all(cluster.lets_out(A_SERVER, A_SERVER, port) for port in EVERY_PORT)


def test_no_secret_is_shared_by_two_services() -> None:
    """But the mail relay's, which is in the Secret `shared`."""
    local = generated_data(Kustomization.read(ROOT / "k8s/overlays/local"))
    held: dict[str, str] = {}
    for secret in (name for name in local if name.startswith("secret/")):
        for name, value in local[secret].items():
            assert value not in held, f"{held.get(value)} and {secret} hold the same {name}"
            held[value] = secret
    assert {f"secret/{each.context}" for each in layout.services()} <= {*held.values()}


def allows(rule: dict[str, Any], end: str, peer: "Labels | str", port: int) -> bool:
    if "ports" in rule and port not in [each["port"] for each in rule["ports"]]:
        return False
    return end not in rule or any(is_meant(each, peer) for each in rule[end])


def is_meant(peer: dict[str, Any], other: "Labels | str") -> bool:
    """`other`: the labels of a pod of our namespace, or one of PLACES."""
    if "ipBlock" in peer:
        return other == "outside"
    if "namespaceSelector" in peer:
        in_it = isinstance(other, str) and selects(peer["namespaceSelector"], PLACES[other])
        # Of the names' namespace only the servers of names are meant, which nothing else is called.
        return in_it and (peer.get("podSelector", {}) in ({}, {"matchLabels": {"k8s-app": "kube-dns"}}))
    return not isinstance(other, str) and selects(peer["podSelector"], other)


def selects(selector: dict[str, Any], labels: Labels) -> bool:
    """Unknown operators fail loudly: then this must learn them."""
    for expression in selector.get("matchExpressions", []):
        value = labels.get(expression["key"])
        match expression["operator"]:
            case "Exists":
                fits = value is not None
            case "DoesNotExist":
                fits = value is None
            case "In":
                fits = value in expression["values"]
            case "NotIn":
                fits = value not in expression["values"]
            case unknown:
                raise AssertionError(unknown)
        if not fits:
            return False
    return selector.get("matchLabels", {}).items() <= labels.items()
