"""Who changes a list: admins, who made it, and managers where one of those lets them.

Decision: docs/decisions/0216-a-list-has-a-keeper.md"""

from typing import Any

from chassis.access import Actor, Role

from forms.choice_list.errors import NotYourListToChange
from forms.tables.choice_list import ChoiceList


def lets_managers(kept: Any) -> bool:
    """Of a list, or its row."""
    return kept.by_managers is not False


def keeps(actor: Actor, kept: Any) -> bool:
    return kept.created_by == actor.user_id or actor.is_at_least(Role.ADMIN)


def may_change(actor: Actor, kept: Any) -> bool:
    return actor.is_at_least(Role.MANAGER) and (lets_managers(kept) or keeps(actor, kept))


def must_change(actor: Actor, kept: ChoiceList) -> None:
    if not may_change(actor, kept):
        raise NotYourListToChange(kept.name)
