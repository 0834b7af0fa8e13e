from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, cast

from formwork.body.rules import Rules
from formwork.calculations import Calculations
from formwork.condition import Condition
from formwork.fields.calculation import KIND as CALCULATION
from formwork.fields.calculation import CalculationSetting
from formwork.fields.kind import Compared, FieldKind, FieldSetting, Holds
from formwork.fields.registry import KINDS, kind_of, setting_of
from formwork.pages import Cell, Field, Page, Row

Part = Page | Condition | Row | Field | Cell


class Body:
    """A form's pages with what is asked about them all the time, worked out once."""

    def __init__(self, pages: Sequence[Page]) -> None:
        self.pages = tuple(pages)
        self._settings: dict[str, FieldSetting] = {}

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """Those with a place and a value of their own, in reading order: all but columns."""
        return tuple(field for page in self.pages for field in _fields_on(page))

    @cached_property
    def fields_by_id(self) -> dict[str, Field]:
        return {field.id: field for field in self.fields}

    @cached_property
    def page_of(self) -> dict[str, Page]:
        """The page of a field's id."""
        return {field.id: page for page in self.pages for field in _fields_on(page)}

    @cached_property
    def holder_of(self) -> dict[str, str]:
        """The field that another one, with a value of its own, stands in."""
        holders = (field for field in self.fields if field.components and _holds(field) == "fields")
        return {inner.id: holder.id for holder in holders for inner in fields_in(holder)}

    def inside_of(self, field_id: str) -> Sequence[str]:
        """What is filled in or shown in a field that holds some, however deep; of any other, itself."""
        field = self.fields_by_id.get(field_id)
        return [] if field is None else [each.id for each in _with_inner(field) if _holds(each) != "fields"]

    @cached_property
    def table_of(self) -> dict[str, Field]:
        """The field that a column's id stands in, which holds the column's values."""
        tables = (field for field in self.fields if _holds(field) == "columns")
        return {column.id: table for table in tables for column in fields_in(table)}

    @cached_property
    def columns(self) -> tuple[Field, ...]:
        tables = (field for field in self.fields if _holds(field) == "columns")
        return tuple(column for table in tables for column in fields_in(table))

    @cached_property
    def template_files(self) -> tuple[tuple[str, str], ...]:
        """What of the template's own files is shown where: the ids of field and file."""
        return tuple(
            (field.id, file_id)
            for field in self.fields
            for file_id in self.kind_of(field.id).template_file_ids(self.setting_of(field.id))
        )

    @cached_property
    def takes_files(self) -> bool:
        """In any of its fields."""
        settings = ((self.kind_of(field.id), self.setting_of(field.id)) for field in self.fields)
        return any(kind.takes_files(setting) for kind, setting in settings)

    @cached_property
    def sub_forms(self) -> tuple[Field, ...]:
        """Fields whose values are gathered from submissions of other forms."""
        return tuple(field for field in self.fields if _holds(field) == "submissions")

    @cached_property
    def page_ids(self) -> frozenset[str]:
        return frozenset(page.id for page in self.pages)

    @cached_property
    def calculations(self) -> Calculations:
        own = {field.id: self.setting_of(field.id) for field in self.fields if field.type == CALCULATION.type}
        in_columns = {
            column.id: CALCULATION.read_setting(column.setting)
            for column in self.columns
            if column.type == CALCULATION.type
        }
        return Calculations(cast("dict[str, CalculationSetting]", own), self.table_of.keys(), in_columns)

    @cached_property
    def rules(self) -> Rules:
        """What its conditions say."""
        return Rules(self)

    def setting_of(self, field_id: str) -> FieldSetting:
        if field_id not in self._settings:
            self._settings[field_id] = setting_of(self.fields_by_id[field_id])
        return self._settings[field_id]

    def kind_of(self, field_id: str) -> FieldKind[Any]:
        return kind_of(self.fields_by_id[field_id].type)

    def compared_in(self, field_id: str) -> Compared:
        return self.kind_of(field_id).compared_in(self.setting_of(field_id))

    def is_entered(self, field_id: str) -> bool:
        """Whether people enter it; else it is computed or shown."""
        kind = self.kind_of(field_id)
        return kind.is_entered and kind.is_entered_with(self.setting_of(field_id))

    def holds_value(self, field_id: str) -> bool:
        kind = self.kind_of(field_id)
        return kind.holds_value and (not kind.is_entered or self.is_entered(field_id))

    def to_json(self) -> list[dict[str, Any]]:
        return [page.model_dump(mode="json") for page in self.pages]

    def initial_values(self) -> dict[str, Any]:
        """The default values, which a new submission starts with."""
        found: dict[str, Any] = {}
        for field in self.fields:
            kind = self.kind_of(field.id)
            if kind.is_gathered or kind.is_looked_up or not self.is_entered(field.id):
                continue
            if kind.has_shape(field.value) and not kind.is_empty(field.value):
                found[field.id] = field.value
        return found


def parts_of(pages: Sequence[Page]) -> Iterator[tuple[Part, str]]:
    """Whatever has an id, each before what stands inside it, with its path in the JSON."""
    for at, page in enumerate(pages):
        yield page, f"{at}"
        for rule_at, condition in enumerate(page.conditions):
            yield condition, f"{at}/conditions/{rule_at}"
        for row_at, row in enumerate(page.components):
            path = f"{at}/components/{row_at}"
            yield row, path
            yield from _parts_among(row.components, path)


def _parts_among(fields: Sequence[Field], path: str) -> Iterator[tuple[Part, str]]:
    for at, field in enumerate(fields):
        inside = f"{path}/components/{at}"
        yield field, inside
        for line_at, line in enumerate(field.components):
            for cell_at, cell in enumerate(line):
                yield cell, f"{inside}/components/{line_at}/{cell_at}"
                yield from _parts_among(cell.components, f"{inside}/components/{line_at}/{cell_at}")


def fields_in(field: Field) -> Iterator[Field]:
    """Directly inside, cell by cell."""
    return (inner for line in field.components for cell in line for inner in cell.components)


def _fields_on(page: Page) -> Iterator[Field]:
    return (each for row in page.components for field in row.components for each in _with_inner(field))


def _with_inner(field: Field) -> Iterator[Field]:
    yield field
    if field.components and _holds(field) == "fields":
        for inner in fields_in(field):
            yield from _with_inner(inner)


def _holds(field: Field) -> Holds:
    # Who prints may meet a newer kind.
    kind = KINDS.get(field.type)
    return kind.holds if kind else "nothing"
