"""`python -m identity mail …`: who mails how much, and what an operator does about it."""

import argparse
import sys
from datetime import timedelta
from uuid import UUID

from chassis.batches import in_batches
from chassis.clock import now
from chassis.db.database import Database
from chassis.errors import NotFound
from chassis.runtime import Runtime
from chassis.service import OwnCommand
from chassis.texts import Text
from chassis.wall_clock import stamp

from identity.mail.budget import KEPT_FOR
from identity.mail.operator_repo import OperatorRepo
from identity.mail.repo import MailRepo
from identity.mail.stopping import resume_company, stop_company

_SHOWN = 50
_BATCH = 5_000


def _arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True)
    top = actions.add_parser("top", help="companies by mails to people outside")
    top.add_argument("--days", type=int, default=1)
    listing = actions.add_parser("list", help="the newest mails of a company")
    listing.add_argument("company", type=UUID)
    actions.add_parser("stopped", help="companies whose mails are stopped, and why")
    stopping = actions.add_parser("stop", help="no mail of the company goes to people outside")
    stopping.add_argument("company", type=UUID)
    stopping.add_argument("because")
    resuming = actions.add_parser("resume", help="let the company's mails out again; settles its reports")
    resuming.add_argument("company", type=UUID)
    resuming.add_argument("--a-day", type=int, help="a budget of its own instead of the rule")


async def _run(runtime: Runtime, options: argparse.Namespace) -> None:
    if options.action in ("stop", "resume"):
        await _change(runtime.database, options)
        return
    async with runtime.database.reading() as uow:
        operator = OperatorRepo(uow)
        match options.action:
            case "top":
                for row in await operator.top(now() - timedelta(days=options.days), _SHOWN):
                    _say(
                        f"{row.company_id}  sent {row.sent}  held {row.held}  dropped {row.dropped}  "
                        f"unwanted {row.unwanted}  reports {row.reports}  {row.name}"
                    )
            case "list":
                for row in await operator.newest(options.company, _SHOWN):
                    _say(
                        f"{stamp(row.created_at)}  {row.purpose}  {row.outcome}  {row.email}  "
                        f"{row.about_kind or '-'}  {row.about_id or '-'}"
                    )
            case _:
                for row in await operator.stopped():
                    _say(f"{row.company_id}  {stamp(row.stopped_at)}  {row.stopped_because}  {row.name}")


async def _change(database: Database, options: argparse.Namespace) -> None:
    async with database.unit_of_work() as uow:
        repo = MailRepo(uow, options.company)
        company = await repo.company()
        if company is None:
            raise NotFound(Text("There is no such company."))
        await repo.lock_budget(company.founder_mailbox)
        if options.action == "stop":
            await stop_company(uow, repo, options.because)
        else:
            await resume_company(repo, outside_a_day=options.a_day)
    _say(f"{options.action}: {options.company}")


async def delete_old(database: Database) -> None:
    """Two at once delete nothing twice."""

    async def delete(most: int) -> int:
        async with database.unit_of_work() as uow:
            return await OperatorRepo(uow).delete_before(now() - KEPT_FOR, most)

    await in_batches(delete, _BATCH)
    async with database.unit_of_work() as uow:
        await OperatorRepo(uow).delete_strangers_before(now() - KEPT_FOR, _BATCH)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")


command = OwnCommand("mail", "mails that companies cause: list, stop, resume", _arguments, _run)
