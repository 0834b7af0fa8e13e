"""What was chosen from lists, looked up in the lists of the submission's company: an item is called what the
list calls it, whatever was sent."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from formwork.body import Body
from formwork.chosen import Place, each_chosen, leave_out_misplaced, with_chosen
from formwork.problems import Problem

from forms.choice_list.repo import ChoiceRepo

Values = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class LookedUp:
    values: Values
    """As they were sent where they can't be: then nobody is told that something is missing, too."""
    problems: tuple[Problem, ...]
    in_part: frozenset[str] = frozenset()
    """Fields that something was left out of."""

    def without_refused(self, values: Values) -> Values:
        refused = {each.subject_id for each in self.problems}
        return {field_id: value for field_id, value in values.items() if field_id not in refused}


async def look_up_choices(
    uow: UnitOfWork, company_id: UUID, body: Body, before: Values, sent: Values, *, leaves_out: bool = False
) -> LookedUp:
    """What was chosen before stays as it was called and where it lay then, archived or not: it was sent again
    with what stands around it. Only what is sent as the list says it today was chosen anew.

    `leaves_out`: what can't be chosen (any more) keeps nothing else from being taken."""
    wanted = {field_id: [*each_chosen(body, field_id, value)] for field_id, value in sent.items()}
    choice_ids = {UUID(item["id"]) for chosen in wanted.values() for each in chosen for item in each.items}
    if not choice_ids:
        return LookedUp(sent, ())
    known = {str(row.id): row for row in await ChoiceRepo(uow).among(company_id, choice_ids)}
    values, problems, in_part = {**sent}, list[Problem](), set[str]()
    for field_id, chosen in wanted.items():
        if not any(each.items for each in chosen):
            continue
        kept = {each.place: each.items for each in each_chosen(body, field_id, before.get(field_id))}
        found: dict[Place, list[dict[str, Any]]] = {}
        wrong: list[Problem] = []
        for each in chosen:
            before_here = {item["id"]: item for item in kept.get(each.place, ())}
            looked_up = [
                _looked_up(known.get(item["id"]), each.list_id, item, before_here.get(item["id"]))
                for item in each.items
            ]
            found[each.place] = [item for item in looked_up if not isinstance(item, Problem)]
            wrong += [each.problem(item, field_id) for item in looked_up if isinstance(item, Problem)]
        is_less = leaves_out and (leave_out_misplaced(body, field_id, found) or bool(wrong))
        value = with_chosen(sent[field_id], found)
        if is_less and not body.kind_of(field_id).is_empty(value):
            in_part.add(field_id)
        elif wrong:
            problems.append(wrong[0])
            continue
        values[field_id] = value
    return LookedUp(values, tuple(problems), frozenset(in_part))


def _looked_up(
    row: Any | None, list_id: str | None, sent: dict[str, Any], kept: dict[str, Any] | None
) -> dict[str, Any] | Problem:
    if row is None or str(row.list_id) != list_id:
        return Problem("unknownOption")
    today = {"id": str(row.id), "label": row.label, "parentId": str(row.parent_id) if row.parent_id else None}
    if kept is not None and any(sent.get(key) != told for key, told in today.items()):
        return kept
    if row.archived_at is not None and kept is None:
        return Problem("noLongerListed", params={"name": row.label})
    return today
