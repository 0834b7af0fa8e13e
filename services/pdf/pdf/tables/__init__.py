"""The tables of pdf: below its aggregates, each of which reads whichever it needs."""

from chassis.db import ServiceBase, service_metadata


class Base(ServiceBase):
    __abstract__ = True
    metadata = service_metadata()
