"""People as forms shows them, by what identity's directory says."""

from collections.abc import Iterable
from uuid import UUID

import identity_client.directory
from contracts.identity.v1 import identity_pb2

from forms.people import PersonPublic


class Directory(identity_client.directory.Directory):
    async def people(self, user_ids: Iterable[UUID | None]) -> dict[UUID, PersonPublic]:
        """Who is unknown is left out, and so is everybody while identity is away."""
        return {user_id: _person(user) for user_id, user in (await self.known_users(user_ids)).items()}


def _person(user: identity_pb2.User) -> PersonPublic:
    return PersonPublic(
        user_id=UUID(user.user_id),
        full_name=user.full_name,
        email=user.email,
        photo_url=user.photo_url or None,
        name_abbreviation=user.name_abbreviation,
        abbreviation_bg_color=user.abbreviation_bg_color,
    )
