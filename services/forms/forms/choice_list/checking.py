"""What was chosen from lists, looked up in the lists of the submission's company: an item is called what the
list calls it, whatever was sent."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from formwork.body import Body
from formwork.cascade import listed_setting_of
from formwork.fields.dropdown import listed_in
from formwork.problems import Problem

from forms.choice_list.repo import ChoiceRepo

Values = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class LookedUp:
    values: Values
    """As they were sent where they can't be: then nobody is told that something is missing, too."""
    problems: tuple[Problem, ...]

    def without_refused(self, values: Values) -> Values:
        refused = {each.subject_id for each in self.problems}
        return {field_id: value for field_id, value in values.items() if field_id not in refused}


async def look_up_choices(
    uow: UnitOfWork, company_id: UUID, body: Body, before: Values, sent: Values
) -> LookedUp:
    """An archived item is chosen by nobody any more, but stays where it was chosen before."""
    wanted = dict(_listed(body, sent))
    choice_ids = {UUID(each["id"]) for _, listed in wanted.values() for each in listed}
    if not choice_ids:
        return LookedUp(sent, ())
    known = {str(row.id): row for row in await ChoiceRepo(uow).among(company_id, choice_ids)}
    values, problems = {**sent}, list[Problem]()
    for field_id, (list_id, listed) in wanted.items():
        kept_ids = {each.get("id") for each in listed_in(before.get(field_id))}
        found = [_looked_up(known.get(each["id"]), list_id, kept_ids) for each in listed]
        wrong = [each for each in found if isinstance(each, Problem)]
        if wrong:
            problems.append(wrong[0].about(field_id))
        else:
            values[field_id] = {**sent[field_id], "listed": found}
    return LookedUp(values, tuple(problems))


def _listed(body: Body, sent: Values) -> Iterator[tuple[str, tuple[str | None, list[dict[str, Any]]]]]:
    for field_id, value in sent.items():
        setting = listed_setting_of(body, field_id)
        # A wrong shape is refused by the rules of its kind.
        if setting is not None and body.kind_of(field_id).has_shape(value):
            yield field_id, (setting.list_id, listed_in(value))


def _looked_up(row: Any | None, list_id: str | None, kept_ids: set[Any]) -> dict[str, Any] | Problem:
    if row is None or str(row.list_id) != list_id:
        return Problem("unknownOption")
    if row.archived_at is not None and str(row.id) not in kept_ids:
        return Problem("noLongerListed", params={"name": row.label})
    return {"id": str(row.id), "label": row.label, "parentId": str(row.parent_id) if row.parent_id else None}
