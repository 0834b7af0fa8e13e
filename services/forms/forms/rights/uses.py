"""How often a share link was used: counted with the press, so that of many at once only so many are taken."""

from chassis.db import UnitOfWork
from chassis.db.statements import col
from chassis.errors import Conflict
from chassis.texts import Text
from sqlalchemy import or_, update

from forms.rights.outsider import Outsider
from forms.tables.share_link import ShareLink


class ShareLinkUsedUp(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text("This link was used as often as it may be. Ask whoever gave it to you for a new one.")
        )


async def count_use(uow: UnitOfWork, outsider: Outsider) -> None:
    counted = await uow.execute(
        update(ShareLink)
        .where(
            col(ShareLink.id) == outsider.link_id,
            col(ShareLink.revoked_at).is_(None),
            or_(col(ShareLink.most_uses).is_(None), col(ShareLink.uses) < col(ShareLink.most_uses)),
        )
        .values(uses=col(ShareLink.uses) + 1)
        .returning(col(ShareLink.id))
        .execution_options(synchronize_session=False)
    )
    if counted.first() is None:
        raise ShareLinkUsedUp
