"""The JSON of a form's body (spec §3 "Form structure"): pages hold rows, rows hold fields, and some fields
hold a grid of cells that hold fields again."""

from typing import Annotated, Any, Literal, cast

from pydantic import Field as Limit
from pydantic import TypeAdapter, ValidationError

from formwork.condition import MOST_CONDITIONS, Condition
from formwork.schema import Id, Schema

Size = Annotated[float, Limit(ge=0, le=100_000)]
Name = Annotated[str, Limit(max_length=500)]
# What a page is called that nobody has named. Stored, and so never translated; never shown.
UNNAMED = "Untitled"


CellType = Literal[
    # Of a layout table.
    "row",
    # Of an input table.
    "Head",
    "ColumnHead",
    "RowHead",
    "InputTableTextInput",
    "InputTableSingleSelection",
    "InputTableMultipleSelection",
    "InputTableDropdown",
    "InputTableNonEditableText",
]


class Cell(Schema):
    id: Id
    class_: Name = Limit(default="", alias="class")
    type: CellType
    title: Name = ""
    child_setting: dict[str, Any] = Limit(default={})
    components: "list[Field]" = Limit(default=[])
    colspan: Annotated[int, Limit(ge=1, le=100)] = 1
    rowspan: Annotated[int, Limit(ge=1, le=200)] = 1
    width: Size | None = None
    height: Size | None = None


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
    # A grid, row by row. What may stand in it is said by the field's kind (`FieldKind.holds`).
    components: list[list[Cell]] = Limit(default=[])
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
    # Of the form, not of the page alone: all pages' together, in their order, are the form's (decision 86).
    conditions: Annotated[list[Condition], Limit(max_length=MOST_CONDITIONS)] = Limit(default=[])


# What each part's `components` hold.
_INSIDE: dict[type[Schema], type[Schema]] = {Page: Row, Row: Field, Field: Cell, Cell: Field}


def without_unknown_parts(raw: object, part: type[Schema] = Page) -> object:
    """Pages as a newer release wrote them, without what this one has no name for; settings stay whole."""
    if isinstance(raw, list):
        return [without_unknown_parts(each, part) for each in cast("list[object]", raw)]
    if not isinstance(raw, dict):
        return raw
    known = {name for key, said in part.model_fields.items() for name in (key, said.alias)}
    # What conditions say was settled by whoever wrote it, who may know more of them.
    kept = {
        key: value
        for key, value in cast("dict[str, object]", raw).items()
        if key in known and key != "conditions"
    }
    if "components" in kept:
        inside = without_unknown_parts(kept["components"], _INSIDE[part])
        kept["components"] = inside if part is not Field or _is_grid(inside) else []
    return kept


def _is_grid(raw: object) -> bool:
    """Of known cells: a newer kind may hold something else, of which this release knows nothing."""
    try:
        _GRID.validate_python(raw)
    except ValidationError:
        return False
    return True


_GRID = TypeAdapter(list[list[Cell]])
