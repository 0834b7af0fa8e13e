from typing import Annotated

from chassis.http import (
    PUBLIC,
    AdminDep,
    Envelope,
    Page,
    PagingDep,
    RuntimeDep,
    SearchText,
    UowDep,
    UserDep,
    edge_router,
    ok,
    reads,
    takes_upload,
)
from fastapi import File, Form, Query, Response

from identity.invite import acceptance, csv_import, sending, service
from identity.invite.csv_file import MOST_BYTES
from identity.invite.schemas import (
    CsvResult,
    InviteCreate,
    InvitePublic,
    InviteRef,
    InviteSeen,
    InviteStatus,
    InviteTokenIn,
)
from identity.session.http import set_cookies
from identity.session.service import switch_company
from identity.user.profile import get_self_profile
from identity.user.schemas import SelfProfile

router = edge_router("Invite")


@router.post("/InviteMember", status_code=201)
async def invite_member(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: InviteCreate
) -> Envelope[InvitePublic]:
    return ok(await sending.invite_member(uow, runtime, actor, body))


@router.post("/CheckMembersCsv")
@reads
@takes_upload(MOST_BYTES)
async def check_members_csv(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, file: Annotated[bytes, File()]
) -> Envelope[CsvResult]:
    """What `InviteMembersCsv` would do with it, row by row."""
    return ok(await csv_import.check_csv(uow, runtime, actor, file))


@router.post("/InviteMembersCsv")
@takes_upload(MOST_BYTES)
async def invite_members_csv(
    actor: AdminDep,
    uow: UowDep,
    runtime: RuntimeDep,
    file: Annotated[bytes, File()],
    dry_run: Annotated[bool, Form(alias="dryRun")] = True,
) -> Envelope[CsvResult]:
    # Pages of the release before check here: what they only look at must not be sent.
    import_or_check = csv_import.check_csv if dry_run else csv_import.import_csv
    return ok(await import_or_check(uow, runtime, actor, file))


@router.get("/QueryInvites")
async def query_invites(
    actor: AdminDep,
    uow: UowDep,
    runtime: RuntimeDep,
    paging: PagingDep,
    status: Annotated[InviteStatus | None, Query()] = None,
    search: Annotated[SearchText, Query()] = "",
) -> Envelope[Page[InvitePublic]]:
    return ok(await service.query_invites(uow, runtime.storage, actor, status, search, paging))


@router.post("/ResendInvite")
async def resend_invite(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: InviteRef
) -> Envelope[InvitePublic]:
    return ok(await sending.resend_invite(uow, runtime, actor, body.invite_id))


@router.post("/RevokeInvite")
async def revoke_invite(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: InviteRef
) -> Envelope[InvitePublic]:
    return ok(await sending.revoke_invite(uow, runtime.storage, actor, body.invite_id))


@router.post("/GetInvite", dependencies=[PUBLIC])
@reads
async def get_invite(uow: UowDep, body: InviteTokenIn) -> Envelope[InviteSeen]:
    return ok(await service.peek(uow, body.token))


@router.post("/AcceptInvite")
async def accept_invite(
    caller: UserDep, uow: UowDep, runtime: RuntimeDep, body: InviteTokenIn, response: Response
) -> Envelope[SelfProfile]:
    company_id = await acceptance.accept(uow, runtime, caller.user_id, caller.origin, body.token)
    signed_in = await switch_company(uow, runtime, caller, company_id)
    set_cookies(response, runtime.settings, signed_in)
    return ok(await get_self_profile(uow, runtime.storage, caller.user_id, company_id))
