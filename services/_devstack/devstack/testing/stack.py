"""A throw-away copy of some or all parts, with its supervisor in a thread of its own."""

import asyncio
import shutil
import threading
from collections.abc import Coroutine
from typing import Any, Literal, Self, TypeVar

from devstack import databases, layout
from devstack.parts import Part
from devstack.parts.gateway import Gateway
from devstack.parts.mail import Mail
from devstack.parts.nats import Nats
from devstack.parts.postgres import Postgres, stored_data
from devstack.parts.service import ServicePart
from devstack.parts.temporal import Temporal
from devstack.parts.web import Web
from devstack.process import Managed
from devstack.site import HOST, Site
from devstack.supervisor import Supervisor
from devstack.testing.running import Running

# A test kills one part many times; production's growing back-off would only make it slow.
_RESTART_AFTER = 0.2
# Alembic knows of one migration at a time.
_ONE_MIGRATION = threading.Lock()
T = TypeVar("T")


class Stack(Running):
    def __init__(
        self,
        name: str,
        *parts: str,
        overrides: dict[str, str] | None = None,
        nats_sync: Literal["default", "always"] = "default",
    ) -> None:
        """`overrides`: variables without prefix that replace every service's, as LOG_LEVEL."""
        super().__init__(Site.test(f"test-{name}", overrides))
        self.wanted = parts
        self._nats_sync: Literal["default", "always"] = nats_sync
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name=f"stack {name}", daemon=True)
        self._supervisor = Supervisor(self.site, _quiet, longest_delay=_RESTART_AFTER)
        self._starting: dict[str, asyncio.Task[None]] = {}
        self._extra_ports = 0

    def __enter__(self) -> Self:
        self._remove_data()
        self._supervisor.__enter__()
        self._thread.start()
        try:
            self.start(*self.wanted)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._call(self._supervisor.stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self._supervisor.__exit__()
        self.site.ports.release()
        self._remove_data()

    def start(self, *parts: str) -> None:
        """Starts what does not run yet. For a service: its database, migrations, then itself."""
        self._call(self._start_all(parts))

    def kill9(self, part: str) -> None:
        """Ends it and its children as a crash would; it is started again at once."""
        self._loop.call_soon_threadsafe(self._part(part).kill9)

    def halt(self, part: str) -> None:
        """Ends it as a crash would, and leaves it away until `start`."""
        self._call(self._part(part).halt())

    def restart(self, part: str) -> None:
        """The orderly way: asked to stop, then started, ready when this returns."""
        self._call(self._part(part).restart())

    def wait_ready(self, part: str, within: float = 120.0) -> None:
        self._call(self._part(part).until_ready_again(within))

    def restarts(self, part: str) -> int:
        return self._part(part).restarts

    def pid(self, part: str) -> int | None:
        return self._part(part).pid

    def log(self, part: str) -> str:
        return self._part(part).log.read_text(errors="replace")

    def env_for(self, context: str) -> dict[str, str]:
        return self.site.env_for(layout.service(context))

    def database_url(self, context: str) -> str:
        return self.site.database_url(layout.service(context))

    def free_port(self) -> int:
        """For a program started beside the stack's own: a new one each time, no other stack's."""
        self._extra_ports += 1
        return self.site.ports.get(f"extra-{self._extra_ports}")

    def grpc_address(self, context: str) -> str:
        return f"{HOST}:{self.site.grpc_port(layout.service(context))}"

    def create_database(self, context: str) -> None:
        """The service's database at its newest migration, without the service."""
        self._call(self._prepare_database(layout.service(context)))

    def run(self, context: str, *command: str) -> str:
        """`python -m <package> <command>` as the service would run it; its output."""
        return self._call(databases.run_command(self.site, layout.service(context), *command))

    def _part(self, name: str) -> Managed:
        if name not in self._supervisor.parts:
            raise LookupError(f"{name} was not started; started: {', '.join(self._supervisor.parts)}")
        return self._supervisor.parts[name]

    def _make(self, name: str) -> Part:
        simple = {"postgres": Postgres, "temporal": Temporal, "mail": Mail, "gateway": Gateway}
        if name == "nats":
            return Nats(self.site, self._nats_sync)
        if name == "web":
            return Web(self.site, live=False)
        return simple[name](self.site) if name in simple else ServicePart(self.site, layout.service(name))

    async def _start_all(self, parts: tuple[str, ...]) -> None:
        """Servers before services: those don't start well without their database."""
        known = {service.context for service in layout.services()}
        for tier in (
            [name for name in parts if name not in known],
            [name for name in parts if name in known],
        ):
            await asyncio.gather(*(self._start_once(name) for name in tier))

    async def _start_once(self, name: str) -> None:
        """Two that ask for the same part at once wait for one start."""
        if name not in self._starting or self._starting[name].done():
            self._starting[name] = asyncio.create_task(self._start(name))
        await self._starting[name]

    async def _start(self, name: str) -> None:
        managed = self._supervisor.parts.get(name)
        if managed is None:
            managed = self._supervisor.add(self._make(name))
            if isinstance(managed.part, ServicePart):
                await self._prepare_database(managed.part.service)
        if managed.is_down:
            await managed.start()

    async def _prepare_database(self, service: layout.Service) -> None:
        await databases.create(self.site, (service,))
        if service.has_migrations:
            await asyncio.to_thread(_migrate, service, self.site.database_url(service, owning=True))

    def _call(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def _remove_data(self) -> None:
        data = stored_data(self.site)
        shutil.rmtree(data.parent, ignore_errors=True)
        shutil.rmtree(self.site.state, ignore_errors=True)


def _migrate(service: layout.Service, url: str) -> None:
    """Here, as for the tests of services: a process for each takes two seconds to import what it then has no
    use for. `make dev` and the browser tests run the command."""
    # Imported when needed: most stacks have no database.
    from chassis.migrate import migrate

    with _ONE_MIGRATION:
        asyncio.run(migrate(service.folder, url))


def _quiet(*_: object) -> None:
    """Restarts are what these tests cause on purpose."""
