"""What expressions may speak of: the questions of the form, by their names."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from formwork.fields.kind import Compared
from formwork.fields.registry import KINDS
from formwork.portable.xlsform.expression import NotCarried, Reference


@dataclass
class Question:
    """As it was drawn."""

    name: str
    field: dict[str, Any]
    # By the name of the choice, the id of the option.
    options: Mapping[str, int]
    # The table that it is a column of.
    table_id: str | None = None

    @property
    def field_id(self) -> str:
        return self.field["id"]

    @property
    def kind(self) -> str:
        return self.field["type"]

    @property
    def setting(self) -> dict[str, Any]:
        return self.field["setting"]

    @property
    def compared(self) -> Compared:
        return "time" if self.setting.get("timeOnly") else KINDS[self.kind].compared

    @property
    def takes_several(self) -> bool:
        return self.kind == "multipleSelection" or self.setting.get("multiple") is True

    def label_of(self, choice: str) -> str:
        return next(
            each["label"] for each in self.setting["options"] if each["id"] == self.options.get(choice)
        )


class Questions:
    def __init__(self) -> None:
        self._by_name: dict[str, Question] = {}

    def add(self, question: Question) -> None:
        # Of two with one name, in different groups, the first one is meant.
        self._by_name.setdefault(question.name, question)

    def drop(self, question: Question) -> None:
        if self._by_name.get(question.name) is question:
            del self._by_name[question.name]

    def of(self, reference: Reference) -> Question:
        found = self._by_name.get(reference.name)
        if found is None:
            raise NotCarried(f"${{{reference.name}}}")
        return found
