"""What was chosen from lists, looked up in the lists of the submission's company: an item is called what the
list calls it, whatever was sent."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from formwork.body import Body
from formwork.chosen import LookedUp, each_chosen, looked_up
from formwork.fields.listed_selection import ListedSetting, as_listed
from formwork.problems import Problem

from forms.choice_list.repo import ChoiceListRepo, ChoiceRepo

Values = Mapping[str, Any]


async def items_of_lists(
    uow: UnitOfWork, company_id: UUID, list_ids: Collection[UUID]
) -> dict[UUID, Sequence[Any]]:
    """All that each of those lists has that the company has."""
    own = await ChoiceListRepo(uow, company_id).among(list_ids) if list_ids else ()
    return {each.id: await ChoiceRepo(uow).all_of(each.id) for each in own}


async def items_among(uow: UnitOfWork, company_id: UUID, choice_ids: Collection[UUID]) -> dict[UUID, Any]:
    """Those that the company has, archived or not, with the list that each is of."""
    return {row.id: row for row in await ChoiceRepo(uow).among(company_id, choice_ids)}


async def look_up_choices(
    uow: UnitOfWork, company_id: UUID, body: Body, before: Values, sent: Values, *, leaves_out: bool = False
) -> LookedUp:
    """What was chosen before stays as it was called and where it lay then, archived or not: it was sent again
    with what stands around it. Only what is sent as the list says it today was chosen anew."""
    choice_ids = {
        UUID(item["id"])
        for field_id, value in sent.items()
        for each in each_chosen(body, field_id, value, as_listed)
        for item in each.items
    }
    if not choice_ids:
        return LookedUp(sent)
    known = {str(each): row for each, row in (await items_among(uow, company_id, choice_ids)).items()}

    def look(
        setting: ListedSetting, item: dict[str, Any], kept: dict[str, Any] | None
    ) -> dict[str, Any] | Problem:
        return _looked_up(known.get(item["id"]), setting.list_id, item, kept)

    return looked_up(body, before, sent, as_listed, look, leaves_out=leaves_out)


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
