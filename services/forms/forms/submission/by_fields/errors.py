from chassis.errors import FieldError, Invalid
from chassis.texts import Text


class FieldsOfNoTemplate(Invalid):
    def __init__(self) -> None:
        message = Text("Fields are those of one template. Choose a template first.")
        super().__init__(message, fields=[FieldError("formTemplateId", message)])
