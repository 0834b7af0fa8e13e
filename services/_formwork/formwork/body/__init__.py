"""A form's body: its pages, rows and fields."""

from formwork.body.model import UNNAMED, Field, Page, Row
from formwork.body.parse import MOST_FIELDS, MOST_PAGES, BodyInvalid, parse_body
from formwork.body.tree import Body

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
