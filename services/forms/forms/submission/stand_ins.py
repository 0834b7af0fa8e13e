"""What is mailed about a step to who is away goes to who stands in for them, too, and says for whom.

Decision: docs/decisions/0244-mails-reach-who-stands-in.md"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from uuid import UUID

from identity_client.directory import Directory


async def stand_ins_of(
    directory: Directory, company_id: UUID, people: Collection[UUID]
) -> Mapping[UUID, Sequence[UUID]]:
    """With whom of these they stand in for now; none who is told as one of these."""
    users = await directory.users(company_id, people)
    found: defaultdict[UUID, list[UUID]] = defaultdict(list)
    for user_id, user in sorted(users.items()):
        if user.stand_in_user_id:
            found[UUID(user.stand_in_user_id)].append(user_id)
    return {each: away for each, away in found.items() if each not in people}


async def names_of_away(directory: Directory, company_id: UUID, away: Iterable[UUID], stand_in: UUID) -> str:
    """Of those for whom they still stand in; empty where it is none."""
    users = await directory.users(company_id, away)
    return ", ".join(each.full_name for each in users.values() if each.stand_in_user_id == str(stand_in))
