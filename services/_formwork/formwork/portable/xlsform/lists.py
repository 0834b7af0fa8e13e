"""Lists of a company → choices of an XLSForm, filtered by a column where they lie below each other."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from formwork.fields.listed_selection import ListedSetting, as_listed
from formwork.fields.registry import kind_of, setting_of
from formwork.fields.selection import SelectionKind
from formwork.pages import Field
from formwork.portable.result import DrawnList
from formwork.portable.xlsform.cascades import LIST_LABEL
from formwork.portable.xlsform.slugs import Names, slug
from formwork.portable.xlsform.written import Row

# A choice of several is a word between spaces.
_NAME = re.compile(r"[A-Za-z0-9_.-]{1,60}", re.ASCII)


class WrittenLists:
    def __init__(
        self, lists: Sequence[DrawnList], questions: Mapping[str, str], named: Callable[[str], str]
    ) -> None:
        """`questions`: their names, by the ids of fields; `named`: a name that is free."""
        self._lists = {each.id: each for each in lists}
        self._questions = questions
        self._names = {each.id: named(each.name) for each in lists}
        self._choices = {each.id: [*_choice_names(each)] for each in lists}
        self._written: set[str] = set()

    @property
    def columns(self) -> list[str]:
        columns = [self._column(each.above_id) for each in self._lists.values() if self._has_above(each)]
        return [LIST_LABEL, *dict.fromkeys(columns)] if self._lists else []

    def has(self, setting: ListedSetting) -> bool:
        return setting.list_id in self._lists

    def take(self, setting: ListedSetting) -> tuple[str, list[Row]]:
        """The name of its list, and its choices unless they are written already."""
        drawn = self._lists[setting.list_id or ""]
        rows = [] if drawn.id in self._written else [*self._rows(drawn)]
        self._written.add(drawn.id)
        return self._names[drawn.id], rows

    def filter_of(self, setting: ListedSetting, above: Field) -> str:
        """Empty: the two lists don't lie below each other."""
        drawn, over = self._lists[setting.list_id or ""], as_listed(setting_of(above))
        if over is None or over.list_id != drawn.above_id or not self._has_above(drawn):
            return ""
        asked, column, kind = self._questions[above.id], self._column(drawn.above_id), kind_of(above.type)
        several = isinstance(kind, SelectionKind) and kind.takes_many(over)
        return f"selected(${{{asked}}}, {column})" if several else f"{column} = ${{{asked}}}"

    def _rows(self, drawn: DrawnList) -> Iterator[Row]:
        name, names = self._names[drawn.id], self._choices[drawn.id]
        for at, choice in enumerate(drawn.choices):
            row: Row = {"list_name": name, "name": names[at], "label": choice.label, LIST_LABEL: drawn.name}
            if self._has_above(drawn) and choice.above is not None:
                row[self._column(drawn.above_id)] = self._choices[drawn.above_id or ""][choice.above]
            yield row

    def _has_above(self, drawn: DrawnList) -> bool:
        return drawn.above_id in self._lists

    def _column(self, above_id: str | None) -> str:
        return f"in_{self._names[above_id or '']}"


def _choice_names(drawn: DrawnList) -> Iterator[str]:
    """Its code, else its words, each once."""
    names = Names()
    for choice in drawn.choices:
        yield names.free(choice.code if _NAME.fullmatch(choice.code) else slug(choice.label) or "choice")
