"""The JSON of a form's body: pages hold rows, rows hold fields (spec §3 "Form structure")."""

from typing import Annotated, Any, Literal

from pydantic import Field as Limit

from formwork.schema import Id, Schema

Size = Annotated[float, Limit(ge=0, le=100_000)]
Name = Annotated[str, Limit(max_length=500)]
# What a page is called that nobody has named. Stored, and so never translated; never shown.
UNNAMED = "Untitled"


class Field(Schema):
    id: Id
    class_: Name = Limit(default="", alias="class")
    type: Annotated[str, Limit(min_length=1, max_length=50)]
    # The kind's own model: `Body.setting_of` reads it.
    setting: dict[str, Any] = Limit(default={})
    # The default value.
    value: Any = None
    required: bool = False
    readonly: bool = False
    visible: bool = True
    errors: Annotated[list[Any], Limit(max_length=0)] = Limit(default=[])
    components: Annotated[list[Any], Limit(max_length=0)] = Limit(default=[])
    name: Name = ""
    width: Size | None = None
    height: Size | None = None


class Row(Schema):
    id: Id
    class_: Name = Limit(default="", alias="class")
    type: Literal["row"]
    child_setting: dict[str, Any] = Limit(default={})
    components: list[Field]
    height: Size | None = None


class Page(Schema):
    id: Id
    name: Name = UNNAMED
    class_: Name = Limit(default="", alias="class")
    type: Literal["page"]
    child_setting: dict[str, Any] = Limit(default={})
    components: list[Row]
