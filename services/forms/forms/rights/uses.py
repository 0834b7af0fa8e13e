"""How often a share link was used: counted with the press, so that of many at once only so many are taken."""

from chassis.db import UnitOfWork

from forms.outsider import Outsider
from forms.rights.errors import ShareLinkUsedUp
from forms.rights.repo import RightsRepo


def must_have_uses_left(outsider: Outsider) -> None:
    """Not for presses: what was pressed may come again, and has counted."""
    if outsider.is_used_up:
        raise ShareLinkUsedUp


async def count_use(uow: UnitOfWork, outsider: Outsider) -> None:
    if not await RightsRepo(uow).count_use(outsider.link_id):
        raise ShareLinkUsedUp
