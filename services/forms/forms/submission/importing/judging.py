"""Lines of a file as what they would enter. A dry run and the real one judge by the same code.

Pure: run it in a thread."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from chassis.table_reading import Line, wrong_with
from chassis.texts import Text
from formwork.conditions.situation import Situation
from formwork.fields.listed_selection import ListedSetting, listed_in
from formwork.problems import Problem
from formwork.written import plain, read_written

from forms.submission.importing.columns import FileColumns, Target
from forms.submission.importing.schemas import FileColumn, FileLine, LineVerdict, SubmissionsRead
from forms.submission.saving.checking import check_saved
from forms.template.published import PublishedForm
from forms.wording import words_of

_MOST_TITLE, _TITLE_CELLS = 120, 3
_MOST_TOLD = 80

Values = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Items:
    """What lists of the company offer today, by the list and what an item is called."""

    called: Mapping[tuple[str, str], Sequence[dict[str, Any]]]

    @classmethod
    def of(cls, rows: Mapping[UUID, Sequence[Any]]) -> "Items":
        called = defaultdict[tuple[str, str], list[dict[str, Any]]](list)
        for list_id, items in rows.items():
            for row in items:
                if row.archived_at is not None:
                    continue
                parent = str(row.parent_id) if row.parent_id else None
                item = {"id": str(row.id), "label": row.label, "parentId": parent}
                for name in {plain(row.label), plain(row.code)} - {""}:
                    called[str(list_id), name].append(item)
        return cls(called)

    def find(self, setting: ListedSetting, name: str, values: Values) -> Mapping[str, Any] | None:
        """Below another field what lies under what the line chooses there."""
        found = self.called.get((setting.list_id or "", plain(name)), ())
        if setting.within_field_id is not None:
            above = {each["id"] for each in listed_in(values.get(setting.within_field_id))}
            found = [each for each in found if each["parentId"] in above]
        return found[0] if len(found) == 1 else None


@dataclass(frozen=True, slots=True)
class Judged:
    line: int
    title: str
    values: Values | None
    """What is kept; None: the line is left out."""
    sent: Values
    message: Text


@dataclass(frozen=True, slots=True)
class Judge:
    form: PublishedForm
    columns: FileColumns
    items: Items
    initial: Values
    situation: Situation

    def judge(self, lines: Sequence[Line]) -> list[Judged]:
        return [self._line(line, cells) for line, cells in lines]

    def _line(self, line: int, cells: Sequence[str]) -> Judged:
        title = " · ".join([each for each in cells if each][:_TITLE_CELLS])[:_MOST_TITLE]
        if (problem := wrong_with(cells, len(self.columns.headings))) is not None:
            return Judged(line, title, None, {}, problem)
        sent: dict[str, Any] = {}
        for at in self.columns.order:
            target, text = self.columns.targets[at], cells[at] if at < len(cells) else ""
            if target is None or not text:
                continue
            value = read_written(
                target.kind,
                target.setting,
                text,
                lambda setting, name: self.items.find(setting, name, {**self.initial, **sent}),
            )
            if value is None or not target.kind.has_shape(value):
                return Judged(line, title, None, {}, _unread(target, text))
            sent[target.field_id] = value
        checked = check_saved(self.form, self.form.first_step.id, self.initial, sent, self.situation)
        if checked.problems:
            return Judged(line, title, None, {}, self._told(checked.problems[0]))
        kept = {key: value for key, value in {**self.initial, **checked.values}.items() if value is not None}
        return Judged(line, title, kept, sent, Text("Becomes a draft."))

    def _told(self, problem: Problem) -> Text:
        names = (each.name for each in self.columns.targets if each and each.field_id == problem.subject_id)
        return Text("{field}: {why}", field=next(names, ""), why=words_of(problem))


def _unread(target: Target, text: str) -> Text:
    return Text("“{text}” can't be taken as “{field}”.", text=text[:_MOST_TOLD], field=target.name)


def result_of(columns: FileColumns, judged: Sequence[Judged], *, dry_run: bool) -> SubmissionsRead:
    return SubmissionsRead(
        columns=[
            FileColumn(
                # Of one without a heading it is our own word for where it stands.
                heading=heading if isinstance(heading, Text) else heading[:_MOST_TITLE],
                field_name=target.name if target else None,
            )
            for heading, target in zip(columns.headings, columns.targets, strict=True)
        ],
        rows=[
            FileLine(
                line=each.line,
                title=each.title,
                verdict=LineVerdict.INVALID if each.values is None else LineVerdict.CREATE,
                message=each.message if dry_run or each.values is None else Text("Is a draft now."),
            )
            for each in judged
        ],
        create_count=sum(each.values is not None for each in judged),
        dry_run=dry_run,
    )
