"""Which folders somebody knows of. What they are called may say what nobody else is to know: whoever does not
see one is told nothing of it, neither by its id nor by its name."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from chassis.access import Actor, Role

from forms.tables.form_folder import FormFolder
from forms.template.folders.repo import FolderRepo
from forms.template.folders.tree import Tree


async def tree_seen_by(folders: FolderRepo, actor: Actor) -> Tree:
    """Without the folders in which all is others'."""
    tree = Tree(await folders.all())
    if not len(tree) or actor.is_at_least(Role.ADMIN):
        return tree
    return await seen_of(folders, tree, actor, await folders.counts_seen_by(actor))


async def seen_of(folders: FolderRepo, tree: Tree, actor: Actor, counts: Mapping[UUID, Any]) -> Tree:
    """Those with something in them that the actor sees, and those around. Who makes templates sees their own,
    too, and those with nothing in them, to put something there; admins see them all."""
    filled = await folders.filled() if len(tree) and actor.is_at_least(Role.MANAGER) else None
    opened = {
        *counts,
        *(each.id for each in tree.folders if may_change(actor, each)),
        *(each.id for each in tree.folders if filled is not None and filled.isdisjoint(tree.below(each.id))),
    }
    shown = {each.id for folder_id in opened for each in tree.path(folder_id)}
    return Tree([each for each in tree.folders if each.id in shown])


def may_change(actor: Actor, folder: FormFolder) -> bool:
    return actor.is_at_least(Role.ADMIN) or (
        actor.is_at_least(Role.MANAGER) and folder.created_by == actor.user_id
    )
