"""`python -m identity subscription …`: whose subscription is over is read-only, until it is renewed."""

import argparse
import sys
from uuid import UUID

from chassis.access import CompanyState
from chassis.runtime import Runtime
from chassis.service import OwnCommand

from identity.company.lifecycle import change_state

_STATES = {"end": CompanyState.ENDED, "renew": CompanyState.ACTIVE}


def _arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True)
    ending = actions.add_parser("end", help="nobody of the company changes anything; reading goes on")
    renewing = actions.add_parser("renew", help="let them work again")
    for each in (ending, renewing):
        each.add_argument("company", type=UUID)


async def _run(runtime: Runtime, options: argparse.Namespace) -> None:
    async with runtime.database.unit_of_work() as uow:
        await change_state(uow, runtime.access, options.company, _STATES[options.action])
    sys.stdout.write(f"{options.action}: {options.company}\n")


command = OwnCommand("subscription", "whether a company's subscription is over: end, renew", _arguments, _run)
