"""The kinds of fields."""

from formwork.fields.kind import FieldKind, FieldSetting
from formwork.fields.registry import KINDS, kind_of

__all__ = ["KINDS", "FieldKind", "FieldSetting", "kind_of"]
