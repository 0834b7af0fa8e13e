"""Lists under a name. What a view shows is its screen's; whose it is, is said here."""

from uuid import UUID

from chassis.access import Actor, Role
from chassis.clock import now
from chassis.db import UnitOfWork

from identity.list_view.errors import ListViewNotFound, NotYoursToShare, NotYourView, TooManyViews
from identity.list_view.repo import ListViewRepo
from identity.list_view.schemas import ListViewPublic, ListViewSave, ShownPublic
from identity.tables.list_view import ListView

MOST_OF_A_LIST = 50
"""One's own; the offered ones of others are as many more at most."""
MOST_OF_ALL = 300
"""One's own, of lists of whatever name."""


async def get_list_views(uow: UnitOfWork, actor: Actor, of_list: str) -> list[ListViewPublic]:
    found = await ListViewRepo(uow).offered(actor, of_list, 2 * MOST_OF_A_LIST)
    return [_public(actor, view) for view in sorted(found, key=lambda view: view.name.casefold())]


async def save_list_view(uow: UnitOfWork, actor: Actor, body: ListViewSave) -> ListViewPublic:
    repo = ListViewRepo(uow)
    view = await repo.hold(body.list_view_id)
    if view is None:
        of_list, of_all = await repo.count_own(actor, body.list)
        if of_list >= MOST_OF_A_LIST or of_all >= MOST_OF_ALL:
            raise TooManyViews(MOST_OF_A_LIST, MOST_OF_ALL)
        view = repo.add(
            ListView(
                id=body.list_view_id,
                company_id=actor.company_id,
                user_id=actor.user_id,
                list=body.list,
                name=body.name,
                is_shared=False,
                shown={},
            )
        )
    else:
        _must_be_changeable(actor, view)
        if view.list != body.list:
            raise ListViewNotFound
    if body.is_shared and not actor.role.at_least(Role.MANAGER):
        raise NotYoursToShare
    view.name, view.is_shared, view.updated_at = body.name, body.is_shared, now()
    view.shown = body.shown.model_dump(mode="json")
    await uow.flush()
    return _public(actor, view)


async def delete_list_view(uow: UnitOfWork, actor: Actor, list_view_id: UUID) -> None:
    """Also where it is gone already."""
    repo = ListViewRepo(uow)
    view = await repo.hold(list_view_id)
    if view is None:
        return
    _must_be_changeable(actor, view)
    await repo.delete(view)


async def delete_views_of(uow: UnitOfWork, company_id: UUID, user_id: UUID) -> None:
    """Of who leaves. What they made for everybody stays."""
    await ListViewRepo(uow).delete_own(company_id, user_id)


def _must_be_changeable(actor: Actor, view: ListView) -> None:
    is_offered = view.user_id == actor.user_id or view.is_shared
    if view.company_id != actor.company_id or not is_offered:
        raise ListViewNotFound
    if not _may_change(actor, view):
        raise NotYourView


def _may_change(actor: Actor, view: ListView) -> bool:
    return view.user_id == actor.user_id or (view.is_shared and actor.role.at_least(Role.ADMIN))


def _public(actor: Actor, view: ListView) -> ListViewPublic:
    return ListViewPublic(
        list_view_id=view.id,
        name=view.name,
        is_shared=view.is_shared,
        is_own=view.user_id == actor.user_id,
        may_change=_may_change(actor, view),
        shown=ShownPublic.model_validate(view.shown),
    )
