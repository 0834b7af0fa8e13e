"""Names as their readers see them: on one line, and without signs that take no room on the screen."""

import re
import unicodedata

_LINES_AND_TABS = re.compile(r"[\t\n\r\x85\u2028\u2029]+")
# Take no room, or only that of a blank: two names that differ by them look the same.
_INVISIBLE = re.compile(
    "["
    "\u00ad\u034f\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb"  # breaks, joiners, annotations
    "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # fillers: letters and patterns without a shape
    "]"
    # Tags, but for those that make a flag of a part of a country.
    "|(?<![\U0001f3f4\U000e0000-\U000e007f])[\U000e0000-\U000e007f]+"
)
_JOINERS = re.compile("[\u200c\u200d]")
# Hebrew to Mongolian, their later blocks, and pictures: here a (non-)joiner changes what is seen.
_JOINING = re.compile(
    "[\u0590-\u10ff\u1700-\u18af\ua800-\uabff\ufb1d-\ufdff\ufe70-\ufefc\U00010a00-\U00011fff]"
)
_PICTURE = re.compile("[\u2190-\u2bff\ufe0f\U0001f000-\U0001faff]")
_VIRAMA = 9


def visible(text: str) -> str:
    """The text without what nobody sees; empty if nothing in it can be seen."""
    one_line = _LINES_AND_TABS.sub(" ", _INVISIBLE.sub("", text))
    kept = _JOINERS.sub(_needed_joiner, one_line)
    return kept if any(_is_seen(sign) for sign in kept) else ""


def _is_seen(sign: str) -> bool:
    kind = unicodedata.category(sign)
    # Marks sit on another sign; separators and formats (Cf) take no ink.
    return kind[0] in "LNPSC" and kind != "Cf"


def _needed_joiner(found: re.Match[str]) -> str:
    text, at = found.string, found.start()
    before, after = text[at - 1 : at], text[at + 1 : at + 2]
    if before and unicodedata.combining(before) == _VIRAMA:
        return found[0]
    for script in (_JOINING, _PICTURE):
        if script.match(before) and script.match(after):
            return found[0]
    return ""
