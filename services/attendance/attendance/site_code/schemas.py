from datetime import datetime
from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from pydantic import StringConstraints

Scanned = Annotated[str, StringConstraints(max_length=300)]


class SiteCodePublic(WireOut):
    site_code_id: UUID
    project_id: UUID
    link: str
    """What its QR code holds."""
    created_at: datetime


class SiteCodeOfProject(WireOut):
    site_code: SiteCodePublic | None
    """Null: the project has none (any more)."""


class SiteCodeRenew(WireIn):
    project_id: UUID
    seen_site_code_id: UUID | None = None
    """The one that was there; null: none. Of two who renew it at once the second is told."""


class SiteCodeRevoke(WireIn):
    project_id: UUID
    site_code_id: UUID


class SiteByCode(WireOut):
    project_id: UUID | None
    """Null for a colleague who is not in the project: they learn nothing of it."""
    project_name: str
    is_closed: bool
    """The project is archived: nobody begins work there by its poster."""


class SiteCard(WireOut):
    """For anybody at all."""

    company_name: str
