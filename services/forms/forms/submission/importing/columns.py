"""Which field of a form a column of a file says something to: the one that our own export calls so."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from formwork.exporting import columns_of
from formwork.fields.kind import FieldKind, FieldSetting
from formwork.fields.listed_selection import ListedSetting
from formwork.written import is_written, plain

from forms.template.published import PublishedForm

_MOST_ABOVE = 20


@dataclass(frozen=True, slots=True)
class Target:
    field_id: str
    name: str
    kind: FieldKind[Any]
    setting: FieldSetting

    @property
    def listed(self) -> ListedSetting | None:
        return self.setting if isinstance(self.setting, ListedSetting) and self.setting.is_listed else None


@dataclass(frozen=True, slots=True)
class FileColumns:
    headings: Sequence[str]
    targets: Sequence[Target | None]
    """Of each heading."""
    order: Sequence[int]
    """In which they are read: what stands above others before them."""


def columns_in(form: PublishedForm, headings: Sequence[str], language: str) -> FileColumns:
    """What the first step fills in, each once."""
    known = _by_name(form, language)
    targets: list[Target | None] = []
    for heading in headings:
        found = known.get(plain(heading))
        targets.append(None if found in targets else found)
    places = {each.field_id: at for at, each in enumerate(targets) if each is not None}
    depth = _depth_of(targets, places)
    return FileColumns(headings, targets, sorted(places.values(), key=depth))


def targets_in(form: PublishedForm, language: str) -> Iterator[Target]:
    """What people enter in its first step that a cell can say."""
    own = {str(field_id) for field_id in form.drawn(form.first_step.id).fields}
    body = form.body
    for each in columns_of([body], language).values:
        kind, setting = body.kind_of(each.id), body.setting_of(each.id)
        if each.id in own and kind.is_entered_with(setting) and is_written(kind):
            yield Target(each.id, each.heading, kind, setting)


def _by_name(form: PublishedForm, language: str) -> Mapping[str, Target]:
    """By what our export calls it; and by its label, where no other has the same."""
    targets = [*targets_in(form, language)]
    labels = Counter(plain(each.setting.label) for each in targets)
    alone = {plain(each.setting.label): each for each in targets if labels[plain(each.setting.label)] == 1}
    return alone | {plain(each.name): each for each in reversed(targets)}


def _depth_of(targets: Sequence[Target | None], places: Mapping[str, int]) -> Callable[[int], int]:
    def depth(at: int) -> int:
        levels, above = 0, targets[at]
        while levels < _MOST_ABOVE and above is not None and above.listed is not None:
            within = above.listed.within_field_id
            above = targets[places[within]] if within is not None and within in places else None
            levels += 1
        return levels

    return depth
