"""What render processes make."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Layout:
    html: bytes
    size: int
    """As `pdf.paper.size` counts it."""
    title: str
    file_name: str
    pictures: Mapping[str, str]
    """The files that it shows as pictures: names by id."""


@dataclass(frozen=True)
class Paper:
    content: bytes
    pages: int


@dataclass(frozen=True)
class PagePicture:
    content: bytes
    width: int
    height: int
    text: str
