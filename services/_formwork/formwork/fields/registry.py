"""Every kind of field: a new one is a folder beside this file and a line below."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from formwork.fields.calculation import CALCULATION
from formwork.fields.date_time import DATE_TIME
from formwork.fields.header_section import HEADER_SECTION
from formwork.fields.kind import FieldKind
from formwork.fields.short_text import SHORT_TEXT
from formwork.fields.signature import SIGNATURE
from formwork.fields.single_selection import SINGLE_SELECTION
from formwork.fields.upload import UPLOAD

_ALL: tuple[FieldKind[Any], ...] = (
    SHORT_TEXT,
    SINGLE_SELECTION,
    DATE_TIME,
    CALCULATION,
    UPLOAD,
    SIGNATURE,
    HEADER_SECTION,
)

KINDS: Mapping[str, FieldKind[Any]] = MappingProxyType({kind.type: kind for kind in _ALL})


def kind_of(field_type: str) -> FieldKind[Any]:
    """Of a field in a parsed body, whose kinds are all known."""
    return KINDS[field_type]
