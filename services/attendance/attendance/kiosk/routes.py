from typing import Annotated
from uuid import UUID

from chassis.http import (
    PUBLIC,
    Envelope,
    ManagerDep,
    MemberDep,
    OriginDep,
    Page,
    PagingDep,
    RuntimeDep,
    UowDep,
    asked_again_after_collision,
    commits_by_itself,
    edge_router,
    ok,
)
from fastapi import Depends, Query, Response
from identity_client.projects import Projects

from attendance.kiosk import kept, pins, service, tablet, uncounted
from attendance.kiosk.schemas import (
    FromKiosk,
    FromPerson,
    KeptKioskPunchCreate,
    KeptKioskPunched,
    KioskCreate,
    KioskDay,
    KioskPair,
    KioskPairing,
    KioskPinChoose,
    KioskPublic,
    KioskPunchCreate,
    KioskPunched,
    KioskRef,
    KioskStanding,
    OwnPinPublic,
    OwnPinSet,
    PinGive,
    PinGiven,
    UncountedKioskPressPublic,
)

router = edge_router("Kiosk")


async def _kept_for_nobody(response: Response) -> None:
    """What a tablet or a PIN opened must not be opened by a repeated key of whoever is signed in in that
    browser, once it is removed or another."""
    response.headers["cache-control"] = "no-store"


AT_A_TABLET = [PUBLIC, Depends(_kept_for_nobody)]


@router.get("/QueryKiosks")
async def query_kiosks(
    actor: ManagerDep,
    uow: UowDep,
    runtime: RuntimeDep,
    paging: PagingDep,
    project_id: Annotated[UUID | None, Query(alias="projectId", description="Left out: of all")] = None,
) -> Envelope[Page[KioskPublic]]:
    """Those that stand in projects of the caller's; removed ones are gone."""
    return ok(await service.query_kiosks(uow, runtime.of(Projects), actor, project_id, paging))


@router.get("/QueryUncountedKioskPresses")
async def query_uncounted_kiosk_presses(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, paging: PagingDep
) -> Envelope[Page[UncountedKioskPressPublic]]:
    """What tablets of the caller's projects brought of the last 60 days that did not count."""
    return ok(await uncounted.query_uncounted(uow, runtime, actor, paging))


@router.post("/CreateKiosk", status_code=201)
async def create_kiosk(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: KioskCreate
) -> Envelope[KioskPairing]:
    """Repeated after a lost answer it is the same tablet with the same code, which lasts minutes."""
    return ok(await service.create_kiosk(uow, runtime.of(Projects), actor, body))


@router.put("/ReplaceKioskCode")
async def replace_kiosk_code(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: KioskRef, response: Response
) -> Envelope[KioskPairing]:
    response.headers["cache-control"] = "no-store"
    return ok(await service.replace_code(uow, runtime.of(Projects), actor, body.kiosk_id))


@router.put("/RevokeKiosk")
async def revoke_kiosk(actor: ManagerDep, uow: UowDep, body: KioskRef) -> Envelope[None]:
    """The tablet is none any more from its next call on."""
    return ok(await service.revoke_kiosk(uow, actor, body.kiosk_id))


@router.get("/GetOwnKioskPin")
async def get_own_kiosk_pin(actor: MemberDep, uow: UowDep) -> Envelope[OwnPinPublic]:
    return ok(await pins.get_own_pin(uow, actor))


@router.put("/SetOwnKioskPin")
@asked_again_after_collision
async def set_own_kiosk_pin(actor: MemberDep, uow: UowDep, body: OwnPinSet) -> Envelope[OwnPinPublic]:
    return ok(await pins.set_own_pin(uow, actor, body.pin))


@router.put("/GiveKioskPin")
async def give_kiosk_pin(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: PinGive, response: Response
) -> Envelope[PinGiven]:
    """To somebody of a project of the caller's, who chooses another with it at the tablet."""
    response.headers["cache-control"] = "no-store"
    return ok(await pins.give_pin(uow, runtime.of(Projects), actor, body.project_id, body.user_id))


@router.post("/PairKiosk", dependencies=AT_A_TABLET)
@commits_by_itself
async def pair_kiosk(origin: OriginDep, runtime: RuntimeDep, body: KioskPair) -> Envelope[KioskStanding]:
    return ok(await tablet.pair(runtime, origin, body))


@router.post("/GetKioskStanding", dependencies=AT_A_TABLET)
@commits_by_itself
async def get_kiosk_standing(
    origin: OriginDep, runtime: RuntimeDep, body: FromKiosk
) -> Envelope[KioskStanding]:
    return ok(await tablet.get_standing(runtime, origin, body.token))


@router.post("/IdentifyAtKiosk", dependencies=AT_A_TABLET)
@commits_by_itself
async def identify_at_kiosk(origin: OriginDep, runtime: RuntimeDep, body: FromPerson) -> Envelope[KioskDay]:
    return ok(await tablet.identify(runtime, origin, body))


@router.post("/ChooseKioskPin", dependencies=AT_A_TABLET)
@commits_by_itself
async def choose_kiosk_pin(
    origin: OriginDep, runtime: RuntimeDep, body: KioskPinChoose
) -> Envelope[KioskDay]:
    return ok(await tablet.choose_pin(runtime, origin, body))


@router.post("/CreateKioskPunch", dependencies=AT_A_TABLET, status_code=201)
@commits_by_itself
async def create_kiosk_punch(
    origin: OriginDep, runtime: RuntimeDep, body: KioskPunchCreate
) -> Envelope[KioskPunched]:
    return ok(await tablet.press(runtime, origin, body))


@router.post("/CreateKeptKioskPunch", dependencies=AT_A_TABLET, status_code=201)
@commits_by_itself
async def create_kept_kiosk_punch(
    origin: OriginDep, runtime: RuntimeDep, body: KeptKioskPunchCreate
) -> Envelope[KeptKioskPunched]:
    """Pressed without a network, sealed for the service: the same however often it comes."""
    return ok(await kept.take(runtime, origin, body))
