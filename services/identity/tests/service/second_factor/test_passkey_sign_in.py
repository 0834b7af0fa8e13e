"""Signing in on the sign-in page by a passkey alone."""

from datetime import timedelta

import httpx
import pytest
from chassis import clock
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import SignIn
from identity.factor.passkey_sign_in import SealedChallenge, SignInChallenges
from identity.tables.factor import FactorChallenge
from sqlalchemy import func, select

from services.identity.tests.service.second_factor.authenticator import Authenticator
from services.identity.tests.service.second_factor.steps import EMAIL, PASSWORD, Caller, Data


@pytest.fixture
async def device(caller: Caller) -> Authenticator:
    device = Authenticator()
    begun = await caller.ok("BeginPasskey", password=PASSWORD)
    answer = device.register(begun["options"])
    await caller.ok("FinishPasskey", challengeToken=begun["challengeToken"], name="Phone", passkey=answer)
    caller.client.cookies.clear()
    return device


async def begin(caller: Caller) -> Data:
    return await caller.ok("BeginPasskeySignIn")


async def answered(caller: Caller, begun: Data, device: Authenticator) -> httpx.Response:
    passkey = device.sign_in(begun["options"])
    return await caller.post("LoginPasskey", challengeToken=begun["challengeToken"], passkey=passkey)


class TestPasskeySignIn:
    async def test_opens_the_account_without_a_name_or_a_password(
        self, caller: Caller, device: Authenticator
    ) -> None:
        begun = await begin(caller)
        assert begun["options"].get("allowCredentials", []) == []
        assert begun["options"]["userVerification"] == "required"
        done = await answered(caller, begun, device)
        assert done.status_code == 200, done.text
        assert done.json()["data"]["profile"]["email"] == EMAIL
        assert done.headers["Cache-Control"] == "no-store"
        [shown] = (await caller.factors())["passkeys"]
        assert shown["lastUsedAt"] is not None

    async def test_an_answer_works_once(self, caller: Caller, device: Authenticator) -> None:
        begun = await begin(caller)
        body = {"challengeToken": begun["challengeToken"], "passkey": device.sign_in(begun["options"])}
        assert (await caller.post("LoginPasskey", **body)).status_code == 200
        caller.client.cookies.clear()
        # Told by the device's counter; and where it does not count, by the challenge.
        assert (await caller.post("LoginPasskey", **body)).status_code == 422
        assert (await answered(caller, begun, device)).status_code == 401

    @pytest.mark.parametrize("spelled", ["{}=", "{}====", ".{}", "{}!"])
    async def test_an_answer_works_once_however_its_challenge_is_spelled(
        self, caller: Caller, device: Authenticator, spelled: str
    ) -> None:
        begun = await begin(caller)
        # As of passkeys that many devices share: these count nothing.
        device.counter = -1
        passkey = device.sign_in(begun["options"])
        token = begun["challengeToken"]
        first = await caller.post("LoginPasskey", challengeToken=token, passkey=passkey)
        assert first.status_code == 200, first.text
        caller.client.cookies.clear()
        again = await caller.post("LoginPasskey", challengeToken=spelled.format(token), passkey=passkey)
        assert again.status_code == 401, again.text

    async def test_only_for_its_own_challenge(self, caller: Caller, device: Authenticator) -> None:
        first, second = await begin(caller), await begin(caller)
        passkey = device.sign_in(first["options"])
        other = await caller.post("LoginPasskey", challengeToken=second["challengeToken"], passkey=passkey)
        assert other.status_code == 422

    async def test_a_device_that_asked_nobody_is_not_enough(
        self, caller: Caller, device: Authenticator
    ) -> None:
        device.asks_who_holds_it = False
        assert (await answered(caller, await begin(caller), device)).status_code == 422
        # As a second step, after the password, it is.
        challenge = await caller.login()
        signed = await caller.post(
            "LoginSecondFactor",
            challengeToken=challenge["challengeToken"],
            method="passkey",
            passkey=device.sign_in(challenge["passkeyOptions"]),
        )
        assert signed.status_code == 200, signed.text

    async def test_of_nobody_here_it_says_what_to_do(self, caller: Caller, device: Authenticator) -> None:
        refused = await answered(caller, await begin(caller), Authenticator())
        assert refused.status_code == 422
        assert "Sign in with your password" in refused.text

    async def test_of_a_known_id_without_its_key_it_is_worth_nothing(
        self, caller: Caller, device: Authenticator
    ) -> None:
        forged = Authenticator(credential_id=device.credential_id)
        forged.counter = 99
        assert (await answered(caller, await begin(caller), forged)).status_code == 422

    async def test_another_site_can_not_use_it(self, caller: Caller, device: Authenticator) -> None:
        phished = Authenticator(
            key=device.key, credential_id=device.credential_id, origin="http://groundw0rk.test"
        )
        phished.counter = device.counter
        assert (await answered(caller, await begin(caller), phished)).status_code == 422

    async def test_once_removed_it_opens_nothing(self, caller: Caller, device: Authenticator) -> None:
        assert (await answered(caller, await begin(caller), device)).status_code == 200
        [shown] = (await caller.factors())["passkeys"]
        await caller.ok("DeletePasskey", passkeyId=shown["passkeyId"], password=PASSWORD)
        caller.client.cookies.clear()
        assert (await answered(caller, await begin(caller), device)).status_code == 422

    async def test_a_challenge_ends_and_is_not_made_by_others(
        self, caller: Caller, device: Authenticator, runtime: Runtime
    ) -> None:
        begun = await begin(caller)
        passkey = device.sign_in(begun["options"])
        ours = runtime.of(SignInChallenges)
        opened = ours.open(begun["challengeToken"])
        assert opened is not None
        past = clock.now() - timedelta(seconds=1)
        late = ours.seal(SealedChallenge(opened.webauthn_challenge, past))
        foreign = SignInChallenges(b"another key of thirty-two bytes!").seal(opened)
        for token in (late, foreign, begun["challengeToken"][:-2], "", "💥", "A" * 200):
            refused = await caller.post("LoginPasskey", challengeToken=token, passkey=passkey)
            assert refused.status_code in (401, 422), (token, refused.text)
            assert "gw_access" not in refused.cookies

    @pytest.mark.parametrize(
        "answer",
        [
            {},
            {"rawId": 7},
            {"rawId": "AA", "response": {}},
            {"id": "💥", "rawId": "💥", "type": [], "response": None},
        ],
    )
    async def test_nonsense_is_refused(self, caller: Caller, device: Authenticator, answer: Data) -> None:
        begun = await begin(caller)
        refused = await caller.post("LoginPasskey", challengeToken=begun["challengeToken"], passkey=answer)
        assert refused.status_code == 422, refused.text

    async def test_nothing_is_kept_of_who_only_begins(self, caller: Caller, runtime: Runtime) -> None:
        async with runtime.database.reading() as uow:
            before = (await uow.execute(select(func.count()).select_from(FactorChallenge))).scalar_one()
        for _ in range(3):
            await begin(caller)
        async with runtime.database.reading() as uow:
            after = (await uow.execute(select(func.count()).select_from(FactorChallenge))).scalar_one()
        assert after == before

    async def test_tries_that_fail_are_bounded(self, caller: Caller, device: Authenticator) -> None:
        begun = await begin(caller)
        body = {"challengeToken": begun["challengeToken"], "passkey": {"rawId": "AAAA"}}
        statuses = [(await caller.post("LoginPasskey", **body)).status_code for _ in range(101)]
        assert statuses == [422] * 100 + [429]

    async def test_of_another_person_it_opens_their_account_not_ours(
        self, caller: Caller, device: Authenticator, sign_in: SignIn
    ) -> None:
        # Whoever is signed in in this browser already does not matter.
        await sign_in(Role.OWNER)
        done = await answered(caller, await begin(caller), device)
        assert done.json()["data"]["profile"]["email"] == EMAIL
