"""What the colour of a button says. Nobody guesses from its name, which may be in any language."""

from colorsys import rgb_to_hls
from enum import StrEnum

_RED_WITHIN = 20
_GREEN = (90, 180)
# Paler than this it is a grey, whatever its hue.
_LEAST_SATURATION = 0.35


class Tone(StrEnum):
    GOOD = "good"
    BAD = "bad"
    NEUTRAL = "neutral"


def tone_of(color: str | None) -> Tone:
    """Red is bad, green is good; any other colour, and one that nobody knows, says nothing."""
    if color is None:
        return Tone.NEUTRAL
    red, green, blue = (int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))
    hue, _, saturation = rgb_to_hls(red, green, blue)
    degrees = hue * 360
    if saturation < _LEAST_SATURATION:
        return Tone.NEUTRAL
    if min(degrees, 360 - degrees) <= _RED_WITHIN:
        return Tone.BAD
    return Tone.GOOD if _GREEN[0] <= degrees <= _GREEN[1] else Tone.NEUTRAL
