"""Whether anybody may ever answer a request: nobody answers their own, so what the only one who may asks for
waits for somebody who is not there yet."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from uuid import UUID

from chassis.db.held import is_holding
from chassis.errors import Unavailable
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory


@dataclass(frozen=True, slots=True)
class Waiting:
    approvers: Sequence[UUID | None]
    author: UUID
    answered: Collection[UUID] = ()
    count: int = 1
    """Of requests that are alike in this."""


async def nobody_answers(
    directory: Directory,
    project: Project,
    approvers: Sequence[UUID | None],
    author: UUID,
    answered: Collection[UUID] = (),
) -> bool:
    """`approvers`: who has not answered, in their order."""
    return await count_for_nobody(directory, project, [Waiting(approvers, author, answered)]) > 0


async def count_for_nobody(directory: Directory, project: Project, waiting: Iterable[Waiting]) -> int:
    """Admins are asked for once, and only where the project has nobody."""
    left = [(each, out) for each in waiting if (out := _left_to_admins(project, each)) is not None]
    admins = await _admins(directory, project) if left else set[UUID]()
    return sum(each.count for each, out in left if admins and not admins - out)


def _left_to_admins(project: Project, waiting: Waiting) -> set[UUID] | None:
    """Who of them may not answer either; None: somebody of the project may. It goes by the last of its
    approvers, as after some days whoever comes later answers for those before."""
    *before, last = waiting.approvers or [None]
    out = {waiting.author, *waiting.answered}
    if last is None:
        # Who is named before anybody answers that turn, and no second one.
        out |= {each for each in before if each is not None}
        return None if {*map(UUID, project.manager_user_ids)} - out else out
    return None if str(last) in (*project.manager_user_ids, *project.member_user_ids) else out


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
