"""Every kind of field: the folders beside this file, each with its `KIND`."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any

from formwork.fields.kind import FieldKind, FieldSetting
from formwork.pages import Field


def _found() -> Iterator[FieldKind[Any]]:
    for module in iter_modules([str(Path(__file__).parent)]):
        if module.ispkg:
            yield import_module(f"formwork.fields.{module.name}").KIND


KINDS: Mapping[str, FieldKind[Any]] = MappingProxyType({kind.type: kind for kind in _found()})


def kind_of(field_type: str) -> FieldKind[Any]:
    """Of a field in a parsed body, whose kinds are all known."""
    return KINDS[field_type]


def setting_of(field: Field) -> FieldSetting:
    """Of a field in a parsed body, with what stands inside it."""
    kind = KINDS[field.type]
    return kind.read_parts(kind.read_setting(field.setting), field, KINDS)
