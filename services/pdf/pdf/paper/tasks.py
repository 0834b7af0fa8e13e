"""What a service and a render process say to each other; HTML, pictures, papers and texts follow as bytes.

An answer is checked, since a hostile paper may have taken over the process that gives it.
"""

from enum import StrEnum
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

_Count = Annotated[int, Field(ge=0, lt=2**31)]


class Task(StrEnum):
    LAY_OUT = "layOut"
    PRINT = "print"
    DRAW_PAGES = "drawPages"


class _Answer(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class LaidOut(_Answer):
    """With it goes the HTML; none of what is too large for any paper."""

    size: _Count
    title: Annotated[str, Field(max_length=500)]
    file_name: Annotated[str, Field(max_length=200)]
    pictures: dict[str, str]
    """The ids of the files that it shows as pictures, and their names."""


class Printed(_Answer):
    """With it goes the PDF."""

    pages: _Count


class DrawnPage(_Answer):
    width: _Count
    height: _Count


class Drawn(_Answer):
    """With each page go its picture and its text."""

    pages: list[DrawnPage]
