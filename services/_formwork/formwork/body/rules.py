"""What a body's conditions say of its fields, and in which order that is worked out; read once a body."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from formwork.condition import Condition, Outcome, OutcomeType, comparisons

if TYPE_CHECKING:
    from formwork.body import Body

SHOWS: frozenset[OutcomeType] = frozenset(("show", "hide"))


@dataclass(frozen=True)
class Applied:
    """An outcome of the condition at a place in the form's list."""

    at: int
    outcome: Outcome


class Rules:
    def __init__(self, body: "Body") -> None:
        self.body = body
        self.conditions: Sequence[Condition] = tuple(
            condition for page in body.pages for condition in page.conditions
        )

    @cached_property
    def reads(self) -> Sequence[frozenset[str]]:
        """The fields that each condition looks at."""
        return [
            frozenset[str]().union(*(each.looks_at for each in comparisons(condition)))
            for condition in self.conditions
        ]

    @cached_property
    def _outcomes(self) -> tuple[Mapping[str, Sequence[Applied]], Mapping[str, Sequence[Applied]]]:
        """By field: what shows or hides it and what else becomes of it. By page: what shows or hides it."""
        fields: dict[str, list[Applied]] = {}
        pages: dict[str, list[Applied]] = {}
        on_page: dict[str, list[str]] = {}
        for field_id, page in self.body.page_of.items():
            on_page.setdefault(page.id, []).append(field_id)
        for at, condition in enumerate(self.conditions):
            for outcome in condition.outcomes:
                applied = Applied(at, outcome)
                named = [*outcome.field_ids]
                if outcome.type not in SHOWS:
                    # Whatever else is said of what holds fields is said of these.
                    named = [each for held in named for each in self.body.inside_of(held)]
                for page_id in outcome.page_ids:
                    if outcome.type in SHOWS:
                        pages.setdefault(page_id, []).append(applied)
                    else:
                        named += on_page.get(page_id, ())
                for field_id in dict.fromkeys(named):
                    if field_id in self.body.fields_by_id:
                        fields.setdefault(field_id, []).append(applied)
        return fields, pages

    @property
    def of_fields(self) -> Mapping[str, Sequence[Applied]]:
        return self._outcomes[0]

    @property
    def of_pages(self) -> Mapping[str, Sequence[Applied]]:
        return self._outcomes[1]

    @cached_property
    def shown_by(self) -> Mapping[str, Sequence[Sequence[Applied]]]:
        """By field: the rules that show or hide it, those of its page, and those of the fields it stands in.
        Only where there are some."""
        found: dict[str, Sequence[Sequence[Applied]]] = {}
        own = {
            field_id: [each for each in applied if each.outcome.type in SHOWS]
            for field_id, applied in self.of_fields.items()
        }
        for field in self.body.fields:
            chain = [self.of_pages.get(self.body.page_of[field.id].id, ()), own.get(field.id, ())]
            holder = self.body.holder_of.get(field.id)
            while holder is not None:
                chain.append(own.get(holder, ()))
                holder = self.body.holder_of.get(holder)
            ruled = [rules for rules in chain if rules]
            if ruled:
                found[field.id] = ruled
        return found

    def may_show(self, field_id: str) -> bool:
        """Whether a rule of its own shows it, which else is never seen."""
        return self._may_become(field_id, "show")

    def may_unlock(self, field_id: str) -> bool:
        return self._may_become(field_id, "editable")

    def _may_become(self, field_id: str, outcome: OutcomeType) -> bool:
        return any(each.outcome.type == outcome for each in self.of_fields.get(field_id, ()))

    @cached_property
    def valued_by(self) -> Mapping[str, Sequence[Applied]]:
        """By field: the rules that set its value."""
        found = {
            field_id: [each for each in applied if each.outcome.type == "value"]
            for field_id, applied in self.of_fields.items()
            if self.body.is_entered(field_id)
        }
        return {field_id: applied for field_id, applied in found.items() if applied}

    @cached_property
    def offered_by(self) -> Mapping[str, Sequence[Applied]]:
        """By field: the rules that say which options it offers, where a choice that it no longer offers is
        cleared. Where that would go round in a circle, people are asked to change it instead."""
        offered = {
            field_id: [each for each in applied if each.outcome.type == "options"]
            for field_id, applied in self.of_fields.items()
            if self.body.kind_of(field_id).compared == "options"
        }
        offered = {field_id: applied for field_id, applied in offered.items() if applied}
        waiting = {field_id: {*others} for field_id, others in self._waits.items()}
        for field_id, applied in offered.items():
            waiting.setdefault(field_id, set()).update(*(self.reads[each.at] for each in applied))
        ordered = frozenset(_ordered(waiting))
        return {field_id: applied for field_id, applied in offered.items() if field_id in ordered}

    @cached_property
    def waits_for(self) -> Mapping[str, frozenset[str]]:
        """By field whose value depends on others, by rule or formula: those fields."""
        waiting = dict(self._waits)
        for field_id, applied in self.offered_by.items():
            waiting[field_id] = waiting.get(field_id, frozenset()).union(
                *(self.reads[each.at] for each in applied)
            )
        return waiting

    @cached_property
    def _waits(self) -> Mapping[str, frozenset[str]]:
        """Without what clears a choice."""
        found: dict[str, set[str]] = {}
        for field_id, chain in self.shown_by.items():
            # A calculation is computed whether it is shown or not.
            if self.body.is_entered(field_id):
                found.setdefault(field_id, set()).update(
                    *(self.reads[each.at] for rules in chain for each in rules)
                )
        for field_id, applied in self.valued_by.items():
            found.setdefault(field_id, set()).update(*(self.reads[each.at] for each in applied))
        for field_id, formula in self.body.calculations.formulas.items():
            named = {each.field_id for each in formula.references}
            tables = {self.body.table_of[each].id for each in named if each in self.body.table_of}
            found[field_id] = named | tables
        return {field_id: frozenset(others) for field_id, others in found.items()}

    @cached_property
    def order(self) -> Sequence[str]:
        """Each after those it waits for; whoever lies on a cycle, or behind one, is left out."""
        return _ordered(self.waits_for)

    @cached_property
    def endless(self) -> frozenset[str]:
        """On a cycle, or behind one: no rule shows, hides or fills them in."""
        return frozenset(self.waits_for).difference(self.order)

    @cached_property
    def size(self) -> int:
        """Comparisons and targets together."""
        return sum(
            1
            + sum(1 for _ in comparisons(condition))
            + sum(len(each.field_ids) + len(each.page_ids) for each in condition.outcomes)
            for condition in self.conditions
        )


def _ordered(waits_for: Mapping[str, Collection[str]]) -> Sequence[str]:
    readers: dict[str, list[str]] = {}
    missing: dict[str, int] = {}
    for field_id, others in waits_for.items():
        waited_for = [each for each in others if each in waits_for]
        missing[field_id] = len(waited_for)
        for other in waited_for:
            readers.setdefault(other, []).append(field_id)
    ready = [field_id for field_id, count in missing.items() if count == 0]
    for field_id in ready:
        for reader in readers.get(field_id, ()):
            missing[reader] -= 1
            if missing[reader] == 0:
                ready.append(reader)
    return ready
