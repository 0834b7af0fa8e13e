from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from formwork.body.calculations import Calculations
from formwork.fields.kind import FieldKind, FieldSetting
from formwork.fields.registry import kind_of
from formwork.pages import Field, Page


class Body:
    """A form's pages with what is asked about them all the time, worked out once."""

    def __init__(self, pages: Sequence[Page]) -> None:
        self.pages = tuple(pages)
        self._settings: dict[str, FieldSetting] = {}

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """In reading order."""
        return tuple(self._walk())

    @cached_property
    def fields_by_id(self) -> dict[str, Field]:
        return {field.id: field for field in self.fields}

    @cached_property
    def page_of(self) -> dict[str, Page]:
        """The page of a field's id."""
        return {field.id: page for page in self.pages for row in page.components for field in row.components}

    @cached_property
    def page_ids(self) -> frozenset[str]:
        return frozenset(page.id for page in self.pages)

    @cached_property
    def calculations(self) -> Calculations:
        return Calculations(self.fields)

    def setting_of(self, field_id: str) -> FieldSetting:
        if field_id not in self._settings:
            field = self.fields_by_id[field_id]
            self._settings[field_id] = kind_of(field.type).read_setting(field.setting)
        return self._settings[field_id]

    def kind_of(self, field_id: str) -> FieldKind[Any]:
        return kind_of(self.fields_by_id[field_id].type)

    def to_json(self) -> list[dict[str, Any]]:
        return [page.model_dump(mode="json") for page in self.pages]

    def initial_values(self) -> dict[str, Any]:
        """The default values, which a new submission starts with."""
        found: dict[str, Any] = {}
        for field in self.fields:
            kind = self.kind_of(field.id)
            if kind.is_entered and kind.has_shape(field.value) and not kind.is_empty(field.value):
                found[field.id] = field.value
        return found

    def _walk(self) -> Iterator[Field]:
        for page in self.pages:
            for row in page.components:
                yield from row.components
