import asyncio

import pytest
from identity.user.passwords import Passwords, cost_in


class TestPasswords:
    @pytest.mark.parametrize("environment", ["dev", "prod", "anything else"])
    async def test_cost_a_thief_much(self, environment: str) -> None:
        # OWASP's least for argon2id with one lane: 46 MiB and one pass, or 19 MiB and two.
        password_hash = await Passwords(cost_in(environment)).hash("a long enough secret")
        assert password_hash.startswith("$argon2id$v=19$m=47104,t=2,p=1$")

    async def test_a_hash_of_a_lesser_cost_is_outdated(self) -> None:
        strong, cheap = Passwords(cost_in("prod")), Passwords(cost_in("test"))
        lesser = await cheap.hash("a long enough secret")
        assert await strong.verify(lesser, "a long enough secret")
        assert strong.is_outdated(lesser)
        assert not strong.is_outdated(await strong.hash("a long enough secret"))

    @pytest.mark.parametrize("kept", [None, "unusable", "", "$argon2id$v=19$nonsense"])
    async def test_without_a_usable_hash_nothing_fits(self, kept: str | None) -> None:
        assert not await Passwords(cost_in("test")).verify(kept, "a long enough secret")

    async def test_a_network_that_sends_many_waits_behind_itself(self) -> None:
        passwords, done = Passwords(cost_in("test"), threads=1), list[str]()

        async def a_try(network: str) -> None:
            await passwords.verify(None, "a long enough secret", network=network)
            done.append(network)

        flood = [asyncio.create_task(a_try("flood")) for _ in range(20)]
        await asyncio.sleep(0)  # one is at work, the others are in line
        await a_try("home")
        # Behind the one at work alone: whose last turn is longest ago is next.
        assert done == ["flood", "home"]
        await asyncio.gather(*flood)

    async def test_a_known_and_an_unknown_account_wait_in_the_same_line(self) -> None:
        passwords, done = Passwords(cost_in("test"), threads=1), list[str | None]()
        kept = await passwords.hash("a long enough secret")

        async def a_try(password_hash: str | None) -> None:
            await passwords.verify(password_hash, "a long enough secret", network="flood")
            done.append(password_hash)

        tries = [kept, None, None, kept, None, kept]
        await asyncio.gather(*(a_try(each) for each in tries))
        assert done == tries
