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


class Names:
    """Each given once. Of words in other letters nothing is left: thousands may want the same name."""

    def __init__(self) -> None:
        self._taken: set[str] = set()
        self._last: dict[str, int] = {}

    def free(self, wanted: str) -> str:
        name, count = wanted, self._last.get(wanted, 1)
        while name in self._taken:
            count += 1
            name = f"{wanted}_{count}"
        self._taken.add(name)
        self._last[wanted] = count
        return name
