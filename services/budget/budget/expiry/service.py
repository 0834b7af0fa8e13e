"""What nobody answered for as many days as its company waits: what it holds is free again, and who asked is
told."""

import logging
from collections import defaultdict
from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import Database
from chassis.money import to_text
from chassis.runtime import Runtime
from identity_client.directory import Directory

from budget.audit import AuditField, of_expired
from budget.code.announcement import tell_code
from budget.code.reading import hold_codes
from budget.expiry.repo import ExpiryRepo
from budget.request.announcement import request_changed
from budget.request.holding import move_held, total_minor
from budget.request.reading import lines_of
from budget.rules.service import expires_at
from budget.tables.ledger import Why
from budget.tables.request import Status
from budget.turn.service import asked_at_of, find_waiting, turns_of

log = logging.getLogger(__name__)

_AT_ONCE = 500


async def expire_requests(runtime: Runtime) -> None:
    """Of all companies, each in a unit of its own: whoever answers at this moment is quicker or late."""
    after: UUID | None = None
    while True:
        async with runtime.database.reading() as uow:
            due = await ExpiryRepo(uow).due(after, _AT_ONCE)
        open_ids = await _open_projects(runtime.of(Directory), due)
        for each in due:
            if each.project_id not in open_ids:
                continue
            try:
                await _expire(runtime.database, each.id)
            except Exception:
                # The next hour tries again; others are free in this one.
                log.exception("could not let request %s expire", each.id)
        if len(due) < _AT_ONCE:
            return
        after = due[-1].id


async def _open_projects(directory: Directory, due: Sequence[Any]) -> set[UUID]:
    """In an archived one nobody can answer, or ask once more."""
    by_company = defaultdict[UUID, set[UUID]](set)
    for each in due:
        by_company[each.company_id].add(each.project_id)
    return {
        project_id
        for company_id, project_ids in by_company.items()
        for project_id, project in (await directory.projects(company_id, project_ids)).items()
        if not project.is_archived
    }


async def _expire(database: Database, request_id: UUID) -> None:
    async with database.unit_of_work() as uow:
        request = await find_waiting(uow, request_id, lock=True)
        asked_at = asked_at_of(await turns_of(uow, request)) if request else None
        ends = await expires_at(uow, request, asked_at) if request else None
        if request is None or ends is None or ends > now():
            return  # answered, withdrawn, or it may wait longer by now
        lines = await lines_of(uow, request)
        codes = await hold_codes(uow, [line.code_id for line in lines])
        move_held(uow, request.created_by, request, lines, codes, Why.REQUEST_EXPIRED, sign=-1)
        for line in lines:
            # What some had agreed to binds nobody.
            line.approved_minor = None
        request.status, request.revision = Status.EXPIRED.value, request.revision + 1
        request.answered_at = request.updated_at = now()
        await uow.flush()
        amount = f"{to_text(total_minor(request, lines), request.currency)} {request.currency}"
        changes = {
            AuditField.PROJECT: (None, str(request.project_id)),
            AuditField.AMOUNT: (None, amount),
        }
        uow.outbox.add(of_expired(request, changes))
        uow.outbox.add(request_changed(request, lines))
        for code in codes.values():
            tell_code(uow, code)
