from chassis.http import Envelope, MemberDep, RuntimeDep, UowDep, UserDep, edge_router, ok, takes_upload
from fastapi import UploadFile

from identity.user import photo, profile
from identity.user.schemas import SelfProfile, SelfProfileUpdate

router = edge_router("User")


@router.get("/GetSelfProfile")
async def get_self_profile(user: UserDep, uow: UowDep, runtime: RuntimeDep) -> Envelope[SelfProfile]:
    return ok(await profile.get_self_profile(uow, runtime.storage, user.user_id, user.company_id))


@router.put("/UpdateSelfProfile")
async def update_self_profile(
    user: UserDep, uow: UowDep, runtime: RuntimeDep, body: SelfProfileUpdate
) -> Envelope[SelfProfile]:
    await profile.update_self_profile(uow, user, body)
    return ok(await profile.get_self_profile(uow, runtime.storage, user.user_id, user.company_id))


@router.put("/HideFirstSteps")
async def hide_first_steps(actor: MemberDep, uow: UowDep) -> Envelope[None]:
    """The list of what a new company needs is not shown to the caller again."""
    return ok(await profile.hide_first_steps(uow, actor))


@router.post("/UploadSelfPhoto")
@takes_upload(photo.MOST_BYTES)
async def upload_self_photo(
    user: UserDep, uow: UowDep, runtime: RuntimeDep, file: UploadFile
) -> Envelope[SelfProfile]:
    await photo.replace_photo(uow, runtime, user.user_id, file.file)
    return ok(await profile.get_self_profile(uow, runtime.storage, user.user_id, user.company_id))


@router.delete("/DeleteSelfPhoto")
async def delete_self_photo(user: UserDep, uow: UowDep, runtime: RuntimeDep) -> Envelope[SelfProfile]:
    await photo.remove_photo(uow, user.user_id)
    return ok(await profile.get_self_profile(uow, runtime.storage, user.user_id, user.company_id))
