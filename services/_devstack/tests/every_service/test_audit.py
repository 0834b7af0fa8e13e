"""A company's audit log keeps the acts of every service that tells of any, and knows what each is called."""

import importlib
from importlib.util import find_spec

import pytest
from chassis.event_contract import subject_of
from devstack import layout
from identity.audit.actions import AuditAction
from identity.main import definition as identity

_OWNER = "identity"
_TELLERS = [
    each for each in layout.services() if each.context != _OWNER and find_spec(f"{each.package}.audit")
]


def test_somebody_tells() -> None:
    assert _TELLERS


@pytest.mark.parametrize("service", _TELLERS, ids=lambda each: each.context)
def test_what_a_service_tells_is_kept_and_has_a_name(service: layout.Service) -> None:
    told = importlib.import_module(f"{service.package}.audit").AuditAction
    assert {each.value for each in told} <= {each.value for each in AuditAction}
    kept = {subject_of(each.event) for each in identity.subscriptions}
    assert f"{service.context}.act.recorded.v1" in kept
