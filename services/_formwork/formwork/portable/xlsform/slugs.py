"""Names as XLSForm allows them."""

import re
import unicodedata

_NOT_IN_NAMES = re.compile(r"[^a-z0-9]+")
_LONGEST_NAME = 40


def slug(label: str) -> str:
    """Letters of ASCII, digits and underscores, with a letter first; empty where nothing is left."""
    plain = unicodedata.normalize("NFKD", label).encode("ascii", "ignore").decode().lower()
    name = _NOT_IN_NAMES.sub("_", plain).strip("_")[:_LONGEST_NAME].strip("_")
    return f"q_{name}" if name[:1].isdigit() else name
