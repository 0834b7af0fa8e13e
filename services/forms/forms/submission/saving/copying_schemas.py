from typing import Literal
from uuid import UUID

from chassis.http import TranslatedText, WireIn, WireOut
from formwork.copying import NotCopied


class StepDataCopy(WireIn):
    submission_id: UUID
    step_id: UUID
    from_submission_id: UUID
    replaces: bool = False
    """Also what is entered here already; else only what is empty is filled in."""


class FieldCopied(WireOut):
    field_id: UUID
    label: str
    by_label: bool
    """It is another field, of the same words."""
    is_whole: bool
    """False: some of it has no place here, such as an option that is gone, or stays there, such as photos."""


class FieldNotCopied(WireOut):
    field_id: UUID
    label: str
    why: NotCopied | Literal["entered", "unfit"]
    """entered: there is something here already; unfit: it does not fit this form."""
    message: TranslatedText | None = None
    """Of what does not fit."""


class StepDataCopied(WireOut):
    copied: list[FieldCopied]
    not_copied: list[FieldNotCopied]
    """In reading order both. What is empty there is in neither."""
