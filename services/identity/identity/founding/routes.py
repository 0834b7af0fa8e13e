from chassis.http import Envelope, RuntimeDep, UowDep, UserDep, edge_router, ok
from fastapi import Response

from identity.company.schemas import CompanyPublic
from identity.founding import service
from identity.founding.schemas import CompanyFound
from identity.session.http import set_cookies

router = edge_router("Group")


@router.post("/CreateGroup", status_code=201)
async def create_group(
    caller: UserDep, uow: UowDep, runtime: RuntimeDep, body: CompanyFound, response: Response
) -> Envelope[CompanyPublic]:
    company, signed_in = await service.found_company(uow, runtime, caller, body)
    set_cookies(response, runtime.settings, signed_in)
    return ok(company)
