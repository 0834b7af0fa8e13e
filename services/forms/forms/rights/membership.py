from chassis.access import Actor
from identity_client.access import role_of
from identity_client.directory import Directory

from forms.rights.errors import NoMemberAnyMore


async def must_be_member_still(directory: Directory, actor: Actor) -> None:
    """Asked anew: for what outlives the seconds for which access is remembered."""
    person = (await directory.users(actor.company_id, [actor.user_id])).get(actor.user_id)
    if person is None or role_of(person) is None:
        raise NoMemberAnyMore
