"""`docker/nats/`: what each service may do on NATS, worked out from its code.

make permissions                                         writes it, and compose's configuration of NATS
python -m devstack.nats_permissions new-key              a key for a service, and what goes where
python -m devstack.nats_permissions authorization FILE   the server's block for public keys in a JSON file,
                                                         {"forms": ["U…"], "identity": ["U…", "U…"], …}
"""

import argparse
import json
import os
import signal
import sys
from pathlib import Path

import yaml

from devstack import console, layout
from devstack.console import Failure
from devstack.declared import ask
from devstack.layout import ROOT
from devstack.nats_users import PERMISSIONS, Permissions, authorization, new_seed, permissions, public_key
from devstack.parts.nats import Nats
from devstack.site import Site
from devstack.supervisor import running

COMPOSE = ROOT / "docker" / "nats" / "compose.conf"
_COMPOSE_FILE = ROOT / "compose.dev.yaml"


def _text(granted: Permissions) -> str:
    return json.dumps(granted, indent=2, sort_keys=True) + "\n"


def compose_configuration(granted: Permissions) -> str:
    """The seeds are in compose.dev.yaml, for all to read: it is for development."""
    parts = yaml.safe_load(_COMPOSE_FILE.read_text())["services"]
    keys = {
        each.context: [public_key(parts[each.context]["environment"][f"{each.prefix}_NATS_SEED"])]
        for each in layout.services()
    }
    return (
        "# Made by `make permissions` from permissions.json and the seeds in compose.dev.yaml.\n"
        'jetstream { store_dir: "/data" }\n'
        "http_port: 8222\n"
        f"authorization {authorization(granted, keys)}\n"
    )


async def write() -> None:
    with console.timed(PERMISSIONS.relative_to(ROOT).as_posix()):
        PERMISSIONS.write_text(_text((await ask()).permissions))
        COMPOSE.write_text(compose_configuration(permissions()))
    state = running(layout.STATE)
    if state and (pid := state["parts"].get("nats", {}).get("pid")):
        with console.timed("told the running NATS"):
            await Nats(Site.attached()).prepare()
            os.kill(pid, signal.SIGHUP)


def check(granted: Permissions) -> int:
    if PERMISSIONS.read_text() == _text(granted) and COMPOSE.read_text() == compose_configuration(granted):
        return 0
    console.say("docker/nats is not what the services' subscriptions say")
    return 1


def _new_key() -> None:
    seed = new_seed()
    console.say(f"NATS_SEED, in the service's secret: {seed}")
    console.say(f"public key, in the server's list:   {public_key(seed)}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="devstack.nats_permissions")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("new-key")
    commands.add_parser("authorization").add_argument("keys", type=Path)
    options = parser.parse_args()
    try:
        match options.command:
            case "new-key":
                _new_key()
            case _:
                console.say(authorization(permissions(), json.loads(options.keys.read_text())))
    except Failure as failure:
        failure.show()
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
