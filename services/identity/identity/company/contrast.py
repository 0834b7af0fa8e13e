"""How well a colour is read, as WCAG 2 reckons it."""

# Of words in their ordinary size (WCAG 2, AA).
LEAST_CONTRAST = 4.5


def contrast_to_white(color: str) -> float:
    """Of `#rrggbb`: 1 of white itself, 21 of black."""
    red, green, blue = (_linear(int(color[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
