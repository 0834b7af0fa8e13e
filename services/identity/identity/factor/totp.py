"""Authenticator apps (RFC 6238: six digits, 30 seconds)."""

import base64
import hmac
import io
import secrets
import time
from uuid import UUID

import segno
from chassis.access import SignedInUser
from chassis.clock import now
from chassis.db import UnitOfWork
from pyotp.totp import TOTP

from identity.audit.actions import AuditAction
from identity.factor.errors import TotpExists, TotpNotBegun, wrong_code
from identity.factor.notes import note
from identity.factor.recovery import codes_for_first_factor, drop_codes_without_factor
from identity.factor.repo import FactorRepo
from identity.factor.schemas import TotpBegun
from identity.factor.seal import Sealer
from identity.tables.factor import Totp
from identity.user.notices import SecurityNotice, raise_notice

_ISSUER = "Groundwork"
_STEP_SECONDS = 30
# Clocks of phones are off by a little.
_DRIFT_STEPS = 1


async def begin_totp(uow: UnitOfWork, sealer: Sealer, caller: SignedInUser, email: str) -> TotpBegun:
    await uow.lock(f"factors:{caller.user_id}")
    factors = FactorRepo(uow, caller.user_id)
    present = await factors.find_totp()
    if present is not None and present.confirmed_at is not None:
        raise TotpExists
    secret = secrets.token_bytes(20)
    sealed = sealer.seal(secret, caller.user_id)
    await factors.replace_totp(Totp(user_id=caller.user_id, sealed_secret=sealed))
    shown = base64.b32encode(secret).decode()
    uri = TOTP(shown).provisioning_uri(name=email, issuer_name=_ISSUER)
    return TotpBegun(secret=shown, uri=uri, qr_svg=_qr(uri))


async def confirm_totp(uow: UnitOfWork, sealer: Sealer, caller: SignedInUser, code: str) -> list[str]:
    """The app shows the right codes: from now on it is asked for. Recovery codes where this is the first."""
    await uow.lock(f"factors:{caller.user_id}")
    totp = await FactorRepo(uow, caller.user_id).find_totp(lock=True)
    if totp is None or totp.confirmed_at is not None:
        raise TotpNotBegun
    _accept(sealer, totp, code)
    totp.confirmed_at = now()
    await uow.flush()
    await note(uow, caller, AuditAction.FACTOR_ADDED, {"factor": [None, "totp"]})
    raise_notice(uow, caller.user_id, SecurityNotice.TOTP_ENABLED)
    return await codes_for_first_factor(uow, sealer, caller.user_id)


async def disable_totp(uow: UnitOfWork, caller: SignedInUser) -> None:
    await uow.lock(f"factors:{caller.user_id}")
    if not await FactorRepo(uow, caller.user_id).delete_totp():
        return
    await drop_codes_without_factor(uow, caller.user_id)
    await note(uow, caller, AuditAction.FACTOR_REMOVED, {"factor": ["totp", None]})
    raise_notice(uow, caller.user_id, SecurityNotice.TOTP_DISABLED)


async def check_totp(uow: UnitOfWork, sealer: Sealer, user_id: UUID, code: str) -> None:
    totp = await FactorRepo(uow, user_id).find_totp(lock=True)
    if totp is None or totp.confirmed_at is None:
        raise wrong_code()
    _accept(sealer, totp, code)


def _accept(sealer: Sealer, totp: Totp, code: str) -> None:
    secret = base64.b32encode(sealer.open(totp.sealed_secret, totp.user_id)).decode()
    generator = TOTP(secret)
    given = "".join(code.split()).encode()
    current = int(time.time()) // _STEP_SECONDS
    for counter in range(current - _DRIFT_STEPS, current + _DRIFT_STEPS + 1):
        # Only later steps than the last accepted one: a code works once.
        if counter > totp.last_counter and hmac.compare_digest(
            generator.generate_otp(counter).encode(), given
        ):
            totp.last_counter = counter
            return
    raise wrong_code()


def _qr(uri: str) -> str:
    drawn = io.BytesIO()
    segno.make(uri, error="m").save(
        drawn, kind="svg", xmldecl=False, omitsize=True, dark="#000", light="#fff", border=3
    )
    return drawn.getvalue().decode()
