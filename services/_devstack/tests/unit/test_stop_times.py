"""Kubernetes and compose give a service longer to stop than what runs in it takes at most."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from chassis.settings import ServiceSettings
from devstack.layout import ROOT

K8S = ROOT / "k8s"
MARGIN_SECONDS = 5
# Traefik's own, for answers that are on their way.
GATEWAY_SECONDS = 10


def _pod(file: Path) -> dict[str, Any]:
    documents = [each for each in yaml.safe_load_all(file.read_text()) if each["kind"] == "Deployment"]
    (deployment,) = documents
    return deployment["spec"]["template"]["spec"]


def test_a_service_has_time_for_all_of_its_stop() -> None:
    pod = _pod(K8S / "components" / "python-service" / "hardened-deployment.yaml")
    (container,) = pod["containers"]
    before = container["lifecycle"]["preStop"]["sleep"]["seconds"]
    most = ServiceSettings.model_fields["shutdown_seconds"].default
    assert pod["terminationGracePeriodSeconds"] >= before + most + MARGIN_SECONDS


def test_a_container_has_time_for_all_of_its_stop() -> None:
    service = yaml.safe_load((ROOT / "compose.dev.yaml").read_text())["x-service"]
    most = ServiceSettings.model_fields["shutdown_seconds"].default
    assert int(service["stop_grace_period"].removesuffix("s")) >= most + MARGIN_SECONDS


def test_the_gateway_has_time_for_all_of_its_stop() -> None:
    pod = _pod(K8S / "base" / "gateway" / "gateway.yaml")
    (container,) = pod["containers"]
    told = {each["name"]: str(each.get("value", "")) for each in container["env"]}
    accepting = told["TRAEFIK_ENTRYPOINTS_WEB_TRANSPORT_LIFECYCLE_REQUESTACCEPTGRACETIMEOUT"]
    takes = int(accepting.removesuffix("s")) + GATEWAY_SECONDS
    assert pod["terminationGracePeriodSeconds"] >= takes + MARGIN_SECONDS


@pytest.mark.parametrize("word", ["terminationGracePeriodSeconds", "SHUTDOWN_SECONDS"])
def test_no_context_has_times_of_its_own(word: str) -> None:
    """What is compared here holds for all."""
    known = {"hardened-deployment.yaml", "gateway.yaml"}
    files = [file for file in K8S.rglob("*.yaml") if word in file.read_text() and file.name not in known]
    assert files == []
