"""The complete system of one copy: what starts before what, as wide as the dependencies allow."""

import asyncio
import time

from chassis.demo import Extent

from devstack import builds, console, databases, layout
from devstack.console import Failure
from devstack.layout import Service
from devstack.parts import Part
from devstack.parts.gateway import Gateway
from devstack.parts.mail import Mail
from devstack.parts.nats import Nats
from devstack.parts.postgres import Postgres
from devstack.parts.service import ServicePart
from devstack.parts.temporal import Temporal
from devstack.parts.web import Web
from devstack.process import Managed
from devstack.site import Site
from devstack.supervisor import Supervisor


class System:
    def __init__(
        self, site: Site, supervisor: Supervisor, *, patient: bool, demo: Extent = Extent.FULL
    ) -> None:
        """`patient`: what fails to build or start is reported and retried instead of ending everything."""
        self.site = site
        self.supervisor = supervisor
        self.services = layout.services()
        self.web_projects = layout.web_projects()
        self.failed: list[str] = []
        self._patient = patient
        self._demo = demo
        self._progress: databases.Progress | None = None
        self._postgres = Postgres(site)
        # Several Python processes importing at once only slow each other down on two cores.
        self._importing = asyncio.Semaphore(3)
        self._seeded = {service.context: asyncio.Event() for service in self.services}
        self.building = asyncio.Semaphore(builds.AT_ONCE)

    @property
    def progress(self) -> databases.Progress:
        if self._progress is None:
            self._progress = databases.Progress(self._postgres.data / "groundwork.json")
        return self._progress

    async def up(self) -> None:
        """Everything runs when it returns; the first part that can't ends it with a `Failure`."""
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._web_side())
                group.create_task(self._servers_side())
        except* Failure as failures:
            raise _first(failures) from None

    async def down(self) -> None:
        await self.supervisor.stop(
            ["gateway"], [service.context for service in self.services], ["web", "mail"]
        )

    async def _web_side(self) -> None:
        """While one develops Traefik answers before the modules are built; the login page comes with both."""
        async with asyncio.TaskGroup() as group:
            building = group.create_task(builds.build_changed(self.web_projects, patient=self._patient))
            if not self._patient:
                # Nothing changes any more once it is built. Otherwise the gateway compresses it all, for each
                # browser that comes without a cache, and each test's does.
                await building
            await self._start(Web(self.site, live=self._patient))
            await self._start(Gateway(self.site))
        self.failed += building.result()

    async def _servers_side(self) -> None:
        async with asyncio.TaskGroup() as group:
            infrastructure = [Nats(self.site), Temporal(self.site), Mail(self.site)]
            others = [group.create_task(self._start(part)) for part in infrastructure]
            await self._start(self._postgres)
            await databases.create(self.site, self.services)
            for service in self.services:
                group.create_task(self._service(service, others))

    async def _service(self, service: Service, infrastructure: list[asyncio.Task[Managed]]) -> None:
        try:
            await self.migrate(service)
            await asyncio.wait(infrastructure)
            async with self._importing:
                await self._start(ServicePart(self.site, service), keep_trying=self._patient)
            for peer in service.declared.seed_after:
                await self._seeded[peer].wait()
            await self.seed_once(service)
        except Failure as failure:
            if not self._patient:
                raise
            failure.show()
            self.failed.append(service.context)
        finally:
            self._seeded[service.context].set()

    async def reload(self, service: Service) -> None:
        """New code: new migrations first, then the program."""
        await self.migrate(service)
        managed = self.supervisor.parts.get(service.context)
        if managed is None:
            managed = self.supervisor.add(ServicePart(self.site, service))
        await managed.restart(keep_trying=True)
        await self.seed_once(service)
        if service.context in self.failed:
            self.failed.remove(service.context)

    async def _start(self, part: Part, *, keep_trying: bool = False) -> Managed:
        managed = self.supervisor.add(part)
        begun = time.monotonic()
        await managed.start(keep_trying=keep_trying)
        console.mark("✓", f"{part.name} on port {part.port}", time.monotonic() - begun)
        return managed

    async def migrate(self, service: Service) -> None:
        if not service.has_migrations:
            return
        key, wanted = f"migrated/{service.context}", databases.migrations_hash(service)
        if self.progress.get(key) == wanted:
            return
        async with self._importing:
            with console.timed(f"migrated {service.context}"):
                await databases.run_command(self.site, service, "migrate")
        self.progress.set(key, wanted)

    async def seed_once(self, service: Service) -> None:
        """Demo data for a fresh database; a seed that broke off is repeated at the next start."""
        if not service.has_demo:
            return
        key = f"seeded/{service.context}"
        if self.progress.get(key) is None:
            await self.seed(service)
            self.progress.set(key, "yes")

    async def seed(self, service: Service) -> None:
        async with self._importing:
            # The longest of a first start: who waits sees for what.
            console.mark("…", f"making demo data of {service.context}")
            with console.timed(f"demo data of {service.context}"):
                await databases.run_command(self.site, service, "seed", "--extent", self._demo)


def _first(failures: BaseExceptionGroup[Failure]) -> Failure:
    found: BaseException = failures
    while isinstance(found, BaseExceptionGroup):
        found = found.exceptions[0]
    assert isinstance(found, Failure)
    return found
