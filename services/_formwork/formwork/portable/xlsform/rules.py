"""What rows say of other questions, worked out when all questions are known: rules, formulas, bounds."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from formwork.condition import MOST_CONDITIONS, MOST_DEPTH, MOST_PARTS, MOST_TARGETS
from formwork.fields.registry import KINDS
from formwork.portable.drawing import Ids
from formwork.portable.xlsform.bounds import begins_with_now, bound, default_of
from formwork.portable.xlsform.conditions import Part, together, when
from formwork.portable.xlsform.expression import NotCarried, read_expression
from formwork.portable.xlsform.fields import Tell
from formwork.portable.xlsform.named import Question, Questions
from formwork.portable.xlsform.sheets import Line

_YES = frozenset(("yes", "true", "true()", "1", "required"))
_NO = frozenset(("", "no", "false", "false()", "0"))

TellAt = Callable[[Line], Tell]


@dataclass(frozen=True)
class Within:
    """The groups of a page that a question stands in, of those that are shown by a rule."""

    groups: tuple[Line, ...] = ()

    def also(self, group: Line) -> "Within":
        return Within((*self.groups, group))


@dataclass(frozen=True)
class Later:
    """What is still to be read of a row, and what it is about."""

    line: Line
    question: Question | None = None
    fields: Sequence[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    page_id: str | None = None
    within: Within = Within()


@dataclass(frozen=True)
class Rule:
    when: Part
    outcome: str
    page_id: str | None
    field_id: str | None

    def is_like(self, other: "Rule") -> bool:
        return (self.when, self.outcome) == (other.when, other.outcome)


def settle(waiting: Sequence[Later], questions: Questions, tell_at: TellAt) -> Iterator[Rule]:
    """Settings are set in place; what is a rule is told."""
    shown = _Shown(questions, tell_at)
    for each in waiting:
        tell = tell_at(each.line)
        if each.question is not None:
            yield from _settle(each, each.question, questions, tell)
        in_table = each.question is not None and each.question.table_id is not None
        part = None if in_table else shown.part(each)
        if part is not None:
            field_id = each.fields[0]["id"] if each.page_id is None else None
            yield Rule(part, "show", each.page_id, field_id)


def rules_of(rules: Iterator[Rule], ids: Ids) -> list[dict[str, Any]]:
    """Of neighbours that are ruled alike one rule."""
    alike: list[list[Rule]] = []
    for rule in rules:
        before = alike[-1] if alike else []
        if before and before[0].is_like(rule) and len(before) < MOST_TARGETS:
            before.append(rule)
        else:
            alike.append([rule])
    return [_drawn(ids("rule"), each) for each in alike[:MOST_CONDITIONS]]


def _drawn(rule_id: str, alike: Sequence[Rule]) -> dict[str, Any]:
    outcome = {
        "type": alike[0].outcome,
        "fieldIds": [each.field_id for each in alike if each.field_id is not None],
        "pageIds": [each.page_id for each in alike if each.page_id is not None],
    }
    return {"id": rule_id, **_group(alike[0].when), "outcomes": [outcome]}


def _group(part: Part) -> Part:
    return part if "nestedConditions" in part else {"logicType": "and", "nestedConditions": [part]}


@dataclass
class _Shown:
    """When something is shown: if all groups around it are, and it is itself."""

    questions: Questions
    tell_at: TellAt
    _read: dict[int, Part | None] = field(default_factory=dict[int, "Part | None"])

    def part(self, later: Later) -> Part | None:
        lines = [*later.within.groups, *([later.line] if later.line["relevant"] else [])]
        parts = [part for line in lines if (part := self._of(line)) is not None]
        if len(parts) < 2:
            return parts[0] if parts else None
        whole = together("and", parts)
        if _depth(whole) > MOST_DEPTH or len(whole["nestedConditions"]) > MOST_PARTS:
            self.tell_at(later.line)("columnNotCarried", column="relevant", what=later.line["relevant"][:60])
            return parts[0]
        return whole

    def _of(self, line: Line) -> Part | None:
        """Read once, and told once where it does not come along."""
        if line.number not in self._read:
            self._read[line.number] = self._when(line)
        return self._read[line.number]

    def _when(self, line: Line) -> Part | None:
        return condition_in(line, "relevant", self.questions, self.tell_at(line))


def condition_in(line: Line, column: str, questions: Questions, tell: Tell) -> Part | None:
    try:
        part = when(read_expression(line[column]), questions)
        if _depth(_group(part)) > MOST_DEPTH or _widest(part) > MOST_PARTS:
            raise NotCarried("(((…")
    except NotCarried as not_carried:
        tell("columnNotCarried", column=column, what=not_carried.what[:60])
        return None
    return part


def _depth(part: Part) -> int:
    return 1 + max((_depth(each) for each in part.get("nestedConditions", ())), default=0)


def _widest(part: Part) -> int:
    inside = part.get("nestedConditions", ())
    return max([len(inside), *(_widest(each) for each in inside)])


def _settle(later: Later, question: Question, questions: Questions, tell: Tell) -> Iterator[Rule]:
    line = later.line
    kind = KINDS[question.kind]
    if not kind.is_entered:
        return
    if line["constraint"]:
        for what in bound(question, line["constraint"], line["constraint_message"]):
            tell("columnNotCarried", column="constraint", what=what[:60])
    if line["calculation"]:
        tell("columnNotCarried", column="calculation", what=line["calculation"][:60])
    if line["default"] and begins_with_now(question, line["default"]):
        question.setting["beginsWithNow"] = True
    elif line["default"]:
        try:
            question.field["value"] = default_of(question, line["default"])
        except NotCarried as not_carried:
            tell("columnNotCarried", column="default", what=not_carried.what[:60])
    if line["read_only"].lower() in _YES:
        question.field["readonly"] = True
        return
    required = line["required"].lower()
    if required in _YES:
        question.field["required"] = question.field["visible"]
    elif required not in _NO and question.table_id is None:
        part = condition_in(line, "required", questions, tell)
        if part is not None:
            yield Rule(part, "require", None, question.field_id)
