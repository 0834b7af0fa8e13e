"""Recovery codes: ten of 80 random bits, for the day the phone is lost."""

import secrets
from uuid import UUID

from chassis.access import SignedInUser
from chassis.db import UnitOfWork

from identity.audit.actions import AuditAction
from identity.factor.errors import NoSecondFactor, wrong_recovery_code
from identity.factor.notes import note
from identity.factor.repo import FactorRepo
from identity.factor.seal import Sealer
from identity.user.notices import SecurityNotice, raise_notice

_COUNT = 10
# No letters that look like digits.
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
_LENGTH = 16


async def create_recovery_codes(uow: UnitOfWork, sealer: Sealer, caller: SignedInUser) -> list[str]:
    factors = FactorRepo(uow, caller.user_id)
    totp = await factors.find_totp(lock=True)
    if (totp is None or totp.confirmed_at is None) and not await factors.list_passkeys():
        raise NoSecondFactor
    codes = await _replace(sealer, factors, caller.user_id)
    await note(uow, caller, AuditAction.RECOVERY_CODES_CREATED, {})
    raise_notice(uow, caller.user_id, SecurityNotice.RECOVERY_CODES_CREATED)
    return codes


async def codes_for_first_factor(uow: UnitOfWork, sealer: Sealer, user_id: UUID) -> list[str]:
    """With the first factor come codes; with another one the older codes stay good."""
    factors = FactorRepo(uow, user_id)
    if await factors.count_recovery_codes():
        return []
    return await _replace(sealer, factors, user_id)


async def drop_codes_without_factor(uow: UnitOfWork, user_id: UUID) -> None:
    factors = FactorRepo(uow, user_id)
    totp = await factors.find_totp()
    if (totp is None or totp.confirmed_at is None) and not await factors.list_passkeys():
        await factors.replace_recovery_codes([])


async def check_recovery_code(uow: UnitOfWork, sealer: Sealer, user_id: UUID, code: str) -> None:
    plain = "".join(letter for letter in code.lower() if letter.isalnum())
    if not await FactorRepo(uow, user_id).use_recovery_code(sealer.digest(plain, user_id)):
        raise wrong_recovery_code()
    raise_notice(uow, user_id, SecurityNotice.RECOVERY_CODE_USED)


async def _replace(sealer: Sealer, factors: FactorRepo, user_id: UUID) -> list[str]:
    codes = ["".join(secrets.choice(_ALPHABET) for _ in range(_LENGTH)) for _ in range(_COUNT)]
    await factors.replace_recovery_codes([sealer.digest(code, user_id) for code in codes])
    return ["-".join(code[start : start + 4] for start in range(0, _LENGTH, 4)) for code in codes]
