"""`python -m services._devstack.tests.context.started <context>`: it starts, is written to, tells of it."""

import asyncio
import sys

from devstack import layout
from devstack.testing import Stack

from services._devstack.tests.faults.ledger import Ledger, lifted_limits


async def _write(stack: Stack, context: str) -> None:
    ledger = await Ledger.open(stack, layout.service(context))

    async def nothing() -> None:
        """Nothing breaks here: the fault tests do that."""

    await ledger.write_during(nothing)
    assert ledger.acknowledged, "nothing was written"
    assert not ledger.failures
    await ledger.check()


def main(context: str) -> None:
    # As pytest has it: what every context writes is read, also by those whose tests share a library.
    sys.path += map(str, layout.ROOT.glob("services/*/tests/support"))
    parts = ("postgres", "nats", "mail", "identity", context)
    with Stack("context", *parts, overrides=lifted_limits()) as stack:
        stack.run("identity", "seed")
        asyncio.run(_write(stack, context))


if __name__ == "__main__":
    main(sys.argv[1])
