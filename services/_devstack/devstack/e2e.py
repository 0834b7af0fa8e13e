"""Playwright against a complete, freshly seeded system of its own: browser tests, screenshots; then what else
wants such a system."""

import argparse
import asyncio
import os
import shutil
import signal
import sys
from pathlib import Path

from chassis.demo import Extent

from devstack import console
from devstack.console import Failure
from devstack.layout import NODE_BIN, ROOT
from devstack.parts.postgres import stored_data
from devstack.process import adopt_orphans, bury_orphans, end_group, orphan_guard
from devstack.site import Site, tool_env
from devstack.supervisor import AlreadyRunning, Supervisor
from devstack.system import System
from devstack.testing.running import SYSTEM

E2E = ROOT / "web-shell" / "e2e"
TESTS = E2E / "playwright.config.ts"
SCREENSHOTS = E2E / "screenshots.config.ts"
ATTACKS = E2E / "attacks.config.ts"


async def _run(site: Site, supervisor: Supervisor, options: argparse.Namespace) -> int:
    running = asyncio.current_task()
    assert running is not None
    for number in (signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(number, running.cancel)
    # Pictures are of a company at work; tests look at what they make themselves, and at one of each.
    demo = Extent.FULL if options.config == SCREENSHOTS else Extent.SHORT
    system = System(site, supervisor, patient=False, demo=demo)
    try:
        await system.up()
        code = await _playwright(site, options.config, options.report, options.only)
        if options.then:
            then = await _program(options.then, ROOT, tool_env() | {SYSTEM: str(site.state)})
            code = code or then
    finally:
        await system.down()
    return code


def command(config: Path, reporter: str) -> list[str]:
    program = str(ROOT / "node_modules" / ".bin" / "playwright")
    return [
        *orphan_guard(),
        *(str(NODE_BIN / "node"), program, "test", "-c", str(config), f"--reporter={reporter}"),
    ]


def environment(site: Site) -> dict[str, str]:
    return tool_env() | {
        "BASE_URL": site.origin,
        "MAIL_URL": site.mail_page,
        "CHROMIUM": os.environ.get("CHROMIUM", ""),
        "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD": "1",
        "CI": "true",
    }


async def _playwright(site: Site, config: Path, report: Path, only: list[str]) -> int:
    env = environment(site) | {
        "PLAYWRIGHT_JUNIT_OUTPUT_FILE": str(report),
        "PLAYWRIGHT_JUNIT_INCLUDE_RETRIES": "1",
    }
    return await _program([*command(config, "list,junit"), *only], ROOT / "web-shell", env)


async def _program(argv: list[str], cwd: Path, env: dict[str, str]) -> int:
    process = await asyncio.create_subprocess_exec(
        *argv, stdin=asyncio.subprocess.DEVNULL, cwd=cwd, env=env, start_new_session=True
    )
    try:
        return await process.wait()
    finally:
        end_group(process.pid)  # also a browser that outlived its test


def main() -> int:
    parser = argparse.ArgumentParser(prog="devstack.e2e")
    parser.add_argument("only", nargs="*")
    parser.add_argument("--config", type=Path, default=TESTS)
    parser.add_argument("--report", type=Path, required=True)
    parser.add_argument(
        "--then",
        nargs=argparse.REMAINDER,
        default=[],
        help="a program to run afterwards, which is told where the system is",
    )
    options = parser.parse_args()
    if not os.environ.get("CHROMIUM"):
        console.mark("✗", "no Chromium found")
        console.say("  → apt-get install chromium-headless-shell, or CHROMIUM=/path/to/chrome make test-e2e")
        return 1
    site = Site.test("test-e2e")
    try:
        with Supervisor(site) as supervisor:
            _remove(site)
            adopt_orphans()
            return asyncio.run(_run(site, supervisor, options))
    except AlreadyRunning as already:
        console.mark("✗", f"browser tests already run here (pid {already.pid})")
    except Failure as failure:
        failure.show()
    finally:
        bury_orphans()
    return 1


def _remove(site: Site) -> None:
    """Yesterday's data; the lock that is held stays."""
    for path in [stored_data(site), *site.state.iterdir()]:
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        elif path.name != "supervisor.lock":
            path.unlink(missing_ok=True)


if __name__ == "__main__":
    sys.exit(main())
