import hashlib

from chassis.db.statements import select
from chassis.runtime import Runtime
from identity.tables.factor import RecoveryCode

from services.identity.tests.service.second_factor.steps import PASSWORD, Caller


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
