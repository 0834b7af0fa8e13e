"""`python -m budget verify`: whether every balance is the sum of its entries. It only reads."""

import argparse
import sys

from chassis.db.database import Database
from chassis.runtime import Runtime
from chassis.service import OwnCommand

from budget.ledger.repo import TRANSFERRED, LedgerRepo
from budget.tables.ledger import Kind


async def differences(database: Database) -> list[str]:
    async with database.reading() as uow:
        ledger = LedgerRepo(uow)
        lines = [
            f"code {row.id}: "
            + ", ".join(
                f"{name} {getattr(row, f'{name}_kept')}, summed {getattr(row, f'{name}_summed')}"
                for name in (*Kind, TRANSFERRED)
            )
            for row in await ledger.codes_that_differ()
        ]
        lines += [f"project {row.id}: its budget" for row in await ledger.project_budgets_that_differ()]
        lines += [
            f"code {row.id}: held {row.held_minor}, asked for by what waits {row.asked}"
            for row in await ledger.holds_that_differ()
        ]
        lines += [
            f"transfer {row.request_id}: it does not come to nothing"
            for row in await ledger.transfers_that_differ()
        ]
        lines += [
            f"hours {row.id}: their entries do not come to what they cost"
            for row in await ledger.hours_that_differ()
        ]
        lines += [
            f"equipment {row.id}: its entries do not come to what it cost"
            for row in await ledger.equipment_that_differs()
        ]
    return lines


def _arguments(_: argparse.ArgumentParser) -> None: ...


async def _run(runtime: Runtime, _: argparse.Namespace) -> None:
    found = await differences(runtime.database)
    for line in found:
        sys.stdout.write(f"differs: {line}\n")
    if found:
        raise SystemExit(1)
    sys.stdout.write("every balance is the sum of its entries, and what is held is asked for\n")


command = OwnCommand("verify", "compare balances with the ledger", _arguments, _run)
