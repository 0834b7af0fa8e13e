from uuid import UUID

from chassis.http import WireOut


class PersonPublic(WireOut):
    """A person as every list shows them, whichever service it is of."""

    user_id: UUID
    full_name: str
    email: str
    photo_url: str | None
    name_abbreviation: str
    abbreviation_bg_color: str
