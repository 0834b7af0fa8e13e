"""Somebody of the company, a team or a project. What is chosen is kept with what it was called then; who and
what there is, the service looks up: whoever fills in says only whom they mean.

Decision: docs/decisions/0232-a-field-names-people-and-things.md"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.fields.kind import Carried, FieldKind, FieldSetting, Label
from formwork.formula.operand import Operand
from formwork.problems import Problem
from formwork.schema import Id, Schema

MOST_NAMED = 50
MOST_TEAMS = 20


class DirectorySetting(FieldSetting):
    of: Literal["person", "team", "project"] = "person"
    multiple: bool = False
    # Of people: whom it offers. Neither: everybody of the company.
    of_project: bool = False
    team_ids: Annotated[list[Id], Limit(max_length=MOST_TEAMS)] = Limit(default=[])
    # A submission begins with who begins it, where the first step asks for it, or with its own project.
    begins_with_own: bool = False


class Named(Schema):
    """As it was called when it was chosen: so it is read when it is called otherwise, or is gone."""

    id: Id
    label: Label


class AllNamed(Schema):
    # Called as what is chosen from lists is, so that both are found, listed and looked up alike.
    listed: Annotated[list[Named], Limit(max_length=MOST_NAMED)] = Limit(default=[])


class Directory(FieldKind[DirectorySetting]):
    type = "directory"
    Setting = DirectorySetting
    Value = TypeAdapter(AllNamed)
    is_looked_up = True
    compared = "options"

    def is_empty(self, value: dict[str, Any]) -> bool:
        return not value.get("listed")

    def check_value(self, setting: DirectorySetting, value: dict[str, Any]) -> list[Problem]:
        named = _named(value)
        if len({each.id for each in named}) < len(named):
            return [Problem("unknownOption")]
        return [Problem("oneOption")] if len(named) > 1 and not setting.multiple else []

    def operand(self, setting: DirectorySetting, value: dict[str, Any]) -> Operand:
        return self.text(setting, value)

    def text(self, setting: DirectorySetting, value: dict[str, Any]) -> str:
        return ", ".join(each.label for each in _named(value))

    def carry(self, setting: DirectorySetting, value: dict[str, Any], source: DirectorySetting) -> Carried:
        """Whether they are still there, and offered here, is looked at when they are kept."""
        if setting.of != source.of:
            return Carried(None, is_whole=False)
        named = _named(value) if setting.multiple else _named(value)[:1]
        return Carried({"listed": [each.model_dump() for each in named]}, len(named) == len(_named(value)))


def as_directory(setting: FieldSetting) -> DirectorySetting | None:
    return setting if isinstance(setting, DirectorySetting) else None


def _named(value: dict[str, Any]) -> Sequence[Named]:
    return AllNamed.model_validate(value).listed


KIND = Directory()
