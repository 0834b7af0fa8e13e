"""What a kind of field says about itself. A kind is a folder beside this file; its `KIND` is found there."""

import builtins
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Generic, Literal, NamedTuple, TypeVar

from pydantic import Field as Limit
from pydantic import ValidationError

from formwork.fields.changed import ChangedRow, Item
from formwork.formula.operand import Column, Failed, Operand
from formwork.pages import Field
from formwork.print_context import PrintContext
from formwork.problems import Problem
from formwork.schema import Id, Schema

Label = Annotated[str, Limit(max_length=500)]
Prints = Literal["line", "block", "wide"]
# What stands inside a field: nothing; fields with values of their own; columns, whose values are the field's;
# submissions of another form, which its value is gathered from.
Holds = Literal["nothing", "fields", "columns", "submissions"]
Alignment = Literal["left", "center", "right"]
# As what a condition compares it (`formwork.conditions.compare`); presence: only whether there is something.
Compared = Literal["nothing", "presence", "text", "number", "day", "time", "options", "answer"]

MOST_LISTED = 200
"""Characters of a cell of a list; all of it stands on the submission's page."""


class FieldSetting(Schema):
    """What every kind's setting holds."""

    label: Label = ""
    # The steps that own the field; empty: those of its page (`formwork.ownership`).
    steps: Annotated[list[Id], Limit(max_length=100)] = Limit(default=[])
    help: Annotated[str, Limit(max_length=2_000)] = ""
    # True: as the form's language is written; else as `local_alignment` says.
    use_default_alignment: bool = True
    local_alignment: Alignment = "left"

    @property
    def alignment(self) -> Alignment | None:
        return None if self.use_default_alignment else self.local_alignment


@dataclass(frozen=True)
class TakenFiles:
    types: Sequence[str]
    """Endings of names."""
    most: int


class Carried(NamedTuple):
    """What a field takes over of another one's value."""

    value: Any
    """None: nothing."""
    is_whole: bool = True
    """False: some of it has no place here."""


S = TypeVar("S", bound=FieldSetting)


class FieldKind(ABC, Generic[S]):
    type: ClassVar[str]
    Setting: "builtins.type[S]"
    # The shape of its value; what the setting demands is `check_value`'s. None: it holds no value.
    Value: ClassVar[Any] = None
    # False: people do not enter it, it is computed or shown.
    is_entered: ClassVar[bool] = True
    # Without a label it is called by the name of its kind; False: then it is called nothing.
    needs_label: ClassVar[bool] = True
    # False: it is there only while the form is filled in; who reads it, or prints it, does not see it.
    is_read: ClassVar[bool] = True
    # On paper lines stand beside lines and blocks beside blocks; what is wide stands alone.
    prints: ClassVar[Prints] = "line"
    # Of a kind that holds something, `read_parts` and `has_right_parts` say what.
    holds: ClassVar[Holds] = "nothing"
    # Whether what holds something may stand in it; itself it then stands in a row of a page alone.
    takes_holders: ClassVar[bool] = False
    compared: ClassVar[Compared] = "presence"
    # Whether a column of a table may be of it. What nobody enters has no cells, whatever it says here.
    fits_column: ClassVar[bool] = True
    # Somebody's word for what the form says: it is given anew where that is done again.
    is_signature: ClassVar[bool] = False
    # What its values are called is the service's to say: no form is drawn with one.
    is_looked_up: ClassVar[bool] = False

    def read_setting(self, setting: dict[str, Any]) -> S:
        return self.Setting.model_validate(setting)

    def read_parts(self, setting: S, field: Field, kinds: "Mapping[str, FieldKind[Any]]") -> S:
        """The setting with what stands inside the field, for a kind whose rules look at that."""
        return setting

    def has_right_parts(self, field: Field, kinds: "Mapping[str, FieldKind[Any]]") -> bool:
        """Whether what stands inside is what the kind may hold."""
        return not field.components

    @property
    def is_gathered(self) -> bool:
        """Its value is what became of submissions of their own: the service tells it, and nobody sends it."""
        return self.holds == "submissions"

    @property
    def holds_value(self) -> bool:
        return self.Value is not None

    def is_entered_with(self, setting: S) -> bool:
        """Of a kind of which not every field is entered."""
        return self.is_entered

    def compared_in(self, setting: S) -> Compared:
        """Of a kind whose fields are not all compared alike."""
        return self.compared

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

    def kept(self, setting: S, value: Any) -> Any:
        """Of a value with the right shape: what of it the field asks for."""
        return value

    def check_value(self, setting: S, value: Any) -> list[Problem]:
        """Of a value with the right shape that is not empty."""
        return []

    def check_complete(self, setting: S, value: Any) -> list[Problem]:
        """What may be missing while a step is filled in, but not when it is submitted."""
        return []

    def operand(self, setting: S, value: Any) -> Operand:
        """What a formula sees."""
        return None

    def operand_of(self, setting: S, value: Any) -> Operand:
        """Of any value: nothing, where there is none or it has a wrong shape."""
        if value is None or not self.has_shape(value) or self.is_empty(value):
            return None
        return self.operand(setting, value)

    def column(self, setting: S, value: Any, column_id: str) -> Column | Failed:
        """What a formula sees of a column of a kind that holds columns."""
        return Column(())

    def text(self, setting: S, value: Any) -> str:
        """For mails, search and lists."""
        return ""

    def text_in_list(self, setting: S, value: Any) -> str:
        """As much of its text as a cell of a list has room for."""
        return self.text(setting, value)[:MOST_LISTED]

    def unit(self, setting: S) -> str:
        """Of numbers, where they stand without it: in which unit or currency they are."""
        return ""

    def items(self, setting: S, value: Any) -> Mapping[str, Item]:
        """What it lists, each under an id that stays its own: compared one by one."""
        return {}

    def changed_rows(self, setting: S, old: Any, new: Any) -> Sequence[ChangedRow]:
        """Of a kind that holds columns, between two values of the right shape, or none."""
        return ()

    def file_ids(self, value: Any) -> list[str]:
        return []

    def carry(self, setting: S, value: Any, source: S) -> Carried:
        """Of the value of another field of the kind, which has the right shape and is not empty. A signature
        is given anew, and files stay with the submission that they were sent for."""
        return Carried(None, is_whole=False) if self.is_signature or self.file_ids(value) else Carried(value)

    def template_file_ids(self, setting: S) -> Sequence[str]:
        """The files of the template that it shows: whose they are, forms looks at."""
        return ()

    def button_ids(self, setting: S) -> Sequence[str]:
        """The buttons of the workflow that it names."""
        return ()

    def takes_files(self, setting: S) -> TakenFiles | None:
        """What may be uploaded into it; nothing where its value speaks of no files."""
        return None

    def print_view(self, setting: S, value: Any, paper: PrintContext) -> dict[str, Any]:
        """What its `print.html` is given; a kind without one shows its `text` below its label."""
        return {"text": "" if value is None else self.text(setting, value)}
