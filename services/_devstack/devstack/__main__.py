"""`python -m devstack <command>`: what the Makefile's targets run."""

import argparse
import sys

from devstack import console
from devstack.console import Failure


def _dispatch(command: str, context: str, message: str, *, changed: bool) -> int:
    # Imported when needed: `make status` should not pay for the tests' imports.
    match command:
        case "dev":
            from devstack import dev

            return dev.main()
        case "status" | "logs" | "stop" | "reset" | "seed" | "psql":
            from devstack import commands

            named = {"logs": commands.logs, "psql": commands.psql}
            plain = {
                "status": commands.status,
                "stop": commands.stop,
                "reset": commands.reset,
                "seed": commands.seed,
            }
            return named[command](context) if command in named else plain[command]()
        case "proto" | "openapi" | "contract" | "kit" | "kinds" | "permissions" | "wiring" | "migration":
            from devstack import generate

            return generate.run(command, context, message)
        case "context":
            from devstack.scaffold import context as scaffold

            return scaffold.add(context, message)
        case "context-remove":
            from devstack.scaffold import context as scaffold

            return scaffold.remove(context)
        case "sbom":
            from devstack import supply

            return supply.write()
        case "bench":
            from devstack import bench

            return bench.run(context)
        case _:
            from devstack import tiers

            chosen = tiers.ORDER if command == "test" else (command,)
            return tiers.run(chosen, context, changed=changed)


COMMANDS = (
    *("dev", "status", "logs", "stop", "reset", "seed", "psql"),
    *(
        "test",
        "check",
        "test-unit",
        "test-service",
        "test-web",
        "test-e2e",
        "test-faults",
        "test-attacks",
        "test-context",
        "test-long",
    ),
    *("proto", "openapi", "contract", "kit", "kinds", "permissions", "wiring"),
    *("migration", "bench", "screenshots", "sbom"),
    *("context", "context-remove"),
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="devstack")
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument("--s", default="", help="one part, service or context")
    parser.add_argument("--m", default="", help="a message")
    parser.add_argument("--changed", action="store_true", help="only what a change since main can reach")
    options = parser.parse_args()
    try:
        return _dispatch(options.command, options.s, options.m, changed=options.changed)
    except Failure as failure:
        failure.show()
        return 1
    except KeyboardInterrupt:
        console.say()
        return 130


if __name__ == "__main__":
    sys.exit(main())
