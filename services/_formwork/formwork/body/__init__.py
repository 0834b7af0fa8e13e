"""A form's body: its pages, rows and fields."""

from formwork.body.parse import MOST_FIELDS, MOST_PAGES, BodyInvalid, parse_body
from formwork.body.tree import Body
from formwork.pages import UNNAMED, Field, Page, Row

__all__ = [
    "MOST_FIELDS",
    "MOST_PAGES",
    "UNNAMED",
    "Body",
    "BodyInvalid",
    "Field",
    "Page",
    "Row",
    "parse_body",
]
