"""The invite's mail. Its secret is made here, so that no event and no table ever holds it."""

from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.mail import Mailer
from chassis.runtime import Runtime

from identity.invite.repo import InviteRepo
from identity.mail.invites import links_for_invite
from identity.tables.invite import Invite
from identity.tables.user import TokenPurpose
from identity.user.one_time_tokens import issue_token_to_mail


async def mail_invite(uow: UnitOfWork, runtime: Runtime, invite_id: UUID) -> None:
    row = await InviteRepo(uow).seen(invite_id)
    if row is None:
        return
    invite: Invite = row.Invite
    # Late news: whoever came in or was uninvited meanwhile gets no mail.
    if invite.accepted_at is not None or invite.revoked_at is not None or invite.expires_at <= now():
        return
    links = await links_for_invite(uow, runtime, invite.company_id, invite.email)
    if links is None:
        return  # whoever invited sees that it was not sent
    left = invite.expires_at - now()
    token = await issue_token_to_mail(
        uow, runtime.database, TokenPurpose.ACCEPT_INVITE, invite.id, valid_for=left
    )
    values = {
        "link": f"{runtime.settings.public_url}/accept-invite#token={token}",
        "company": row.group_name,
        "inviter": row.invited_by_name,
        "full_name": invite.full_name,
        "role": invite.role,
        "choice_link": links.choice_url,
        "days": max(1, round(left.total_seconds() / 86400)),
    }
    await Mailer.of(runtime).send(
        invite.email,
        "invite",
        row.language,
        values,
        unsubscribe_url=links.unsubscribe_url,
    )
    invite.sent_at = now()
