"""A whole system that runs already: where its parts answer, and what its services say when they are asked."""

import asyncio

from devstack import databases, layout
from devstack.parts.nats import TESTS
from devstack.site import Site

SYSTEM = "TEST_SYSTEM"
"""Names the folder of one that another program started, filled, and stops."""


class Running:
    def __init__(self, site: Site) -> None:
        self.site = site

    def url(self, part: str) -> str:
        """Where the part answers; PostgreSQL's is the superuser's, NATS's of who may do all, Temporal's
        is host:port."""
        match part:
            case "postgres":
                return self.site.superuser_url
            case "temporal":
                return self.site.address("temporal")
            case "mail-page" | "web" | "gateway":
                return f"http://{self.site.address(part)}"
            case "nats":
                password = self.site.secrets.get(f"nats-password/{TESTS}")
                return f"nats://{TESTS}:{password}@{self.site.address('nats')}"
            case "mail":
                return f"smtp://{self.site.address('smtp')}"
            case _:
                return self.site.service_url(layout.service(part))

    def run(self, context: str, *command: str) -> str:
        """`python -m <package> <command>` as the service would run it; its output."""
        return asyncio.run(databases.run_command(self.site, layout.service(context), *command))
