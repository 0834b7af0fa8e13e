"""Requests as a file: those that the list shows, a row for each of their lines."""

from collections import defaultdict
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.batches import in_pages, in_turns
from chassis.clock import now
from chassis.http.csv import Row
from chassis.money import decimal_of
from chassis.runtime import Runtime
from chassis.texts import Text
from chassis.wall_clock import day_at, zone_of
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from budget.request.export_repo import RequestExportRepo
from budget.request.schemas import RequestFilter
from budget.tables.request import RequestKind, Status

HEADING = (
    "number",
    "project",
    "kind",
    "what for",
    "status",
    "asked by",
    "sent",
    "answered",
    "needed by",
    "code",
    "code name",
    "amount",
    "approved",
    "currency",
    "over budget",
    "line note",
    "reason",
    "why more than is left",
    "answer note",
)

_KINDS = {
    RequestKind.MONEY: Text("money"),
    RequestKind.TRANSFER: Text("transfer"),
    RequestKind.CHANGE: Text("change of the budget"),
}
_STATUSES = {
    Status.DRAFT: Text("draft"),
    Status.SUBMITTED: Text("waiting"),
    Status.APPROVED: Text("approved"),
    Status.PARTLY_APPROVED: Text("partly approved"),
    Status.REJECTED: Text("rejected"),
    Status.EXPIRED: Text("expired"),
}
_REQUESTS_AT_ONCE = 20
"""Of which the lines are read and shaped in one go: 1,000 rows at most."""


async def read_export(
    runtime: Runtime, actor: Actor, wanted: RequestFilter
) -> tuple[str, AsyncIterator[Sequence[Row]]]:
    """The file's name, without its ending, and what is in it. What a transfer or a change takes from a code
    is below zero."""
    zone = zone_of((await runtime.of(Projects).rules_of(actor.company_id)).time_zone)

    async def batches() -> AsyncIterator[Sequence[Row]]:
        async def read(after: UUID | None, limit: int) -> Sequence[Any]:
            async with runtime.database.reading() as uow:
                return await RequestExportRepo(uow).portion_of(actor, wanted, after, limit)

        async for page in in_pages(read, lambda request: request.id):
            projects = await runtime.of(Projects).shown(actor.company_id, (each.project_id for each in page))
            people = await runtime.of(Directory).people(actor.company_id, (each.created_by for each in page))
            # Each has up to 50 lines, and each of those repeats its texts.
            async for some in in_turns(page, _REQUESTS_AT_ONCE):
                async with runtime.database.reading() as uow:
                    found = await RequestExportRepo(uow).lines([request.id for request in some])
                lines = defaultdict[UUID, list[Any]](list)
                for line in found:
                    lines[line.request_id].append(line)
                yield [
                    row
                    for request in some
                    for row in _rows(request, lines[request.id], projects.get(request.project_id), people)
                ]

    return f"budget-requests-{day_at(now(), zone)}", batches()


def _rows(
    request: Any, lines: Sequence[Any], project: Project | None, people: Mapping[UUID, PersonPublic]
) -> list[Row]:
    """A draft may have no line yet: it is a row of its own all the same."""
    zone = zone_of(project.time_zone if project else "UTC")
    person = people.get(request.created_by)
    about: Row = (
        request.number,
        project.name if project else "",
        _KINDS[RequestKind(request.kind)],
        request.title,
        _STATUSES[Status(request.status)],
        person.full_name if person else "",
        day_at(request.submitted_at, zone) if request.submitted_at else None,
        day_at(request.answered_at, zone) if request.answered_at else None,
        request.needed_by,
    )
    texts: Row = (request.reason, request.overrun_reason, request.answer_note)
    over = Text("yes") if request.is_over_budget else ""
    if not lines:
        return [(*about, "", "", None, None, request.currency, over, "", *texts)]
    return [
        (
            *about,
            line.number,
            line.name,
            _signed(request, line, line.amount_minor),
            _approved(request, line),
            request.currency,
            over,
            line.note,
            *texts,
        )
        for line in lines
    ]


def _approved(request: Any, line: Any) -> Any:
    """Nothing is, before the last of a chain has answered."""
    if request.status == Status.SUBMITTED or line.approved_minor is None:
        return None
    return _signed(request, line, line.approved_minor)


def _signed(request: Any, line: Any, minor: int) -> Any:
    takes = RequestKind(request.kind).moves_budget and not line.receives
    return decimal_of(-minor if takes else minor, request.currency)
