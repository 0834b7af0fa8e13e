"""What a company's papers wear beside its name."""

from dataclasses import dataclass

# The product's own green.
_COLOR = "#14634d"
LOGO = "logo"
"""Where its picture is found, among those of the submission."""


@dataclass(frozen=True)
class Brand:
    color: str = _COLOR
    """`#rrggbb`, dark enough to be read on white."""
    has_logo: bool = False

    @classmethod
    def of(cls, color: str, logo: bytes) -> "Brand":
        return cls(color or _COLOR, bool(logo))
