"""A pod's /tmp holds the files that may come in at once, and each service's largest one."""

import re
from importlib import import_module

from chassis.http.upload import most_bytes_of
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings
from devstack import layout
from fastapi.routing import APIRoute

from .manifests import K8S, load
from .test_memory import in_bytes

# What libraries write there besides.
_BESIDES = 32 * 1024 * 1024


def disk_of_python_services() -> int:
    [patch] = load(K8S / "components" / "python-service" / "hardened-deployment.yaml")
    [volume] = patch["spec"]["template"]["spec"]["volumes"]
    return in_bytes(volume["emptyDir"]["sizeLimit"])


def room() -> int:
    return ServiceSettings.model_fields["upload_disk_bytes"].default


def test_holds_the_files_that_may_come_in_at_once() -> None:
    assert room() + _BESIDES <= disk_of_python_services()
    for path in K8S.rglob("*.yaml"):
        assert not re.search(r"UPLOAD_DISK_BYTES|sizeLimit: (?!256Mi)", path.read_text()), (
            f"{path}: add it up"
        )


def test_one_person_may_send_two_of_the_largest_as_the_browser_does() -> None:
    largest = {
        service.context: max(most_bytes_of(route.endpoint) for route in routes_of(service))
        for service in layout.services()
        if routes_of(service)
    }
    assert {"forms", "identity"} <= set(largest)
    assert 2 * max(largest.values()) <= room() // 3


def routes_of(service: layout.Service) -> list[APIRoute]:
    definition: ServiceDefinition = import_module(f"{service.package}.main").definition
    return [each for router in definition.routers for each in router.routes if isinstance(each, APIRoute)]
