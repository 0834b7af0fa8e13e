"""Whoever asks identity who may what forgets it when identity says that it changed. No service is listed."""

from importlib import import_module

import pytest
from devstack import layout
from identity_client.access import ACCESS_CHANGED


@pytest.mark.parametrize("service", layout.services(), ids=lambda each: each.context)
def test_every_service_hears_of_changed_access(service: layout.Service) -> None:
    assert ACCESS_CHANGED in import_module(f"{service.package}.main").definition.listeners
