import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import SignIn, published
from contracts.identity.v1 import events_pb2

from services.identity.tests.service.second_factor.authenticator import Authenticator
from services.identity.tests.service.second_factor.steps import EMAIL, PASSWORD, Caller, Data


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
