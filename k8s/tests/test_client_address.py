"""In the shape of production (client → ingress → gateway → service) everybody knows the client: what the
manifests tell the gateway, the web server and each service fits together. What Traefik makes of such settings
is in gateway/tests."""

from importlib import import_module
from ipaddress import ip_network
from pathlib import Path

import pytest
import yaml
from chassis.access.addresses import client_address, parse_networks

from .manifests import K8S, OVERLAYS, ROOT, Kustomization
from .test_manifests import containers, contexts, environment_of, generated_data, name_of

CLIENT, FORGED = "203.0.113.9", "198.51.100.1"


@pytest.fixture(params=OVERLAYS, ids=name_of)
def overlay(request: pytest.FixtureRequest) -> Kustomization:
    return Kustomization.read(request.param)


@pytest.fixture
def pods(overlay: Kustomization) -> list[str]:
    """An address each for the gateway's pod and the ingress controller's, of the same network."""
    named = generated_data(overlay)["configMap/shared"]["TRUSTED_PROXIES"]
    network = ip_network(named.split(",")[0])
    assert network.is_private
    return [str(network[7]), str(network[300])]


def environment(folder: Path, overlay: Kustomization, name: str) -> dict[str, str]:
    """Of the container in this folder that is called so."""
    # The secrets of production are not in the tree; which they are is not the question here.
    local = generated_data(Kustomization.read(K8S / "overlays" / "local"))
    known = local | generated_data(overlay)
    (found,) = (
        container
        for manifest in Kustomization.read(folder).manifests()
        for container in containers(manifest)
        if container["name"] == name
    )
    return environment_of(found, known | {"configMap/gateway-static": {}})


@pytest.mark.parametrize("context", contexts())
def test_a_service_sees_the_client(
    context: str, overlay: Kustomization, pods: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway, ingress = pods
    local = generated_data(Kustomization.read(K8S / "overlays" / "local"))
    known = local | generated_data(overlay)
    # As the secrets, the keys of production are examples in the tree.
    known[f"configMap/{context}"] = local[f"configMap/{context}"]
    settings = import_module(f"{context.replace('-', '_')}.main").definition.settings
    workloads = [
        container
        for manifest in Kustomization.read(K8S / "base" / context).manifests()
        for container in containers(manifest)
    ]
    for container in workloads:
        with monkeypatch.context() as variables:
            for name, value in environment_of(container, known).items():
                variables.setenv(name, value)
            trusted = settings().trusted_proxies
        assert client_address(gateway, f"{CLIENT}, {ingress}", trusted) == CLIENT
        assert client_address(gateway, f"{FORGED}, {CLIENT}, {ingress}", trusted) == CLIENT


def test_the_gateway_believes_the_ingress_and_nobody_else(overlay: Kustomization, pods: list[str]) -> None:
    told = environment(K8S / "base" / "gateway", overlay, "traefik")
    trusted = parse_networks(told["TRAEFIK_ENTRYPOINTS_WEB_FORWARDEDHEADERS_TRUSTEDIPS"])
    assert client_address(pods[1], CLIENT, trusted) == CLIENT
    assert client_address(CLIENT, FORGED, trusted) == CLIENT


def test_the_limit_of_tries_counts_the_client(overlay: Kustomization, pods: list[str]) -> None:
    gateway, ingress = pods
    trusted = parse_networks(environment(K8S / "base" / "web", overlay, "web")["TRUSTED_PROXIES"])
    assert client_address(gateway, f"{FORGED}, {CLIENT}, {ingress}", trusted) == CLIENT


def test_in_compose_the_gateway_stands_at_the_front() -> None:
    compose = yaml.safe_load((ROOT / "compose.dev.yaml").read_text())
    parts = compose["services"]
    network = ip_network(compose["networks"]["default"]["ipam"]["config"][0]["subnet"])
    gateway, engine = str(network[7]), str(network[1])
    assert not any("TRUSTED" in name for name in parts["gateway"]["environment"]), "it trusts nobody's header"
    told = {
        part: value
        for part, each in parts.items()
        for name, value in each.get("environment", {}).items()
        if name.endswith("TRUSTED_PROXIES")
    }
    assert {"web", *contexts()} <= set(told)
    for trusted in map(parse_networks, told.values()):
        assert client_address(gateway, CLIENT, trusted) == CLIENT
        assert client_address(gateway, engine, trusted) == engine, "a browser on this machine"


def test_the_gateway_has_no_place_to_keep_bodies() -> None:
    (pod,) = (
        manifest["spec"]["template"]["spec"]
        for manifest in Kustomization.read(K8S / "base" / "gateway").manifests()
        if manifest["kind"] == "Deployment"
    )
    assert [set(volume) for volume in pod["volumes"]] == [{"name", "configMap"}]
