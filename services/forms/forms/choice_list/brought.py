"""Lists that the file of a form brings along: those that the company has are taken, the others made. And
those that such a file takes along.

Decision: docs/decisions/0248-a-form-brings-its-lists.md"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.batches import in_turns
from chassis.db import UnitOfWork
from chassis.ids import new_id
from formwork.portable import DrawnChoice, DrawnList

from forms.audit import AuditAction, AuditField, of_choice_list
from forms.choice_list.errors import ListNameTaken, TooManyLists
from forms.choice_list.repo import ChoiceListRepo, ChoiceRepo
from forms.choice_list.service import MOST_LISTS
from forms.tables.choice_list import ChoiceItem, ChoiceList

_MOST_OF_A_NAME = 9
"""With more lists of one name nobody could say which is meant."""


@dataclass(frozen=True, slots=True)
class BroughtList:
    """A list of a file, and which one of the company's it is, or will be."""

    drawn: DrawnList
    id: UUID
    name: str
    is_made: bool
    lacking: int = 0
    """Of one that is there: how many choices of the file are not in it."""


async def look_for(uow: UnitOfWork, company_id: UUID, lists: Sequence[DrawnList]) -> list[BroughtList]:
    """Lists below each other are taken together or made together: an item lies under items of one list."""
    if not lists:
        return []
    repo = ChoiceListRepo(uow, company_id)
    named = await repo.named({name for each in lists for name in _names_of(each.name)})
    known = _Known(
        {row.name.lower(): row for row in named},
        {row.id: row.parent_list_id for row in await repo.among([row.id for row in named])},
    )
    found: list[BroughtList] = []
    for together in _below_each_other(lists):
        if (rows := known.match(together)) is not None:
            found += [
                BroughtList(each, rows[each.id].id, rows[each.id].name, is_made=False) for each in together
            ]
        else:
            found += [
                BroughtList(each, new_id(), await _free_name(repo, each.name), is_made=True)
                for each in together
            ]
    return [each if each.is_made else await _with_lacking(uow, each, found) for each in found]


async def make(uow: UnitOfWork, actor: Actor, lists: Sequence[BroughtList]) -> None:
    made = [each for each in lists if each.is_made]
    if not made:
        return
    repo = ChoiceListRepo(uow, actor.company_id)
    await uow.lock(f"choice lists of {actor.company_id}")
    if await repo.count() + len(made) > MOST_LISTS:
        raise TooManyLists(MOST_LISTS)
    ids = {each.drawn.id: each.id for each in lists}
    # The ids of items that others lie under, by the list and their places in it.
    items: dict[str, list[UUID]] = {}
    for each in made:
        # Looked for a moment ago; somebody may have made one since.
        if await repo.name_is_taken(each.name, each.id):
            raise ListNameTaken(each.name)
        above_id = each.drawn.above_id
        row = repo.add(
            ChoiceList(
                id=each.id,
                company_id=actor.company_id,
                name=each.name,
                parent_list_id=ids[above_id] if above_id else None,
                by_managers=False,
                items_count=len(each.drawn.choices),
                created_by=actor.user_id,
                updated_by=actor.user_id,
            )
        )
        await uow.flush()
        items[each.drawn.id] = await _add_items(uow, each, items.get(above_id or "", []))
        uow.outbox.add(of_choice_list(actor, AuditAction.LIST_CREATED, row))
        counted = {AuditField.COUNT: (None, str(len(each.drawn.choices)))}
        uow.outbox.add(of_choice_list(actor, AuditAction.LIST_IMPORTED, row, counted))
        await uow.flush()


async def drawn_lists(
    uow: UnitOfWork, company_id: UUID, list_ids: Collection[UUID], most: int
) -> list[DrawnList]:
    """For a file, the upper ones first: with what is in use, as far as so many choices go."""
    rows = {row.id: row for row in await ChoiceListRepo(uow, company_id).among(list_ids)}
    drawn: list[DrawnList] = []
    places: dict[UUID | None, dict[UUID, int]] = {}
    for row in sorted(rows.values(), key=lambda each: (_depth(each, rows), each.name)):
        above = row.parent_list_id if row.parent_list_id in places else None
        items = [
            each
            for each in await ChoiceRepo(uow).all_of(row.id)
            # What lies under an archived item is offered nowhere.
            if each.archived_at is None and (above is None or each.parent_id in places[above])
        ]
        most -= len(items)
        if most < 0:
            break
        places[row.id] = {each.id: at for at, each in enumerate(items)}
        choices = [
            DrawnChoice(each.label, each.code, places[above][each.parent_id] if above else None)
            for each in items
        ]
        drawn.append(DrawnList(str(row.id), row.name, str(above) if above else None, choices))
    return drawn


def _depth(row: Any, rows: Mapping[UUID, Any]) -> int:
    above = rows.get(row.parent_list_id)
    return 0 if above is None else 1 + _depth(above, rows)


async def _add_items(uow: UnitOfWork, brought: BroughtList, above: Sequence[UUID]) -> list[UUID]:
    repo, added = ChoiceRepo(uow), list[UUID]()
    async for some in in_turns(enumerate(brought.drawn.choices, start=1)):
        for position, choice in some:
            item = ChoiceItem(
                id=new_id(),
                list_id=brought.id,
                parent_id=None if choice.above is None else above[choice.above],
                label=choice.label,
                code=choice.code,
                position=position,
            )
            repo.insert(item)
            added.append(item.id)
    return added


def _below_each_other(lists: Sequence[DrawnList]) -> Iterator[list[DrawnList]]:
    """Each list with all that lie under it, the upper ones first, as they stand in the file."""
    tops: dict[str, list[DrawnList]] = {}
    top_of: dict[str, str] = {}
    for each in lists:
        top = top_of[each.id] = top_of[each.above_id] if each.above_id else each.id
        tops.setdefault(top, []).append(each)
    yield from tops.values()


@dataclass(frozen=True, slots=True)
class _Known:
    """Of the company's lists those that may be meant, by their names in small letters."""

    named: Mapping[str, Any]
    parents: Mapping[UUID, UUID | None]

    def match(self, together: Sequence[DrawnList]) -> Mapping[str, Any] | None:
        """Which one each is, where they lie below each other as in the file. What was made beside one of that
        name has a number behind it: brought in again, it is taken."""
        top, *below = together
        for row in self._called(top.name, None):
            rows = {top.id: row}
            for each in below:
                above = rows.get(each.above_id or "")
                if under := above and next(self._called(each.name, above.id), None):
                    rows[each.id] = under
            if len(rows) == len(together):
                return rows
        return None

    def _called(self, name: str, parent_id: UUID | None) -> Iterator[Any]:
        # Ours has a number only where the name was taken: else “Zone 2” is another list than “Zone”.
        names = _names_of(name) if name.lower() in self.named else (name,)
        rows = (self.named.get(each.lower()) for each in names)
        return (row for row in rows if row is not None and self.parents.get(row.id) == parent_id)


def _names_of(name: str) -> Iterator[str]:
    """As it is made: as it is called in the file, or with a number behind it where that is taken."""
    yield name
    yield from (f"{name} {number}" for number in range(2, _MOST_OF_A_NAME + 1))


async def _free_name(repo: ChoiceListRepo, wanted: str) -> str:
    name, count = wanted, 1
    while await repo.name_is_taken(name, new_id()):
        count += 1
        name = f"{wanted} {count}"
    return name


async def _with_lacking(uow: UnitOfWork, each: BroughtList, found: Sequence[BroughtList]) -> BroughtList:
    repo = ChoiceRepo(uow)
    above = next((one for one in found if one.drawn.id == each.drawn.above_id), None)
    labels = {row.id: row.label.lower() for row in await repo.all_of(above.id)} if above else {}
    there = {
        (labels.get(row.parent_id), row.label.lower())
        for row in await repo.all_of(each.id)
        if row.archived_at is None
    }
    wanted = {
        (
            None if choice.above is None or above is None else _label(above, choice.above),
            choice.label.lower(),
        )
        for choice in each.drawn.choices
    }
    return replace(each, lacking=len(wanted - there))


def _label(above: BroughtList, at: int) -> str:
    return above.drawn.choices[at].label.lower()
