"""Two states of one form, field by field, and where a field has parts, part by part."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from formwork.body import Body, Field
from formwork.conditions.situation import Situation
from formwork.fields import kind_of
from formwork.fields.changed import ChangedItem as ItemDifference
from formwork.fields.changed import ChangedRow as RowDifference
from formwork.fields.changed import Item, changed_items

from forms.checker import Checker
from forms.submission.changes.schemas import ChangedCell, ChangedField, ChangedItem, ChangedRow
from forms.submission.saving.calculating import as_it_counts
from forms.template.published import PublishedForm


@dataclass(frozen=True)
class Difference:
    field: Field
    old: Any
    new: Any
    rows: Sequence[RowDifference] = ()
    items: Sequence[ItemDifference] = ()

    @property
    def has_parts(self) -> bool:
        return bool(self.rows or self.items)


async def settled(
    checker: Checker, company_id: UUID, form: PublishedForm, kept: Mapping[str, Any], situation: Situation
) -> Mapping[str, Any]:
    """One side of a comparison. Both are settled in one situation: else a field that a rule hides at one step
    would look emptied there, and a sum with it."""
    entered = {key: value for key, value in kept.items() if key not in form.body.calculations.settings}
    return await as_it_counts(checker, company_id, form, entered, situation)


def differences(body: Body, old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterator[Difference]:
    """In reading order. Nothing and an empty value are the same, and so are tables that say the same."""
    for field in body.fields:
        if old.get(field.id) == new.get(field.id):
            continue
        was, now = _said(field, old.get(field.id)), _said(field, new.get(field.id))
        if was == now:
            continue
        kind = kind_of(field.type)
        if not _have_shape(field, was, now):
            yield Difference(field, was, now)
        elif kind.holds != "columns":
            yield Difference(field, was, now, items=_items(body, field, was, now))
        elif rows := kind.changed_rows(body.setting_of(field.id), was, now):
            yield Difference(field, was, now, rows=rows)


def told(body: Body, difference: Difference) -> dict[str, Any]:
    field = difference.field
    page = body.page_of[field.id]
    return {
        "field_id": UUID(field.id),
        "field_name": body.setting_of(field.id).label,
        "old_value": difference.old,
        "new_value": difference.new,
        "page_id": UUID(page.id),
        "page_name": page.name,
        "page_number": next(number for number, each in enumerate(body.pages, 1) if each.id == page.id),
        "changed_rows": [_row(each) for each in difference.rows],
        "changed_items": [ChangedItem(change=each.change, text=each.text) for each in difference.items],
    }


def changes(body: Body, old: Mapping[str, Any], new: Mapping[str, Any]) -> list[ChangedField]:
    return [ChangedField(**told(body, each)) for each in differences(body, old, new)]


def _said(field: Field, value: Any) -> Any:
    kind = kind_of(field.type)
    return None if value is None or (kind.has_shape(value) and kind.is_empty(value)) else value


def _have_shape(field: Field, *values: Any) -> bool:
    """What an older release kept may have another one."""
    kind = kind_of(field.type)
    return all(each is None or kind.has_shape(each) for each in values)


def _row(row: RowDifference) -> ChangedRow:
    return ChangedRow(
        change=row.change,
        row_id=UUID(row.row_id),
        title=row.title,
        number=row.number,
        copy_number=row.copy,
        cells=[
            ChangedCell(
                column_id=UUID(cell.column_id),
                column_name=cell.column_name,
                old_value=cell.old,
                new_value=cell.new,
            )
            for cell in row.cells
        ],
    )


def _items(body: Body, field: Field, was: Any, now: Any) -> Sequence[ItemDifference]:
    kind, setting = kind_of(field.type), body.setting_of(field.id)

    def items(value: Any) -> Mapping[str, Item]:
        return kind.items(setting, value) if value is not None else {}

    return [*changed_items(items(was), items(now))]
