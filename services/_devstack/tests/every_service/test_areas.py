"""The gateway leads to the areas that a context declares: they must be those that it answers."""

import pytest
from chassis.service import ServiceDefinition
from devstack import layout
from fastapi.routing import APIRoute

from services._devstack.tests.every_service.house import definitions


@pytest.mark.parametrize("definition", definitions(), ids=lambda each: each.context)
def test_a_context_declares_the_areas_that_it_answers(definition: ServiceDefinition) -> None:
    routes = [route for router in definition.all_routers for route in router.routes]
    paths = [route.path for route in routes if isinstance(route, APIRoute)]
    answered = {path.split("/")[2] for path in paths if path.startswith("/api/")}
    (declared,) = [each.declared for each in layout.services() if each.context == definition.context]
    assert answered == set(declared.areas)
