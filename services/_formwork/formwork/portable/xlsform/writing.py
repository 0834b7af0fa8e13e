"""A form of ours as an XLSForm. What such forms have no place for stands in a sheet of its own, with why."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from workbook import Cell, Sheet, WorkbookWriter

from formwork.blank import stripped
from formwork.body import UNNAMED, Body, Field
from formwork.body.tree import fields_in
from formwork.fields.input_table import InputTableSetting
from formwork.fields.kind import FieldSetting
from formwork.fields.listed_selection import ListedSetting, as_listed
from formwork.fields.selection import SelectionSetting
from formwork.fields.yes_no import YesNoSetting
from formwork.portable.result import DrawnList
from formwork.portable.xlsform.lists import WrittenLists
from formwork.portable.xlsform.ruled import WrittenRules
from formwork.portable.xlsform.sheets import NOT_CARRIED
from formwork.portable.xlsform.slugs import Names, slug
from formwork.portable.xlsform.written import COLUMNS, LEFT_OUT, LISTED, Row, written


def write_xlsform(name: str, body: Body, lists: Sequence[DrawnList] = ()) -> bytes:
    """`lists`: of the company, those that fields of the form name, as far as they come along."""
    writing = _Writing(body, lists)
    writing.pages()
    choices = ("list_name", "name", "label", *writing.lists.columns)
    sheets = (
        (Sheet("survey", COLUMNS), [[row.get(column) for column in COLUMNS] for row in writing.rows]),
        (Sheet("choices", choices), [[row.get(column) for column in choices] for row in writing.choices]),
        (Sheet("settings", ("form_title", "form_id")), [[name, slug(name) or "form"]]),
        (Sheet(NOT_CARRIED, ("question", "why")), writing.left_out),
    )
    writer = WorkbookWriter(*(sheet for sheet, _ in sheets))
    parts = [writer.begin()]
    for at, (_, rows) in enumerate(sheets):
        parts += [writer.go_on()] if at else []
        parts.append(writer.add(rows))
    return b"".join([*parts, writer.end()])


@dataclass
class _Writing:
    body: Body
    drawn: Sequence[DrawnList]
    rows: list[Row] = field(default_factory=list[Row])
    choices: list[Row] = field(default_factory=list[Row])
    left_out: list[list[Cell]] = field(default_factory=list[list[Cell]])

    def __post_init__(self) -> None:
        self._names: dict[str, str] = {}
        self._taken = Names()
        # Before anything is written: a formula may name what comes after it.
        self._all = (*self.body.fields, *self.body.columns)
        for each in self._all:
            self._names[each.id] = self._named(str(each.setting.get("label", "")))
        self.lists = WrittenLists(self.drawn, self._names, self._named)
        self.rules = WrittenRules(self.body, self._names)

    def pages(self) -> None:
        for at, page in enumerate(self.body.pages, start=1):
            title = stripped(page.name)
            label = f"Page {at}" if title in ("", UNNAMED) else title
            group = self._named(label)
            begin = {"type": "begin_group", "name": group, "label": label, "appearance": "field-list"}
            self.rows.append(begin | self._relevant(page.id))
            for row in page.components:
                for each in row.components:
                    self._field(each)
            self.rows.append({"type": "end_group"})
            if count := sum(not self.rules.is_written(rule) for rule in page.conditions):
                self.left_out.append([label, f"{count} rules: write them anew in the column “relevant”"])

    def _field(self, each: Field) -> None:
        kind, setting = self.body.kind_of(each.id), self.body.setting_of(each.id)
        if isinstance(setting, InputTableSetting):
            self._table(each, setting)
        elif kind.holds == "fields":
            begin = {"type": "begin_group", "name": self._names[each.id], "label": setting.label}
            self.rows.append(begin | self._relevant(each.id))
            for inner in fields_in(each):
                self._field(inner)
            self.rows.append({"type": "end_group"})
        else:
            self._question(each, setting)

    def _table(self, each: Field, setting: InputTableSetting) -> None:
        label, rows = setting.label, setting.grid.rows
        begin: Row = {"type": "begin_repeat", "name": self._names[each.id], "label": label}
        if not setting.can_add_rows:
            begin["repeat_count"] = str(len(rows))
        self.rows.append(begin | self._relevant(each.id))
        for column in setting.grid.columns:
            self._question(column.field, column.setting)
        self.rows.append({"type": "end_repeat"})
        titles = [row.title for row in rows if stripped(row.title)]
        if titles:
            self.left_out.append([label, f"the names of its rows: {', '.join(titles)}"[:500]])
        sums = [
            f"{column.setting.label} ({setting.totals[column.id]})"
            for column in setting.grid.columns
            if column.id in setting.totals
        ]
        if sums:
            self.left_out.append([label, f"what stands below its columns: {', '.join(sums)}"[:500]])

    def _question(self, each: Field, setting: FieldSetting) -> None:
        listed = as_listed(setting)
        row = written(each, setting, self._names)
        if row is None or (listed and not self.lists.has(listed)):
            why = LEFT_OUT.get(each.type, f"there are no questions of the kind “{each.type}”")
            why = LISTED.format(name=listed.list_name) if listed else why
            self.left_out.append([stripped(setting.label) or each.type, why])
            return
        row = {"name": self._names[each.id], "label": stripped(setting.label), "hint": setting.help, **row}
        if listed:
            self._choose_of(listed, row)
        elif options := [*_options(setting)]:
            list_name = self._names[each.id]
            row["type"] = f"{row['type']} {list_name}{' or_other' * _takes_other(setting)}"
            self.choices += [{"list_name": list_name, "name": at, "label": label} for at, label in options]
        row |= self._relevant(each.id)
        if required := "yes" if each.required else self.rules.required_of(each.id):
            row["required"] = required
        if each.readonly:
            row["read_only"] = "yes"
        if not each.visible:
            self.left_out.append([row["label"], "it is hidden at first"])
        if isinstance(setting, YesNoSetting):
            self._of_a_fail(setting, row["label"])
        self.rows.append(row)

    def _of_a_fail(self, setting: YesNoSetting, label: str) -> None:
        asked = [
            what
            for is_asked, what in ((setting.note_on_fail, "note"), (setting.photo_on_fail, "photo"))
            if is_asked
        ]
        if asked:
            self.left_out.append([label, f"that it asks for a {' and a '.join(asked)} where it fails"])

    def _relevant(self, part_id: str) -> Row:
        asked = self.rules.relevant.get(part_id)
        return {"relevant": asked} if asked else {}

    def _choose_of(self, listed: ListedSetting, row: Row) -> None:
        list_name, choices = self.lists.take(listed)
        self.choices += choices
        row["type"] = f"{row['type']} {list_name}"
        above = next((each for each in self._all if each.id == listed.within_field_id), None)
        chosen = self.lists.filter_of(listed, above) if above else ""
        if chosen:
            row["choice_filter"] = chosen
        elif listed.within_field_id:
            self.left_out.append([row["label"], "that it offers what lies under another answer"])
        if listed.other and not chosen:
            row["type"] += " or_other"
        elif listed.other:
            self.left_out.append([row["label"], "an own answer: filtered choices have none there"])

    def _named(self, label: str) -> str:
        return self._taken.free(slug(label) or "question")


def _options(setting: FieldSetting) -> Iterator[tuple[str, str]]:
    if isinstance(setting, YesNoSetting):
        yield "yes", setting.yes_label
        yield "no", setting.no_label
        if setting.na:
            yield "na", setting.na_label
    elif isinstance(setting, SelectionSetting):
        for option in setting.options:
            yield str(option.id), option.label


def _takes_other(setting: FieldSetting) -> bool:
    return isinstance(setting, SelectionSetting) and setting.other
