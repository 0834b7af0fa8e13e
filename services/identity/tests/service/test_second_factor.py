import asyncio
import base64
import hashlib
import json
import os
import struct
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import cbor2
import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing import SignIn, published
from contracts.identity.v1 import events_pb2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from identity.audit.models import AuditRecord
from identity.factor.models import FactorChallenge, RecoveryCode, Totp
from identity.user import service as users
from identity.user.models import User
from pyotp.totp import TOTP
from sqlalchemy import select, update

EMAIL = "ada@example.test"
PASSWORD = "a long enough secret"
ORIGIN = "http://groundwork.test"
Data = dict[str, Any]


@pytest.fixture(autouse=True)
async def ada(runtime: Runtime) -> User:
    async with runtime.database.unit_of_work() as uow:
        return await users.create_verified_user(
            uow, runtime, email=EMAIL, full_name="Ada Site", password=PASSWORD
        )


class Caller:
    """A browser at our pages."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def post(self, call: str, **body: Any) -> httpx.Response:
        csrf = {"X-CSRF-Token": self.client.cookies.get("gw_csrf") or ""}
        return await self.client.post(f"/api/Auth/{call}", json=body, headers=csrf)

    async def ok(self, call: str, **body: Any) -> Data:
        answer = await self.post(call, **body)
        assert answer.status_code == 200, answer.text
        return answer.json()["data"]

    async def login(self) -> Data:
        return await self.ok("Login", email=EMAIL, password=PASSWORD)

    async def second_step(self, method: str, **proof: Any) -> httpx.Response:
        challenge = (await self.login())["challengeToken"]
        return await self.post("LoginSecondFactor", challengeToken=challenge, method=method, **proof)

    async def add_totp(self, runtime: Runtime) -> tuple[TOTP, list[str]]:
        begun = await self.ok("BeginTotp", password=PASSWORD)
        app = TOTP(begun["secret"])
        codes = (await self.ok("ConfirmTotp", code=app.now()))["recoveryCodes"]
        await wait_for_next_code(runtime)
        return app, codes

    async def factors(self) -> Data:
        return (await self.client.get("/api/Auth/GetSecondFactors")).json()["data"]


@pytest.fixture
async def caller(client: httpx.AsyncClient) -> Caller:
    caller = Caller(client)
    await caller.login()
    return caller


async def wait_for_next_code(runtime: Runtime) -> None:
    """As if the codes accepted so far had been of an earlier half minute."""
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(Totp).values(last_counter=Totp.last_counter - 3))


class TestTotp:
    async def test_is_asked_for_after_the_password(self, caller: Caller, runtime: Runtime) -> None:
        begun = await caller.ok("BeginTotp", password=PASSWORD)
        assert begun["qrSvg"].startswith("<svg")
        assert begun["uri"].startswith("otpauth://totp/Groundwork:ada%40example.test?secret=")
        app, codes = await caller.add_totp(runtime)
        assert len(set(codes)) == 10

        caller.client.cookies.clear()
        challenge = await caller.login()
        assert challenge["status"] == "secondFactor"
        assert challenge["methods"] == ["totp", "recoveryCode"]
        assert "gw_access" not in caller.client.cookies
        done = await caller.ok(
            "LoginSecondFactor",
            challengeToken=challenge["challengeToken"],
            method="totp",
            code=f" {app.now()[:3]} {app.now()[3:]}",
        )
        assert (done["status"], done["profile"]["hasSecondFactor"]) == ("signedIn", True)
        assert (await caller.client.get("/api/User/GetSelfProfile")).status_code == 200

    async def test_a_code_seen_over_the_shoulder_is_worth_nothing(
        self, caller: Caller, runtime: Runtime
    ) -> None:
        app, _ = await caller.add_totp(runtime)
        code = app.now()
        assert (await caller.second_step("totp", code=code)).status_code == 200
        replayed = await caller.second_step("totp", code=code)
        assert (replayed.status_code, replayed.json()["data"]["fields"][0]["field"]) == (422, "code")

    async def test_one_code_at_once_from_two_places_signs_in_one(
        self, caller: Caller, runtime: Runtime
    ) -> None:
        app, _ = await caller.add_totp(runtime)
        code = app.now()
        answers = await asyncio.gather(*(caller.second_step("totp", code=code) for _ in range(4)))
        assert sorted(answer.status_code for answer in answers) == [200, 422, 422, 422]

    async def test_is_not_asked_for_before_a_first_code_confirmed_it(self, caller: Caller) -> None:
        await caller.ok("BeginTotp", password=PASSWORD)
        assert (await caller.post("ConfirmTotp", code="000000")).status_code == 422
        assert (await caller.login())["status"] == "signedIn"

    async def test_its_secret_is_sealed(self, caller: Caller, runtime: Runtime) -> None:
        secret = (await caller.ok("BeginTotp", password=PASSWORD))["secret"]
        async with runtime.database.reading() as uow:
            sealed = (await uow.execute(select(Totp.sealed_secret))).scalar_one()
        assert base64.b32decode(secret) not in sealed
        assert secret.encode() not in sealed

    async def test_guessing_ends_the_sign_in_and_then_has_to_wait(
        self, caller: Caller, runtime: Runtime
    ) -> None:
        app, _ = await caller.add_totp(runtime)
        statuses: list[int] = []
        for _ in range(2):
            token = (await caller.login())["challengeToken"]
            for _ in range(5):
                answer = await caller.post(
                    "LoginSecondFactor", challengeToken=token, method="totp", code="000000"
                )
                statuses.append(answer.status_code)
            over = await caller.post("LoginSecondFactor", challengeToken=token, method="totp", code=app.now())
            assert over.status_code == 401
        assert statuses == [422] * 10
        assert (await caller.second_step("totp", code=app.now())).status_code == 429

    async def test_a_second_step_begun_too_long_ago_is_over(self, caller: Caller, runtime: Runtime) -> None:
        app, _ = await caller.add_totp(runtime)
        token = (await caller.login())["challengeToken"]
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(update(FactorChallenge).values(expires_at=now() - timedelta(seconds=1)))
        late = await caller.post("LoginSecondFactor", challengeToken=token, method="totp", code=app.now())
        assert late.status_code == 401

    async def test_a_second_step_does_not_outlive_the_password(
        self, caller: Caller, runtime: Runtime
    ) -> None:
        app, _ = await caller.add_totp(runtime)
        token = (await caller.login())["challengeToken"]
        await caller.ok("ChangePassword", currentPassword=PASSWORD, newPassword="another long secret")
        late = await caller.post("LoginSecondFactor", challengeToken=token, method="totp", code=app.now())
        assert late.status_code == 401

    @pytest.mark.parametrize("call", ["BeginTotp", "DisableTotp", "BeginPasskey", "CreateRecoveryCodes"])
    async def test_changes_ask_for_the_password(self, caller: Caller, call: str) -> None:
        refused = await caller.post(call, password="not it at all")
        assert (refused.status_code, refused.json()["data"]["fields"][0]["field"]) == (422, "password")

    async def test_removing_it_ends_the_second_step_and_its_codes(
        self, caller: Caller, runtime: Runtime
    ) -> None:
        await caller.add_totp(runtime)
        await caller.ok("DisableTotp", password=PASSWORD)
        assert await caller.factors() == {"totp": None, "passkeys": [], "recoveryCodesLeft": 0}
        assert (await caller.login())["status"] == "signedIn"
        notices = [each.notice for each in await published(runtime, events_pb2.SecurityNoticeRaised)]
        assert notices == ["totp_enabled", "totp_disabled"]
        async with runtime.database.reading() as uow:
            actions = set((await uow.execute(select(AuditRecord.action))).scalars())
        assert {"user.second_factor_added", "user.second_factor_removed"} <= actions

    async def test_a_second_app_does_not_replace_the_first_unasked(
        self, caller: Caller, runtime: Runtime
    ) -> None:
        await caller.add_totp(runtime)
        assert (await caller.post("BeginTotp", password=PASSWORD)).status_code == 409


class TestRecoveryCodes:
    async def test_each_signs_in_once(self, caller: Caller, runtime: Runtime) -> None:
        _, codes = await caller.add_totp(runtime)
        spoken = codes[0].upper().replace("-", " ")
        assert (await caller.second_step("recoveryCode", code=spoken)).status_code == 200
        assert (await caller.factors())["recoveryCodesLeft"] == 9
        assert (await caller.second_step("recoveryCode", code=codes[0])).status_code == 422
        assert (await caller.second_step("recoveryCode", code="x" * 16)).status_code == 422

    async def test_new_ones_end_the_older(self, caller: Caller, runtime: Runtime) -> None:
        _, older = await caller.add_totp(runtime)
        newer = (await caller.ok("CreateRecoveryCodes", password=PASSWORD))["recoveryCodes"]
        assert set(older).isdisjoint(newer)
        assert (await caller.second_step("recoveryCode", code=older[0])).status_code == 422
        assert (await caller.second_step("recoveryCode", code=newer[0])).status_code == 200

    async def test_are_kept_as_hashes(self, caller: Caller, runtime: Runtime) -> None:
        _, codes = await caller.add_totp(runtime)
        async with runtime.database.reading() as uow:
            kept = set((await uow.execute(select(RecoveryCode.code_hash))).scalars())
        plain = {code.replace("-", "").encode() for code in codes}
        assert kept.isdisjoint(plain | {hashlib.sha256(each).digest() for each in plain})

    async def test_need_a_second_factor(self, caller: Caller) -> None:
        assert (await caller.post("CreateRecoveryCodes", password=PASSWORD)).status_code == 409


class TestPasskey:
    async def test_is_registered_and_signs_in(self, caller: Caller, runtime: Runtime) -> None:
        device = Authenticator()
        finished = await register(caller, device)
        assert len(finished["recoveryCodes"]) == 10
        [shown] = (await caller.factors())["passkeys"]
        assert (shown["passkeyId"], shown["name"]) == (finished["passkeyId"], "Site phone")

        caller.client.cookies.clear()
        challenge = await caller.login()
        assert challenge["methods"] == ["passkey", "recoveryCode"]
        done = await caller.ok(
            "LoginSecondFactor",
            challengeToken=challenge["challengeToken"],
            method="passkey",
            passkey=device.sign_in(challenge["passkeyOptions"]),
        )
        assert done["profile"]["email"] == EMAIL
        [shown] = (await caller.factors())["passkeys"]
        assert shown["lastUsedAt"] is not None
        notices = [each.notice for each in await published(runtime, events_pb2.SecurityNoticeRaised)]
        assert notices == ["passkey_added"]

    async def test_an_answer_works_once_and_for_its_own_challenge(self, caller: Caller) -> None:
        device = Authenticator()
        await register(caller, device)
        first, second = await caller.login(), await caller.login()
        answer = device.sign_in(first["passkeyOptions"])
        for challenge, status in ((second, 422), (first, 200), (first, 401)):
            signed = await caller.post(
                "LoginSecondFactor",
                challengeToken=challenge["challengeToken"],
                method="passkey",
                passkey=answer,
            )
            assert signed.status_code == status, signed.text

    async def test_a_cloned_device_is_noticed_by_its_counter(self, caller: Caller) -> None:
        device = Authenticator()
        await register(caller, device)
        assert (await sign_in_with(caller, device)).status_code == 200
        device.counter -= 1
        assert (await sign_in_with(caller, device)).status_code == 422

    async def test_another_site_can_not_use_it(self, caller: Caller) -> None:
        device = Authenticator()
        await register(caller, device)
        phished = Authenticator(
            key=device.key, credential_id=device.credential_id, origin="http://groundw0rk.test"
        )
        phished.counter = device.counter
        assert (await sign_in_with(caller, phished)).status_code == 422

    async def test_a_stolen_id_without_the_key_is_worth_nothing(self, caller: Caller) -> None:
        device = Authenticator()
        await register(caller, device)
        forged = Authenticator(credential_id=device.credential_id)
        forged.counter = 99
        assert (await sign_in_with(caller, forged)).status_code == 422

    @pytest.mark.parametrize(
        "answer",
        [
            {},
            {"rawId": 7},
            {"id": "AA", "rawId": "AA", "type": "public-key", "response": {}},
            {"id": "AA", "rawId": "AA", "type": "public-key", "response": {"clientDataJSON": "e30"}},
            {"id": "💥", "rawId": "💥", "type": [], "response": None},
        ],
    )
    async def test_nonsense_is_refused(self, caller: Caller, answer: Data) -> None:
        device = Authenticator()
        begun = await caller.ok("BeginPasskey", password=PASSWORD)
        refused = await caller.post(
            "FinishPasskey", challengeToken=begun["challengeToken"], name="Site phone", passkey=answer
        )
        assert refused.status_code == 422, refused.text
        await register(caller, device)
        token = (await caller.login())["challengeToken"]
        refused = await caller.post(
            "LoginSecondFactor", challengeToken=token, method="passkey", passkey=answer
        )
        assert refused.status_code == 422, refused.text

    async def test_a_registration_begun_by_one_can_not_be_finished_by_another(
        self, caller: Caller, sign_in: SignIn
    ) -> None:
        begun = await caller.ok("BeginPasskey", password=PASSWORD)
        body = {
            "challengeToken": begun["challengeToken"],
            "name": "Mine now",
            "passkey": Authenticator().register(begun["options"]),
        }
        stranger = await sign_in(Role.OWNER)
        refused = await caller.client.post("/api/Auth/FinishPasskey", json=body, headers=stranger)
        assert refused.status_code == 409
        assert (await caller.post("FinishPasskey", **body)).status_code == 200
        assert (await caller.post("FinishPasskey", **body)).status_code == 409

    async def test_is_removed_by_its_owner_only(self, caller: Caller, sign_in: SignIn) -> None:
        passkey_id = (await register(caller, Authenticator()))["passkeyId"]
        with_stranger = await sign_in(Role.OWNER)
        refused = await caller.client.post(
            "/api/Auth/DeletePasskey",
            json={"passkeyId": passkey_id, "password": PASSWORD},
            headers=with_stranger,
        )
        assert refused.status_code == 422
        await caller.ok("DeletePasskey", passkeyId=passkey_id, password=PASSWORD)
        assert (await caller.login())["status"] == "signedIn"


async def register(caller: Caller, device: "Authenticator") -> Data:
    begun = await caller.ok("BeginPasskey", password=PASSWORD)
    return await caller.ok(
        "FinishPasskey",
        challengeToken=begun["challengeToken"],
        name="Site phone",
        passkey=device.register(begun["options"]),
    )


async def sign_in_with(caller: Caller, device: "Authenticator") -> httpx.Response:
    challenge = await caller.login()
    return await caller.post(
        "LoginSecondFactor",
        challengeToken=challenge["challengeToken"],
        method="passkey",
        passkey=device.sign_in(challenge["passkeyOptions"]),
    )


@dataclass
class Authenticator:
    """A security key in software: ES256, no attestation, a counter that goes up with each use."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    credential_id: bytes = field(default_factory=lambda: os.urandom(32))
    origin: str = ORIGIN
    counter: int = 0

    def register(self, options: Data) -> Data:
        public = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        attested = bytes(16) + struct.pack(">H", len(self.credential_id)) + self.credential_id
        data = self._authenticator_data(options["rp"]["id"], 0x45) + attested + cbor2.dumps(cose)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(
            clientDataJSON=b64(self._client_data("webauthn.create", options)),
            attestationObject=b64(attestation),
            transports=["internal", "hybrid"],
        )

    def sign_in(self, options: Data) -> Data:
        self.counter += 1
        client_data = self._client_data("webauthn.get", options)
        data = self._authenticator_data(options["rpId"], 0x05)
        signature = self.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            clientDataJSON=b64(client_data), authenticatorData=b64(data), signature=b64(signature)
        )

    def _authenticator_data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + struct.pack(">I", self.counter)

    def _client_data(self, kind: str, options: Data) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _credential(self, **response: Any) -> Data:
        own_id = b64(self.credential_id)
        return {"id": own_id, "rawId": own_id, "type": "public-key", "response": response}


def b64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
