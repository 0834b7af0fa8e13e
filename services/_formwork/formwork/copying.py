"""What the fields of a step take over of another submission, of the same form or of another one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from formwork.body import Body, Field
from formwork.fields.kind import FieldKind
from formwork.fields.matching import Counterparts, Part, Unmatched

NotCopied = Unmatched | Literal["stays"]
"""stays: signatures, files and entries of sub-forms."""


@dataclass
class Copying:
    values: dict[str, Any] = field(default_factory=dict[str, Any])
    by_label: set[str] = field(default_factory=set[str])
    in_part: set[str] = field(default_factory=set[str])
    left: dict[str, NotCopied] = field(default_factory=dict[str, NotCopied])
    """Fields that took nothing over, though there may be something for them."""


def copy_values(target: Body, wanted: Sequence[Field], source: Body, values: Mapping[str, Any]) -> Copying:
    """`wanted`: the step's own fields; `values`: what the other submission says."""
    asked = [each for each in wanted if target.is_entered(each.id)]
    offered = [each for each in source.fields if source.is_entered(each.id)]
    counterparts = Counterparts(
        (_part(target, each) for each in asked), (_part(source, each) for each in offered)
    )
    copying = Copying()
    for each in asked:
        found = counterparts.find(_part(target, each))
        if isinstance(found, str):
            copying.left[each.id] = found
        else:
            _carry(copying, target, each.id, source, found.id, values.get(found.id))
    return copying


def _carry(copying: Copying, target: Body, field_id: str, source: Body, source_id: str, value: Any) -> None:
    kind = target.kind_of(field_id)
    if value is None or not kind.has_shape(value) or kind.is_empty(value):
        return
    carried = kind.carry(target.setting_of(field_id), value, source.setting_of(source_id))
    if carried.value is None:
        copying.left[field_id] = "stays" if _stays(kind, value) else "noMatch"
        return
    copying.values[field_id] = carried.value
    if source_id != field_id:
        copying.by_label.add(field_id)
    if not carried.is_whole:
        copying.in_part.add(field_id)


def _stays(kind: FieldKind[Any], value: Any) -> bool:
    return kind.is_signature or kind.is_gathered or bool(kind.file_ids(value))


def _part(body: Body, of: Field) -> Part:
    return Part(of.id, body.setting_of(of.id).label, of.type)
