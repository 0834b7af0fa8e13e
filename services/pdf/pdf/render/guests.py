"""Who came by a link and has no account: forms knows them by their pass, which is kept nowhere here."""

from collections.abc import Mapping
from uuid import UUID

from chassis.access import Access, Actor, CompanyState, Origin
from chassis.errors import Unauthorized

from pdf.render.forms import Forms

_PASS_HEADER = "x-share-pass"  # noqa: S105 -- its name


async def recognize(forms: Forms, headers: Mapping[str, str], origin: Origin) -> Actor:
    token = headers.get(_PASS_HEADER, "")
    if not token:
        raise Unauthorized
    guest = await forms.recognize_guest(token, origin.ip)
    state = CompanyState.ENDED if guest.has_ended else CompanyState.ACTIVE
    return Actor(
        user_id=UUID(guest.guest_id),
        session_id=UUID(guest.visit_id),
        company_id=UUID(guest.company_id),
        origin=origin,
        access=Access(session_active=True, company_state=state),
    )
