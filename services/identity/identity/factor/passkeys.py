"""Passkeys (WebAuthn): a key on the device that only answers to our origin, so it can't be phished."""

import json
from typing import Any
from urllib.parse import urlsplit
from uuid import UUID

from chassis.access import SignedInUser
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.errors import Conflict
from chassis.runtime import Runtime
from chassis.settings import ServiceSettings
from chassis.texts import Text
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    AuthenticatorTransport,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from identity.audit.actions import AuditAction
from identity.factor.challenges import ChallengePurpose, issue_challenge, use_challenge
from identity.factor.errors import PasskeyNotBegun, PasskeyNotFound, TooManyPasskeys, wrong_passkey
from identity.factor.notes import note
from identity.factor.recovery import codes_for_first_factor, drop_codes_without_factor
from identity.factor.repo import FactorRepo
from identity.factor.schemas import PasskeyBegun, PasskeyFinished, WebAuthnJson
from identity.factor.seal import Sealer
from identity.tables.factor import Passkey
from identity.tables.user import User
from identity.user.notices import SecurityNotice, raise_notice

_MOST = 20
_TRANSPORTS = {transport.value: transport for transport in AuthenticatorTransport}
# What the library lets through of malformed input besides its own exceptions.
_MALFORMED = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)


async def begin_passkey(
    uow: UnitOfWork, settings: ServiceSettings, caller: SignedInUser, user: User
) -> PasskeyBegun:
    passkeys = await FactorRepo(uow, caller.user_id).list_passkeys()
    if len(passkeys) >= _MOST:
        raise TooManyPasskeys(_MOST)
    issued = await issue_challenge(uow, ChallengePurpose.REGISTER_PASSKEY, caller.user_id)
    options = generate_registration_options(
        rp_id=_site(settings),
        rp_name="Groundwork",
        user_id=user.id.bytes,
        user_name=user.email,
        user_display_name=user.full_name,
        challenge=issued.webauthn_challenge,
        exclude_credentials=[_descriptor(passkey) for passkey in passkeys],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.PREFERRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    return PasskeyBegun(challenge_token=issued.token, options=json.loads(options_to_json(options)))


async def finish_passkey(
    uow: UnitOfWork, runtime: Runtime, caller: SignedInUser, token: str, name: str, answer: WebAuthnJson
) -> PasskeyFinished:
    await uow.lock(f"factors:{caller.user_id}")
    challenge = await use_challenge(uow, ChallengePurpose.REGISTER_PASSKEY, token)
    if challenge is None or challenge.user_id != caller.user_id:
        raise PasskeyNotBegun
    try:
        verified = verify_registration_response(
            credential=answer,
            expected_challenge=challenge.webauthn_challenge,
            expected_rp_id=_site(runtime.settings),
            expected_origin=runtime.settings.public_url,
        )
    except _MALFORMED as error:
        raise wrong_passkey() from error
    factors = FactorRepo(uow, caller.user_id)
    if await factors.is_credential_known(verified.credential_id):
        raise Conflict(Text("This passkey is registered already. Use it, or choose another device."))
    if len(await factors.list_passkeys()) >= _MOST:
        raise TooManyPasskeys(_MOST)
    passkey = Passkey(
        user_id=caller.user_id,
        credential_id=verified.credential_id,
        public_key=verified.credential_public_key,
        sign_count=verified.sign_count,
        transports=_transports(answer),
        name=name,
    )
    factors.add_passkey(passkey)
    await uow.flush()
    await note(uow, caller, AuditAction.FACTOR_ADDED, {"factor": [None, f"passkey {name}"]})
    raise_notice(uow, caller.user_id, SecurityNotice.PASSKEY_ADDED)
    codes = await codes_for_first_factor(uow, runtime.of(Sealer), caller.user_id)
    return PasskeyFinished(passkey_id=passkey.id, recovery_codes=codes)


async def delete_passkey(uow: UnitOfWork, caller: SignedInUser, passkey_id: UUID) -> None:
    await uow.lock(f"factors:{caller.user_id}")
    name = await FactorRepo(uow, caller.user_id).delete_passkey(passkey_id)
    if name is None:
        raise PasskeyNotFound
    await drop_codes_without_factor(uow, caller.user_id)
    await note(uow, caller, AuditAction.FACTOR_REMOVED, {"factor": [f"passkey {name}", None]})
    raise_notice(uow, caller.user_id, SecurityNotice.PASSKEY_REMOVED)


def request_options(settings: ServiceSettings, challenge: bytes, passkeys: list[Passkey]) -> WebAuthnJson:
    """What the browser needs to ask one of these passkeys for a signature."""
    options = generate_authentication_options(
        rp_id=_site(settings),
        challenge=challenge,
        allow_credentials=[_descriptor(passkey) for passkey in passkeys],
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return json.loads(options_to_json(options))


def discovery_options(settings: ServiceSettings, challenge: bytes) -> WebAuthnJson:
    """The same of whichever passkey for us the device has."""
    options = generate_authentication_options(
        rp_id=_site(settings), challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
    )
    return json.loads(options_to_json(options))


def credential_id_of(answer: WebAuthnJson) -> bytes:
    try:
        return base64url_to_bytes(str(answer["rawId"]))
    except (KeyError, ValueError) as error:
        raise wrong_passkey() from error


async def check_passkey(
    uow: UnitOfWork,
    settings: ServiceSettings,
    user_id: UUID,
    challenge: bytes,
    answer: WebAuthnJson,
    *,
    is_alone: bool = False,
) -> None:
    """`is_alone`: no password was given, so the device must have asked who holds it."""
    passkey = await FactorRepo(uow, user_id).find_passkey(credential_id_of(answer))
    if passkey is None:
        raise wrong_passkey()
    try:
        verified = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=_site(settings),
            expected_origin=settings.public_url,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
            require_user_verification=is_alone,
        )
    except _MALFORMED as error:
        raise wrong_passkey() from error
    passkey.sign_count = verified.new_sign_count
    passkey.last_used_at = now()


def _site(settings: ServiceSettings) -> str:
    return urlsplit(settings.public_url).hostname or ""


def _descriptor(passkey: Passkey) -> PublicKeyCredentialDescriptor:
    transports = [_TRANSPORTS[each] for each in passkey.transports if each in _TRANSPORTS]
    return PublicKeyCredentialDescriptor(id=passkey.credential_id, transports=transports or None)


def _transports(answer: WebAuthnJson) -> list[str]:
    response: Any = answer.get("response")
    try:
        given = list[Any](response["transports"])
    except (KeyError, TypeError):
        return []
    return [each for each in _TRANSPORTS if each in given]
