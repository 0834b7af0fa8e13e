"""What a kind of field says about itself. A kind is a folder beside this file; its `KIND` is found there."""

import builtins
from abc import ABC, abstractmethod
from typing import Annotated, Any, ClassVar, Generic, TypeVar

from pydantic import Field as Limit
from pydantic import ValidationError

from formwork.formula.operand import Operand
from formwork.print_context import PrintContext
from formwork.problems import Problem
from formwork.schema import Id, Schema

Label = Annotated[str, Limit(max_length=500)]


class FieldSetting(Schema):
    """What every kind's setting holds."""

    label: Label = ""
    # The steps that own the field; empty: those of its page (`formwork.ownership`).
    steps: Annotated[list[Id], Limit(max_length=100)] = Limit(default=[])
    help: Annotated[str, Limit(max_length=2_000)] = ""


S = TypeVar("S", bound=FieldSetting)


class FieldKind(ABC, Generic[S]):
    type: ClassVar[str]
    Setting: "builtins.type[S]"
    # The shape of its value; what the setting demands is `check_value`'s. None: it holds no value.
    Value: ClassVar[Any] = None
    # False: people do not enter it, it is computed or shown.
    is_entered: ClassVar[bool] = True
    needs_label: ClassVar[bool] = True

    def read_setting(self, setting: dict[str, Any]) -> S:
        return self.Setting.model_validate(setting)

    @property
    def holds_value(self) -> bool:
        return self.Value is not None

    def check_setting(self, setting: S) -> list[Problem]:
        """What is missing before the form can be published."""
        return []

    @abstractmethod
    def is_empty(self, value: Any) -> bool:
        """Nothing is lost when nothing is kept."""

    def answers(self, value: Any) -> bool:
        """Enough for a required field."""
        return not self.is_empty(value)

    def has_shape(self, value: Any) -> bool:
        if self.Value is None:
            return False
        try:
            self.Value.validate_python(value)
        except ValidationError:
            return False
        return True

    def check_value(self, setting: S, value: Any) -> list[Problem]:
        """Of a value with the right shape that is not empty."""
        return []

    def check_complete(self, setting: S, value: Any) -> list[Problem]:
        """What may be missing while a step is filled in, but not when it is submitted."""
        return []

    def operand(self, setting: S, value: Any) -> Operand:
        """What a formula sees."""
        return None

    def text(self, setting: S, value: Any) -> str:
        """For mails, search and lists."""
        return ""

    def file_ids(self, value: Any) -> list[str]:
        return []

    def print_view(self, setting: S, value: Any, paper: PrintContext) -> dict[str, Any]:
        """What its `print.html` is given; a kind without one shows its `text` below its label."""
        return {"text": "" if value is None else self.text(setting, value)}
