from chassis.access import Actor, SignedInUser
from chassis.runtime import Runtime

from identity.tables.user import User
from identity.user.errors import wrong_password
from identity.user.passwords import Passwords
from identity.user.service import get_user
from identity.user.throttle import count_attempt, forgive, password_limits


async def confirm_password(
    runtime: Runtime, caller: SignedInUser | Actor, password: str, *, field: str = "password"
) -> User:
    """Before what can't be undone, a signed-in person proves it is still them. Tries are counted.

    Uses transactions of its own: call it before the first statement of the unit of work, so that no
    connection waits while the password is checked. The user returned is to be read, not to be changed.
    """
    limits = password_limits(caller.user_id, caller.session_id)
    async with runtime.database.unit_of_work() as counting:
        await count_attempt(counting, limits)
    async with runtime.database.reading() as reading:
        user = await get_user(reading, caller.user_id)
    passwords = runtime.of(Passwords)
    if not await passwords.verify(user.password_hash, password, network=caller.origin.network):
        raise wrong_password(field)
    async with runtime.database.unit_of_work() as forgiving:
        await forgive(forgiving, limits)
    return user
