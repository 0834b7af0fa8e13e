"""An authenticated read and a write through the gateway, as a ratio to the bare yardstick behind its like.

Both are measured in turn within one run, so that what the machine does meanwhile meets both alike.
"""

import sys
from contextlib import ExitStack
from pathlib import Path

import httpx
from devstack.testing import Stack
from devstack.testing.load import Compared, bare_behind_a_gateway

HERE = Path(__file__).parent
OWNER = {"email": "owner@northbank.demo", "password": "groundwork-demo"}
PARTS = ("postgres", "nats", "mail", "identity", "gateway")
# It makes more teams in one company than a company may have.
OVERRIDES = {"LOG_LEVEL": "WARNING", "MOST_TEAMS": "0"}
READ, WRITE = "/api/Team/QueryTeams", "/api/Team/CreateTeam"


def main() -> int:
    with ExitStack() as running:
        stack = running.enter_context(Stack("bench", *PARTS, overrides=OVERRIDES))
        stack.run("identity", "seed")
        bare = running.enter_context(bare_behind_a_gateway(stack, "identity", HERE, READ))
        with httpx.Client(base_url=stack.url("identity")) as client:
            token = client.post("/api/Auth/Login", json=OWNER).raise_for_status().cookies["gw_access"]
        compared = Compared.of(stack, "identity", stack.url("gateway"), bare, {"TOKEN": token})
        compared.report(f"read: GET {READ}", READ, HERE / "read.lua")
        compared.report(f"write: POST {WRITE}", WRITE, HERE / "write.lua")
    return 0


if __name__ == "__main__":
    sys.exit(main())
