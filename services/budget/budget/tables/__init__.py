"""The tables of budget: below its aggregates, each of which reads whichever it needs."""

from chassis.db import ServiceBase, service_registry


class Base(ServiceBase, registry=service_registry()): ...
