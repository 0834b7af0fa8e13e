"""What a service says to the program that opens pictures, and is told."""

from dataclasses import dataclass

TOO_MANY_PIXELS = "tooManyPixels"
UNREADABLE = "unreadable"


@dataclass(frozen=True)
class Rendition:
    """What a picture is made into: upright, without metadata."""

    side: int
    """The longer one at most; of a square each, exactly."""
    format: str
    quality: int
    square: bool = False
    """Its middle, with what is transparent in it; otherwise all of it, on white."""
