"""Questions that offer what lies under the answer of another one: their choices become lists of the company,
below each other as the filters say."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from formwork.portable.drawing import Ids
from formwork.portable.result import DrawnChoice, DrawnList
from formwork.portable.xlsform.expression import MOST_CHARACTERS, NotCarried, reference_as
from formwork.portable.xlsform.fields import Tell, asked
from formwork.portable.xlsform.named import Question
from formwork.portable.xlsform.sheets import Line, heading_name

LIST_LABEL = "list_label"
"""The column of “choices” that our own files say in what a list is called in its company."""
_MOST_CHOICES = 10_000
"""Of a form together: as many as one list of a company may have."""
_MOST_LOOKED_AT = 200_000
_MOST_LISTS = 30
_JOINING = "\u200c\u200d"
_LONGEST_NAME, _LONGEST_CODE = 120, 60

_COLUMN, _ASKED = r"(?P<column>[^\W\d][\w.-]*)", reference_as("asked")
_FILTERS = [
    re.compile(each)
    for each in (
        rf"{_COLUMN}\s*=\s*{_ASKED}",
        rf"{_ASKED}\s*=\s*{_COLUMN}",
        rf"selected\s*\(\s*{_ASKED}\s*,\s*{_COLUMN}\s*\)",
    )
]


@dataclass
class _Choosing:
    """A question that is answered by choices, and what it is filtered by."""

    at: int
    line: Line
    question: Question
    list_name: str
    # The question above it; all that the filter asks, by the column that holds their answers.
    above: "_Choosing | None" = None
    filters: Mapping[str, "_Choosing"] = field(default_factory=dict[str, "_Choosing"])

    @property
    def all_above(self) -> Iterator["_Choosing"]:
        if self.above is not None:
            yield self.above
            yield from self.above.all_above


@dataclass(frozen=True)
class _Listed:
    """A list as it is drawn, and the names of its choices: in filters these are what is spoken of."""

    drawn: DrawnList
    names: Sequence[str]
    above: "_Listed | None"

    def name_above(self, at: int, steps: int) -> str:
        """Of the item that lies so many lists above one of its own."""
        if steps == 0:
            return self.names[at]
        above_at = self.drawn.choices[at].above
        assert self.above is not None
        assert above_at is not None
        return self.above.name_above(above_at, steps - 1)

    def lies(self, at: int, line: Line, filters: Sequence[tuple[str, int]]) -> bool:
        """Whether what the columns of a choice ask is so of one of its own."""
        return all(self.name_above(at, steps) == line[column] for column, steps in filters)


class Cascades:
    def __init__(
        self,
        waiting: Sequence[tuple[Line, Question]],
        choices: Mapping[str, Sequence[Line]],
        ids: Ids,
        tell_at: Callable[[Line], Tell],
    ) -> None:
        self._choices, self._ids = choices, ids
        self._lists: dict[tuple[object, ...], _Listed] = {}
        self._names: set[str] = set()
        self._count = 0
        # Of rows whose choices are a list now.
        self.listed_places: set[str] = set()
        choosing = self._choosing(waiting)
        for each in choosing.values():
            before = {**self._lists}, {*self._names}, self._count
            try:
                self._settle(each, choosing)
            except NotCarried as not_carried:
                # Lists that were drawn for it alone would be nobody's.
                self._lists, self._names, self._count = before
                each.above, each.filters = None, {}
                tell_at(each.line)("columnNotCarried", column="choice_filter", what=not_carried.what[:60])

    @property
    def lists(self) -> Sequence[DrawnList]:
        return [each.drawn for each in self._lists.values()]

    def _choosing(self, waiting: Sequence[tuple[Line, Question]]) -> dict[str, _Choosing]:
        """By their names; of two with one name the first one is meant."""
        found: dict[str, _Choosing] = {}
        for at, (line, question) in enumerate(waiting):
            of = asked(line)
            if of.type in ("select_one", "select_multiple") and self._choices.get(of.list_name):
                # Under another key than any name has: nothing asks for it, and it may ask.
                key = line["name"] if line["name"] not in found else f"\0{at}"
                found[key] = _Choosing(at, line, question, of.list_name)
        return found

    def _settle(self, each: _Choosing, choosing: Mapping[str, _Choosing]) -> None:
        if not each.line["choice_filter"]:
            if self._choices[each.list_name][0][LIST_LABEL]:
                self._draw(each, self._list_of(each))
            return
        filters = self._filters(each, choosing)
        each.above = max(filters.values(), key=lambda above: above.at)
        each.filters = filters
        if not {*map(id, filters.values())} <= {*map(id, each.all_above)}:
            raise NotCarried(each.line["choice_filter"])
        listed = self._list_of(each)
        self._draw(each.above, self._list_of(each.above))
        self._draw(each, listed)

    def _filters(self, each: _Choosing, choosing: Mapping[str, _Choosing]) -> dict[str, _Choosing]:
        columns = {name for line in self._choices[each.list_name] for name in line.cells}
        written = " ".join(each.line["choice_filter"][: MOST_CHARACTERS + 1].split())
        if len(written) > MOST_CHARACTERS:
            raise NotCarried(written)
        found: dict[str, _Choosing] = {}
        for part in written.split(" and "):
            matches = (pattern.fullmatch(part) for pattern in _FILTERS)
            match = next((each for each in matches if each is not None), None)
            above = choosing.get(match["asked"].rstrip()) if match else None
            # Asked before, where it can be: on the pages, or in the same table.
            fits = above and above.at < each.at and above.question.table_id == each.question.table_id
            column = heading_name(match["column"]) if match else ""
            if above is None or not fits or column not in columns:
                raise NotCarried(part)
            if found.setdefault(column, above) is not above:
                raise NotCarried(part)
        return found

    def _list_of(self, each: _Choosing) -> _Listed:
        above = self._list_of(each.above) if each.above else None
        steps = {id(question): at for at, question in enumerate(each.all_above)}
        filters = sorted((column, steps[id(question)]) for column, question in each.filters.items())
        key = (each.list_name, above.drawn.id if above else None, *filters)
        if key not in self._lists:
            names, choices = self._items(each, above, filters)
            self._count += len(choices)
            if not choices or self._count > _MOST_CHOICES or len(self._lists) == _MOST_LISTS:
                raise NotCarried(each.line["choice_filter"] or each.list_name)
            drawn = DrawnList(
                self._ids(f"list {each.list_name}"),
                self._called(each.list_name),
                above.drawn.id if above else None,
                choices,
            )
            self._lists[key] = _Listed(drawn, names, above)
        return self._lists[key]

    def _items(
        self, each: _Choosing, above: _Listed | None, filters: Sequence[tuple[str, int]]
    ) -> tuple[list[str], list[DrawnChoice]]:
        nearest = next((column for column, steps in filters if steps == 0), None)
        by_name: dict[str, list[int]] = {}
        for at, name in enumerate(above.names if above else ()):
            by_name.setdefault(name, []).append(at)
        names: list[str] = []
        choices: list[DrawnChoice] = []
        taken: set[tuple[int | None, str]] = set()
        codes: set[str] = set()
        looked_at = 0
        for line in self._choices[each.list_name]:
            places: Sequence[int | None] = [None]
            if above is not None:
                assert nearest is not None
                places = by_name.get(line[nearest], [])
            for place in places:
                looked_at += 1
                if len(choices) == _MOST_CHOICES or looked_at > _MOST_LOOKED_AT:
                    raise NotCarried(each.line["choice_filter"] or each.list_name)
                if above is not None and place is not None and not above.lies(place, line, filters):
                    continue
                label = _label(line, lambda said, place=place: (place, said.lower()) in taken)
                if not line["name"] or label is None:
                    continue
                taken.add((place, label.lower()))
                code = _seen(line["name"], _LONGEST_CODE)
                code = "" if code.lower() in codes else code
                codes.add(code.lower())
                names.append(line["name"])
                choices.append(DrawnChoice(label, code, place))
        return names, choices

    def _called(self, list_name: str) -> str:
        said = self._choices[list_name][0][LIST_LABEL] or list_name.replace("_", " ")
        name = _seen(said, _LONGEST_NAME - 5) or "Choices"
        name = name[:1].upper() + name[1:]
        free, count = name, 1
        while free.lower() in self._names:
            count += 1
            free = f"{name} {count}"
        self._names.add(free.lower())
        return free

    def _draw(self, each: _Choosing, listed: _Listed) -> None:
        setting = each.question.setting
        setting["options"] = []
        setting |= {"choices": "list", "listId": listed.drawn.id, "listName": listed.drawn.name}
        if each.above is not None:
            setting["withinFieldId"] = each.above.question.field_id
        # Rules ask of such a field whether something is chosen, not what.
        each.question.options = {}
        self.listed_places.add(each.line.place)


def _label(line: Line, is_taken: Callable[[str], bool]) -> str | None:
    """What is called as another one beside it says its name too."""
    said = _seen(line["label"] or line["name"], _LONGEST_NAME)
    told = f"{said[:50]} ({_seen(line['name'], _LONGEST_CODE)})"
    return next((each for each in (said, told) if each and not is_taken(each)), None)


def _seen(written: str, longest: int) -> str:
    """What nobody sees, or turns the writing, is in no list; but for the signs that join letters."""
    words = " ".join(written.split())
    return "".join(each for each in words if each.isprintable() or each in _JOINING)[:longest].strip()
