from collections.abc import Sequence

from chassis.errors import Conflict, FieldError, Invalid
from chassis.texts import Text
from formwork.fields.files import template_file_gone

from forms.wording import words_of


class TemplateFileGone(Invalid):
    """Another template's, another company's, or deleted: nobody learns which."""

    def __init__(self, field_ids: Sequence[str]) -> None:
        problems = [template_file_gone(each) for each in field_ids]
        super().__init__(
            words_of(problems[0]),
            fields=[FieldError(each.subject_id, words_of(each), each.code) for each in problems],
        )


class StillShown(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text(
                "The form, or a published version of it, shows this file. "
                "Take it out of the form first; what was published stays."
            )
        )
