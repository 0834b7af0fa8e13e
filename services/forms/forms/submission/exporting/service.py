"""The list of submissions as a file: of one form with what is entered in them."""

from asyncio import sleep
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any
from uuid import UUID

import orjson
from chassis.access import Actor
from chassis.errors import Invalid
from chassis.http.csv import Row
from chassis.http.language import caller_language
from chassis.http.tables import Table
from chassis.runtime import Runtime
from formwork.body import Body
from formwork.exporting import (
    Columns,
    ExportColumn,
    line_cells,
    value_cells,
)
from identity_client.projects import Projects

from forms.checker import Checker, in_one_go
from forms.file.unsent import hide_in_all
from forms.rights.reader import Reader
from forms.rights.situation import reading
from forms.submission.by_fields.errors import FieldsOfNoTemplate
from forms.submission.exporting.about import ABOUT, ABOUT_EACH_LINE, Told
from forms.submission.exporting.columns import each_body
from forms.submission.exporting.errors import NoSuchTable, TooManyColumns, TooManyToExport
from forms.submission.exporting.naming import name_of_export
from forms.submission.exporting.repo import BEGINNING, After, ExportRepo
from forms.submission.listing.schemas import SubmissionQuery
from forms.submission.listing.service import Names, briefs
from forms.submission.saving.calculating import as_it_counts
from forms.submission.sub_form.gathering import with_entries_of_each
from forms.template.published import PublishedForm, PublishedForms

MOST_SUBMISSIONS = 50_000
MOST_COLUMNS = 16_000
"""As many as spreadsheet programs show."""
_AT_ONCE = 100
_MOST_CELLS = 50_000
"""That are made at once: a form that changed very often has columns of all its versions."""


@dataclass(frozen=True)
class _Asked:
    actor: Actor
    wanted: SubmissionQuery
    table: ExportColumn | None
    """Whose lines are the rows; None: the submissions are."""
    columns: Sequence[ExportColumn]
    on_read: Callable[[int], None]
    """Told of each portion how many submissions it has."""

    def version_of(self, row: Any) -> int | None:
        """Of its form, where that is asked for."""
        return None if self.wanted.template_id is None else row.template_version

    def rows(self, told: Told, body: Body | None, values: dict[str, Any]) -> Iterator[Row]:
        """Of one submission."""
        about = [ABOUT[each](told) for each in (ABOUT_EACH_LINE if self.table else ABOUT)]
        if body is None:
            yield about
        elif self.table is None:
            yield [*about, *value_cells(body, self.columns, values)]
        else:
            for cells in line_cells(body, self.table.id, self.columns, values):
                yield [*about, *cells]


async def read_export(
    runtime: Runtime,
    actor: Actor,
    wanted: SubmissionQuery,
    table_id: UUID | None,
    field_ids: Sequence[UUID] = (),
    on_read: Callable[[int], None] = lambda _: None,
) -> Sequence[Table]:
    """Of one form each table in it follows, line by line; or `table_id` stands alone. Of these fields
    alone, in their order, where some are named: then no table follows."""
    if (wanted.fields or field_ids) and wanted.template_id is None:
        raise FieldsOfNoTemplate
    if wanted.project_id is not None:
        await runtime.of(Projects).get_seen(actor, wanted.project_id)
    async with runtime.database.reading() as uow:
        if await ExportRepo(uow).are_more_than(MOST_SUBMISSIONS, Reader.of(actor), wanted):
            raise TooManyToExport(MOST_SUBMISSIONS)
    found = await _columns(runtime, actor, wanted)
    lines = {
        UUID(table.id): _lines(runtime, _Asked(actor, wanted, table, found.lines(table.id), on_read))
        for table in found.tables
    }
    if table_id is not None:
        if table_id not in lines:
            raise NoSuchTable
        return [lines[table_id]]
    columns = found.values
    if field_ids:
        by_id = {UUID(each.id): each for each in columns}
        columns, lines = [by_id[each] for each in field_ids if each in by_id], {}
    if len(columns) > MOST_COLUMNS:
        raise TooManyColumns(MOST_COLUMNS)
    asked = _Asked(actor, wanted, None, columns, on_read)
    heading = [*ABOUT, *(each.heading for each in asked.columns)]
    # Of a form that they read nothing of they are not told what it is called.
    read = wanted if found.values else replace(wanted, template_id=None)
    name = await name_of_export(runtime, actor, read, of_chosen_fields=bool(field_ids))
    return [Table(name, heading, _batches(runtime, asked)), *lines.values()]


async def _columns(runtime: Runtime, actor: Actor, wanted: SubmissionQuery) -> Columns:
    """Of each version of the form that there are submissions of, the newest first."""
    columns = Columns(caller_language())
    if wanted.template_id is None:
        return columns
    async with runtime.database.reading() as uow:
        numbers = await ExportRepo(uow).versions(Reader.of(actor), wanted)
        forms = runtime.of(PublishedForms)
        async for body in each_body(uow, forms, actor, wanted.template_id, numbers):
            columns.add(body)
    return columns


def _lines(runtime: Runtime, asked: _Asked) -> Table:
    assert asked.table is not None
    heading = [*ABOUT_EACH_LINE, asked.table.heading, *(each.heading for each in asked.columns)]
    return Table(asked.table.heading, heading, _batches(runtime, asked))


async def _batches(runtime: Runtime, asked: _Asked) -> AsyncIterator[Sequence[Row]]:
    """Each portion read on its own: a slow reader holds no connection and no snapshot."""
    after: After | None = BEGINNING
    wanted = asked.wanted
    while after is not None:
        async with runtime.database.reading() as uow:
            repo = ExportRepo(uow)
            found = await repo.batch(Reader.of(asked.actor), wanted, after, _AT_ONCE)
            by_id = {row.id: row for row in found}
            # Without a form nothing that is entered is read.
            at_once = max(1, min(_AT_ONCE, _MOST_CELLS // (len(asked.columns) or 1)))
            portions = [[*by_id]] if wanted.template_id is None else await repo.portions([*by_id], at_once)
        for portion in portions:
            # Those of one version together: forms of many may be more than memory has room for.
            for _, some in groupby((by_id[each] for each in portion), asked.version_of):
                rows = [*some]
                yield await _rows(runtime, asked, rows)
                asked.on_read(len(rows))
        after = After(found[-1].created_at, found[-1].id) if len(found) == _AT_ONCE else None


async def _rows(runtime: Runtime, asked: _Asked, found: Sequence[Any]) -> Sequence[Row]:
    """Of submissions of one version, where a form is asked for."""
    actor, template_id = asked.actor, asked.wanted.template_id
    form, counted = None, dict[UUID, dict[str, Any]]()
    if template_id is not None:
        async with runtime.database.reading() as uow:
            entered = await ExportRepo(uow).entered([each.id for each in found])
            version = found[0].template_version
            form = await runtime.of(PublishedForms).get(uow, actor.company_id, template_id, version)
            await hide_in_all(uow, form.body, entered)
            entered = await with_entries_of_each(uow, actor.company_id, form.body, found, entered)
        counted = await _counted(runtime.of(Checker), actor.company_id, form, entered, found)
    names, rows = Names.of(runtime), list[Row]()
    projects = await names.projects.shown(actor.company_id, {row.project_id for row in found})
    for brief in await briefs(names, actor, found):
        told = Told.of(brief, projects.get(brief.project_id), runtime.settings.public_url)
        rows += asked.rows(told, form.body if form else None, counted.get(brief.submission_id, {}))
        await sleep(0)
    return rows


async def _counted(
    checker: Checker,
    company_id: UUID,
    form: PublishedForm,
    entered: Mapping[UUID, dict[str, Any]],
    found: Sequence[Any],
) -> dict[UUID, dict[str, Any]]:
    """As a press would take it: in another process, so that nobody else waits for the rules and formulas of
    thousands, and few at a time, so that others have their turn there."""
    counted = dict[UUID, dict[str, Any]]()
    ids = [row.id for row in found]
    situations = {row.id: reading(row) for row in found}
    body = orjson.dumps(form.pages)
    at_once = in_one_go(len(body))
    for start in range(0, len(ids), at_once):
        some = ids[start : start + at_once]
        try:
            asked = [(entered.get(each, {}), situations[each]) for each in some]
            values = await checker.counted(company_id, body, asked)
        except Invalid:
            # More than that process has room for: as a single one is read on the screen.
            values = [
                await as_it_counts(checker, company_id, form, entered.get(each, {}), situations[each])
                for each in some
            ]
        counted |= zip(some, values, strict=True)
    return counted
