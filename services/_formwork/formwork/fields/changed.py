"""What another value of a field differs in, piece by piece: the rows and cells of a table, what is chosen,
files, entries."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

Change = Literal["added", "removed", "changed"]


class Item(NamedTuple):
    text: str
    state: str = ""
    """What may be another one under the same words."""


@dataclass(frozen=True, slots=True)
class ChangedItem:
    change: Change
    text: str


@dataclass(frozen=True, slots=True)
class ChangedCell:
    column_id: str
    column_name: str
    old: Any
    new: Any


@dataclass(frozen=True, slots=True)
class ChangedRow:
    change: Change
    row_id: str
    title: str
    """Empty where nobody named it: then its number is all that it is called."""
    number: int
    """From 1, as it stands now; of one that is gone, as it stood."""
    copy: int
    """Of which copy of the table, from 1; 0: of the table itself."""
    cells: tuple[ChangedCell, ...]
    """Without those that say the same, or nothing."""


def changed_items(old: Mapping[str, Item], new: Mapping[str, Item]) -> Iterator[ChangedItem]:
    """What is there and changed or came, as it stands now; then what is gone."""
    for item_id, item in new.items():
        if item_id not in old:
            yield ChangedItem("added", item.text)
        elif old[item_id] != item:
            yield ChangedItem("changed", item.text)
    for item_id, item in old.items():
        if item_id not in new:
            yield ChangedItem("removed", item.text)
