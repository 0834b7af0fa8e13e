import asyncio
import base64
from datetime import timedelta

import pytest
from chassis.clock import now
from chassis.db.statements import select
from chassis.runtime import Runtime
from chassis.testing import published
from contracts.identity.v1 import events_pb2
from identity.tables.audit import AuditRecord
from identity.tables.factor import FactorChallenge, Totp
from sqlalchemy import update

from services.identity.tests.service.second_factor.steps import PASSWORD, Caller


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
