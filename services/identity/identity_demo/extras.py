"""What makes the demo's other screens worth looking at: open invites, campaigns, errors of browsers."""

from datetime import timedelta
from uuid import UUID

from chassis.access import Actor, Role, SignedInUser
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.ids import new_id
from chassis.runtime import Runtime
from identity.absence.schemas import AbsenceUpdate
from identity.absence.service import set_absence
from identity.campaign.schemas import CampaignCreate
from identity.campaign.service import create_campaign
from identity.client_error.schemas import ClientErrorReport
from identity.client_error.service import record_error
from identity.invite.schemas import InviteCreate
from identity.invite.sending import invite_member, revoke_invite
from identity.invite.service import get as get_invite
from identity.list_view.schemas import ListViewSave, Shown
from identity.list_view.service import save_list_view

_PENDING = (
    InviteCreate(email="noor.azman@northbank.demo", full_name="Noor Azman bin Yusof"),
    InviteCreate(email="zhao.min@northbank.demo", full_name="赵敏"),
    InviteCreate(email="david.mcallister@northbank.demo", full_name="David McAllister", role=Role.MANAGER),
)
_EXPIRED = (
    ("ganesh.pillai@northbank.demo", "Ganesh Pillai"),
    ("rico.mendoza@northbank.demo", "Rico Mendoza"),
)
_REVOKED = "subcontractor@example.com"

_ERRORS = (
    ClientErrorReport(
        name="TypeError",
        message="Cannot read properties of undefined (reading 'leads')",
        stack="TypeError: Cannot read properties of undefined (reading 'leads')\n"
        "    at TeamPane (team-pane.tsx:41:18)\n    at renderWithHooks (react-dom.js:5529:24)",
        pathname="/teams",
    ),
    ClientErrorReport(
        name="ApiError",
        message="A part of Groundwork is not reachable right now. Try again in a moment.",
        stack="ApiError: …\n    at call (call.ts:58:11)\n    at async saveProject (project-form.tsx:77:5)",
        pathname="/projects",
    ),
    ClientErrorReport(
        name="ChunkLoadError",
        message="Loading chunk members failed.",
        stack="ChunkLoadError: Loading chunk members failed.\n    at loadRemote (registry.ts:31:13)",
        pathname="/members",
    ),
)


async def add_absence(uow: UnitOfWork, runtime: Runtime, actor: Actor, stand_in_id: UUID) -> None:
    """Away since yesterday, for two weeks."""
    today = now().date()
    body = AbsenceUpdate(
        stand_in_user_id=stand_in_id,
        from_on=today - timedelta(days=1),
        until_on=today + timedelta(days=13),
    )
    await set_absence(uow, runtime.access, actor, body)


async def add_list_views(uow: UnitOfWork, actor: Actor) -> None:
    """What a manager looks at every morning, for everybody."""
    shown = Shown(sort="created", is_descending=True, filters={"state": "overdue"})
    view = ListViewSave(
        list_view_id=new_id(), list="forms.submissions", name="Overdue", is_shared=True, shown=shown
    )
    await save_list_view(uow, actor, view)


async def add_invites(uow: UnitOfWork, runtime: Runtime, actor: Actor) -> None:
    for invite in _PENDING:
        await invite_member(uow, runtime, actor, invite)
    for email, full_name in _EXPIRED:
        sent = await invite_member(uow, runtime, actor, InviteCreate(email=email, full_name=full_name))
        # Time passes: nobody opened the mail within its week.
        invite = await get_invite(uow, actor, sent.invite_id)
        invite.created_at = invite.sent_at = now() - timedelta(days=12)
        invite.expires_at = now() - timedelta(days=5)
    await uow.flush()
    mistaken = await invite_member(uow, runtime, actor, InviteCreate(email=_REVOKED))
    await revoke_invite(uow, runtime.storage, actor, mistaken.invite_id)


async def add_campaigns(uow: UnitOfWork) -> None:
    today = now().replace(hour=0, minute=0, second=0, microsecond=0)
    await create_campaign(
        uow,
        CampaignCreate(
            code="GROUNDBREAKING",
            name="Groundbreaking offer",
            description="Three months of Business for companies that open their first site with Groundwork.",
            starts_at=today - timedelta(days=30),
            ends_at=today + timedelta(days=335),
        ),
    )
    await create_campaign(
        uow,
        CampaignCreate(
            code="BEX-ASIA",
            name="BEX Asia visitors",
            description="One month of Standard for visitors of the fair. Over.",
            starts_at=today - timedelta(days=90),
            ends_at=today - timedelta(days=60),
        ),
    )


async def add_client_errors(uow: UnitOfWork, reporters: list[SignedInUser]) -> None:
    for number, error in enumerate(_ERRORS):
        reporter = reporters[number % len(reporters)]
        await record_error(uow, reporter, reporter.origin, error)
        await uow.flush()
