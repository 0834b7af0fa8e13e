"""A context declares the servers that not everybody speaks to: compose and policies follow from it."""

import re

import pytest
from chassis.service import ServiceDefinition
from chassis.settings import MailSettings, ServiceSettings, TemporalSettings
from devstack import layout

from services._devstack.tests.every_service.house import definitions

_KINDS: dict[str, type[ServiceSettings]] = {"mail": MailSettings, "temporal": TemporalSettings}


@pytest.mark.parametrize("definition", definitions(), ids=lambda each: each.context)
def test_a_context_declares_the_servers_its_settings_are_for(definition: ServiceDefinition) -> None:
    (declared,) = [each.declared for each in layout.services() if each.context == definition.context]
    spoken_to = {server for server, kind in _KINDS.items() if issubclass(definition.settings, kind)}
    assert spoken_to == set(declared.servers)


@pytest.mark.parametrize("kind", _KINDS.values(), ids=_KINDS)
def test_operations_name_all_who_need_them(kind: type[ServiceSettings]) -> None:
    page = (layout.ROOT / "docs" / "operations.md").read_text()
    (named,) = re.findall(rf"`{kind.__name__}` \(([^)]*)\)", page)
    need = {each.context for each in definitions() if issubclass(each.settings, kind)}
    assert {*named.split(", ")} == need
