"""Whether anybody may ever answer a request: nobody answers their own, so what the only one who may asks for
waits for somebody who is not there yet."""

from collections.abc import Collection, Sequence
from uuid import UUID

from chassis.db.held import is_holding
from chassis.errors import Unavailable
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory


async def nobody_answers(
    directory: Directory,
    project: Project,
    approvers: Sequence[UUID | None],
    author: UUID,
    answered: Collection[UUID] = (),
) -> bool:
    """`approvers`: who has not answered, in their order. It goes by the last of them, as after some days
    whoever comes later answers for those before. Admins are asked for only where the project has nobody."""
    *before, last = approvers or [None]
    out = {author, *answered}
    if last is None:
        # Who is named before anybody answers that turn, and no second one.
        out |= {each for each in before if each is not None}
        managers = {*map(UUID, project.manager_user_ids)}
        if managers - out:
            return False
    elif str(last) in (*project.manager_user_ids, *project.member_user_ids):
        return False
    admins = await _admins(directory, project)
    return bool(admins) and not admins - out


async def only_one_who_answers(directory: Directory, project: Project) -> UUID | None:
    """What they ask for nobody answers who was not named; None: there are others."""
    managers = {*map(UUID, project.manager_user_ids)}
    if len(managers) > 1:
        return None
    everybody = await _admins(directory, project)
    if everybody:
        everybody |= managers
    return next(iter(everybody)) if len(everybody) == 1 else None


async def _admins(directory: Directory, project: Project) -> set[UUID]:
    """None while identity is away, and where others wait for rows meanwhile: a warning is not worth that."""
    if is_holding():
        return set()
    try:
        return {*await directory.admins(UUID(project.company_id))}
    except Unavailable:
        return set()
