"""A button in the form's body: it presses a button of the step that is being filled in."""

from collections.abc import Sequence
from typing import Annotated, Any

from pydantic import Field as Limit

from formwork.fields.kind import FieldKind, FieldSetting
from formwork.schema import Id


class SubmitButtonSetting(FieldSetting):
    # Empty: the colour of the button that it presses.
    color: Annotated[str, Limit(pattern=r"^(#[0-9A-Fa-f]{6})?$")] = ""
    # The button of the workflow that it presses. None: the first one of the step that it belongs to.
    button_id: Id | None = None


class SubmitButton(FieldKind[SubmitButtonSetting]):
    type = "submitButton"
    compared = "nothing"
    Setting = SubmitButtonSetting
    is_entered = False
    is_read = False

    def is_empty(self, value: Any) -> bool:
        return True

    def button_ids(self, setting: SubmitButtonSetting) -> Sequence[str]:
        return () if setting.button_id is None else (setting.button_id,)


KIND = SubmitButton()
