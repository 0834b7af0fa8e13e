"""What a new company begins with, so that its first form can be made and filled in at once."""

from uuid import UUID

from chassis.access import Access, Actor, Role, SignedInUser
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from chassis.texts import Text

from identity.company.lifecycle import create_company
from identity.company.schemas import CompanyPublic
from identity.founding.schemas import CompanyFound
from identity.project.schemas import ProjectCreate
from identity.project.service import create_project
from identity.session.service import SignedIn
from identity.team.schemas import TeamCreate
from identity.team.service import create_team
from identity.user.service import get_user

_FIRST_SITE = Text("First site")
_EVERYONE = Text("Everyone")
_ABOUT_EVERYONE = Text("Whoever joins the company is in this team.")


async def found_company(
    uow: UnitOfWork, runtime: Runtime, caller: SignedInUser, body: CompanyFound
) -> tuple[CompanyPublic, SignedIn]:
    """The caller owns it and works in it from now on."""
    if body.time_zone is None:
        return await create_company(uow, runtime, caller, body)
    company, signed_in = await create_company(uow, runtime, caller, body, body.time_zone)
    await _add_first_project_and_team(uow, runtime, caller, company.group_id, body.time_zone)
    return company, signed_in


async def _add_first_project_and_team(
    uow: UnitOfWork, runtime: Runtime, caller: SignedInUser, company_id: UUID, time_zone: str
) -> None:
    """Named in the founder's language; both may be renamed or removed like any other."""
    language = (await get_user(uow, caller.user_id)).language
    access = Access(session_active=True, role=Role.OWNER)
    founder = Actor(caller.user_id, caller.session_id, company_id, caller.origin, access)
    project = ProjectCreate(
        name=_FIRST_SITE.translated(language), time_zone=time_zone, manager_user_ids=[founder.user_id]
    )
    await create_project(uow, runtime, founder, project)
    team = TeamCreate(
        name=_EVERYONE.translated(language),
        description=_ABOUT_EVERYONE.translated(language),
        lead_user_ids=[founder.user_id],
    )
    await create_team(uow, runtime, founder, team, is_everyone=True)
