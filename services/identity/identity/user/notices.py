from enum import StrEnum
from uuid import UUID

from chassis.db import UnitOfWork
from contracts.identity.v1 import events_pb2


class SecurityNotice(StrEnum):
    """What a person hears of by mail; each has a title and a text in `mail_templates/_notices.*`."""

    PASSWORD_CHANGED = "password_changed"  # noqa: S105 -- a notice, no secret
    TOTP_ENABLED = "totp_enabled"
    TOTP_DISABLED = "totp_disabled"
    PASSKEY_ADDED = "passkey_added"
    PASSKEY_REMOVED = "passkey_removed"
    RECOVERY_CODES_CREATED = "recovery_codes_created"
    RECOVERY_CODE_USED = "recovery_code_used"
    REFRESH_REUSED = "refresh_reused"
    LOCKED_OUT = "locked_out"
    ALREADY_REGISTERED = "already_registered"


def raise_notice(uow: UnitOfWork, user_id: UUID, notice: SecurityNotice) -> None:
    """So that a person hears of what somebody else does in their name."""
    uow.outbox.add(events_pb2.SecurityNoticeRaised(user_id=str(user_id), notice=notice.value))
