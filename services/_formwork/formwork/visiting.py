"""A form as it is asked of somebody who came by a link. What fields name only members choose, so that it is
required of nobody else: otherwise a step that visitors fill in could never be submitted."""

from formwork.body import Body, Field, Page, Row
from formwork.fields import kind_of
from formwork.pages import Cell


def as_asked_of_visitors(body: Body) -> Body:
    if not any(_is_required_name(field) for field in (*body.fields, *body.columns)):
        return body
    return Body([_of_page(page) for page in body.pages])


def _is_required_name(field: Field) -> bool:
    return field.required and kind_of(field.type).is_looked_up


def _of_field(field: Field) -> Field:
    cells = [[_of_cell(cell) for cell in line] for line in field.components]
    required = field.required and not _is_required_name(field)
    return field.model_copy(update={"required": required, "components": cells})


def _of_cell(cell: Cell) -> Cell:
    return cell.model_copy(update={"components": [_of_field(each) for each in cell.components]})


def _of_row(row: Row) -> Row:
    return row.model_copy(update={"components": [_of_field(each) for each in row.components]})


def _of_page(page: Page) -> Page:
    return page.model_copy(update={"components": [_of_row(row) for row in page.components]})
