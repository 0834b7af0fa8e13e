"""Which of the parts of another form says the same as one of this: its own id says so; else its words, where
they are one part's alone on both sides."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal, NamedTuple

from formwork.blank import is_blank, stripped

Unmatched = Literal["noMatch", "several", "otherKind"]


class Part(NamedTuple):
    id: str
    label: str
    type: str


class Counterparts:
    def __init__(self, wanted: Iterable[Part], offered: Iterable[Part]) -> None:
        wanted = tuple(wanted)
        own = {part.id for part in wanted}
        self._offered = {part.id: part for part in offered}
        # What is there under its own id is nobody else's.
        free = [part for part in self._offered.values() if part.id not in own]
        self._by_label: dict[str, list[Part]] = {}
        for part in free:
            self._by_label.setdefault(stripped(part.label), []).append(part)
        self._asking = Counter(stripped(part.label) for part in wanted if part.id not in self._offered)

    def find(self, part: Part) -> Part | Unmatched:
        found = self._offered.get(part.id) or self._by_words(part)
        return found if isinstance(found, str) or found.type == part.type else "otherKind"

    def _by_words(self, part: Part) -> Part | Unmatched:
        words = stripped(part.label)
        found = [] if is_blank(part.label) else self._by_label.get(words, [])
        if not found:
            return "noMatch"
        return found[0] if len(found) == 1 and self._asking[words] == 1 else "several"
