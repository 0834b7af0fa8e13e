"""The tables of identity: below its aggregates, each of which reads whichever it needs."""

from chassis.db import ServiceBase, service_registry
from sqlalchemy.orm import DeclarativeBase


class Base(ServiceBase, DeclarativeBase):
    registry = service_registry()
