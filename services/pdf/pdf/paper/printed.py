"""What the press makes."""

from dataclasses import dataclass


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
