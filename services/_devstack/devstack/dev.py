"""`make dev`: the system, kept running, with live reload, until Ctrl-C."""

import asyncio
import os
import signal
import time

from devstack import console, layout
from devstack.console import Failure
from devstack.site import Site
from devstack.supervisor import AlreadyRunning, Supervisor, running
from devstack.system import System
from devstack.watch import Watcher

_DEMO_LOGINS = ("owner", "admin", "manager", "member")
_DEMO_PASSWORD = "groundwork-demo"  # noqa: S105 - the published password of the demo company


def main() -> int:
    site = Site.dev()
    try:
        with Supervisor(site) as supervisor:
            return asyncio.run(_run(site, supervisor))
    except AlreadyRunning as already:
        state = running(site.state)
        where = f" at {state['url']}" if state and state["url"] else ""
        console.mark("!", f"Groundwork is already running{where} (pid {already.pid}).")
        console.say("  make status shows its parts, make stop ends it.")
        return 1


async def _run(site: Site, supervisor: Supervisor) -> int:
    begun = float(os.environ.get("DEVSTACK_BEGUN") or time.time())
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(number, stopping.set)
    system = System(site, supervisor, patient=True)
    work = asyncio.create_task(_work(site, system, begun))
    stop = asyncio.create_task(stopping.wait())
    result = 0
    try:
        await asyncio.wait([work, stop], return_when=asyncio.FIRST_COMPLETED)
        if work.done():
            work.result()
    except Failure as failure:
        failure.show()
        result = 1
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
        console.say()
        with console.timed("stopped everything; the data stays in .devstack"):
            await system.down()
    return result


async def _work(site: Site, system: System, begun: float) -> None:
    await system.up()
    _greet(site, system, time.time() - begun)
    await Watcher(system).run()


def _greet(site: Site, system: System, seconds: float) -> None:
    console.say()
    console.say(f"  Groundwork   {site.origin}   (ready after {seconds:.1f} s)")
    console.say(f"  E-mails      {site.mail_page}")
    console.say(f"  Workflows    http://localhost:{site.ports.get('temporal-page')}")
    if any(service.context == "identity" for service in layout.services()):
        console.say(f"  Sign in as   {_DEMO_LOGINS[0]}@northbank.demo (or {', '.join(_DEMO_LOGINS[1:])})")
        console.say(f"  Password     {_DEMO_PASSWORD}")
    if system.failed:
        console.mark(
            "✗", f"not working: {', '.join(system.failed)} (see above; a changed file starts it again)"
        )
    console.say("  Changed files are picked up. Ctrl-C stops everything.")
    console.say()
