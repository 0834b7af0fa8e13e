"""Items from a spreadsheet. A dry run and the real one judge rows by the same code; only writing differs."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any
from uuid import UUID

from anyio import to_thread
from chassis.access import Actor
from chassis.batches import in_turns
from chassis.db import UnitOfWork
from chassis.ids import new_id
from chassis.table_reading import Columns, ReadTable, TableRow
from chassis.texts import Text
from pydantic import ValidationError

from forms.audit import AuditAction, AuditField, of_choice_list
from forms.choice_list.errors import TooManyChoices
from forms.choice_list.items import MOST_CHOICES
from forms.choice_list.keepers import must_change
from forms.choice_list.repo import ChoiceRepo
from forms.choice_list.schemas import ChoiceCreate, ChoiceRow, ChoicesRead, RowVerdict
from forms.choice_list.service import find_list, hold_list, touch
from forms.tables.choice_list import ChoiceItem, ChoiceList

MOST_BYTES = 4 * 1024 * 1024
MOST_SHOWN = 2_000
_MOST_HEADINGS, _LONGEST_HEADING = 100, 120
COLUMNS = Columns(
    needed=("label",),
    optional=("code", "parent"),
    most_rows=MOST_CHOICES,
    ignored=("archived",),
    also={"name": "label", "item": "label", "名称": "label", "编号": "code", "上级": "parent"},
)
BELOW_A_LIST = replace(COLUMNS, needed=("label", "parent"), optional=("code",))


@dataclass(frozen=True, slots=True)
class Judged:
    row: TableRow
    verdict: RowVerdict
    message: Text
    made: ChoiceCreate | None = None


@dataclass(frozen=True, slots=True)
class Known:
    """What is there before the file is read."""

    labels: set[tuple[UUID | None, str]]
    codes: set[str]
    has_parents: bool
    parents: dict[str, set[UUID]] = field(default_factory=lambda: defaultdict(set))
    """Of the list above, by code and label in lower case."""


async def check_table(uow: UnitOfWork, actor: Actor, list_id: UUID, content: bytes) -> ChoicesRead:
    """What importing it would do now."""
    kept = await find_list(uow, actor.company_id, list_id)
    must_change(actor, kept)
    judged, table = await _judged(uow, kept, content)
    return result_of(judged, table, dry_run=True)


async def import_table(uow: UnitOfWork, actor: Actor, list_id: UUID, content: bytes) -> ChoicesRead:
    """All that can be added, in one unit; what can't is said and left out."""
    kept = await hold_list(uow, actor, list_id)
    judged, table = await _judged(uow, kept, content)
    made = [each.made for each in judged if each.made is not None]
    repo = ChoiceRepo(uow)
    _, last = await repo.count(kept.id)
    async for some in in_turns(enumerate(made, start=last + 1)):
        for position, each in some:
            repo.insert(
                ChoiceItem(
                    id=each.choice_id,
                    list_id=kept.id,
                    parent_id=each.parent_id,
                    label=each.label,
                    code=each.code,
                    position=position,
                )
            )
    if made:
        kept.items_count += len(made)
        touch(kept, actor)
        counted = {AuditField.COUNT: (None, str(len(made)))}
        uow.outbox.add(of_choice_list(actor, AuditAction.LIST_IMPORTED, kept, counted))
    return result_of(judged, table, dry_run=False)


async def _judged(uow: UnitOfWork, kept: ChoiceList, content: bytes) -> tuple[list[Judged], ReadTable]:
    above_it = await find_list(uow, kept.company_id, kept.parent_list_id) if kept.parent_list_id else None
    columns = _called(BELOW_A_LIST if above_it else COLUMNS, kept, above_it)
    table = await to_thread.run_sync(columns.read_among_others, content)
    repo = ChoiceRepo(uow)
    items = await repo.all_of(kept.id)
    above: Sequence[Any] = await repo.all_of(kept.parent_list_id) if kept.parent_list_id else ()
    judged = await to_thread.run_sync(
        judge, table.rows, kept.id, items, above, kept.parent_list_id is not None
    )
    if len(items) + sum(each.made is not None for each in judged) > MOST_CHOICES:
        raise TooManyChoices(MOST_CHOICES)
    return judged, table


def _called(columns: Columns, kept: ChoiceList, above: ChoiceList | None) -> Columns:
    """A table of products has “Supplier” and “Product” above its columns, not “parent” and “label”."""
    own = {kept.name: "label"} | ({above.name: "parent"} if above else {})
    singular = {name.removesuffix("s"): column for name, column in own.items()}
    return replace(columns, also={**singular, **own, **columns.also})


def judge(
    rows: Sequence[TableRow], list_id: UUID, items: Iterable[Any], above: Iterable[Any], has_parents: bool
) -> list[Judged]:
    known = Known(set(), set(), has_parents)
    for item in items:
        known.labels.add((item.parent_id, item.label.lower()))
        known.codes.add(item.code.lower())
    for parent in above:
        for said in filter(None, (parent.code, parent.label)):
            known.parents[said.lower()].add(parent.id)
    lines: dict[object, int] = {}
    return [_judge_row(row, list_id, known, lines) for row in rows]


def _judge_row(row: TableRow, list_id: UUID, known: Known, lines: dict[object, int]) -> Judged:
    if row.problem is not None:
        return Judged(row, RowVerdict.INVALID, row.problem)
    parent = _parent(row, known)
    if isinstance(parent, Text):
        return Judged(row, RowVerdict.INVALID, parent)
    try:
        made = ChoiceCreate.model_validate(
            {
                "choiceListId": list_id,
                "choiceId": new_id(),
                "label": row.cells["label"],
                "code": row.cells["code"],
                "parentId": parent,
            }
        )
    except ValidationError as fault:
        column = str(fault.errors()[0]["loc"][0])
        return Judged(row, RowVerdict.INVALID, _unfit(row, column))
    place, code = (parent, made.label.lower()), made.code.lower()
    if place in known.labels or (code and code in known.codes):
        return Judged(row, RowVerdict.EXISTS, Text("Is in this list already, and stays as it is."))
    keys = [place, *([code] if code else [])]
    first = next((lines[key] for key in keys if key in lines), None)
    if first is not None:
        return Judged(row, RowVerdict.DUPLICATE, Text("The same as in line {line}.", line=first))
    lines.update(dict.fromkeys(keys, row.line))
    return Judged(row, RowVerdict.CREATE, Text("Can be added."), made)


def _parent(row: TableRow, known: Known) -> UUID | Text | None:
    said = row.cells["parent"]
    if not known.has_parents:
        return Text("The items of this list lie under no other list: leave “parent” empty.") if said else None
    if not said:
        return _unfit(row, "parent")
    found = known.parents.get(said.lower(), set())
    if len(found) > 1:
        return Text("Several items above are called “{parent}”. Write its code.", parent=said[:80])
    return next(iter(found), None) or Text("There is no “{parent}” in the list above.", parent=said[:80])


def _unfit(row: TableRow, column: str) -> Text:
    value = row.cells.get(column, "")[:80]
    if not value:
        return Text("{column} is missing.", column=column)
    return Text("“{value}” can't be taken as {column}.", value=value, column=column)


def result_of(judged: Sequence[Judged], table: ReadTable, *, dry_run: bool) -> ChoicesRead:
    shown = judged
    if len(judged) > MOST_SHOWN:
        # Sorting keeps the order of the file among equals.
        first = sorted(judged, key=lambda each: each.verdict is RowVerdict.CREATE)[:MOST_SHOWN]
        shown = sorted(first, key=lambda each: each.row.line)
    count = sum(each.verdict is RowVerdict.CREATE for each in judged)
    return ChoicesRead(
        rows=[
            ChoiceRow(
                line=each.row.line,
                label=each.row.cells["label"][:120],
                code=each.row.cells["code"][:60],
                verdict=each.verdict,
                message=Text("Added.") if each.made is not None and not dry_run else each.message,
            )
            for each in shown
        ],
        row_count=len(judged),
        create_count=count,
        columns_left_out=[
            *(each[:_LONGEST_HEADING] for each in table.unknown[:_MOST_HEADINGS]),
            *table.unnamed[:_MOST_HEADINGS],
        ],
        dry_run=dry_run,
    )
