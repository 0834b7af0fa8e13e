"""Names stand in the middle of sentences, in mails above all: nothing in them may begin a line of its own."""

import re

# Control characters, the two separators of lines, and what turns the direction of writing.
_PARTING = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def is_on_one_line(text: str) -> bool:
    return _PARTING.search(text) is None
