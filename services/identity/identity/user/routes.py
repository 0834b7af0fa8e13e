from chassis.http import Envelope, RuntimeDep, UowDep, UserDep, edge_router, ok

from identity.user import profile
from identity.user.schemas import SelfProfile

router = edge_router("User")


@router.get("/GetSelfProfile")
async def get_self_profile(user: UserDep, uow: UowDep, runtime: RuntimeDep) -> Envelope[SelfProfile]:
    return ok(await profile.get_self_profile(uow, runtime, user.user_id, user.company_id))
