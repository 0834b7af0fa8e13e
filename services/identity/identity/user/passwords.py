"""Password hashes: slow on purpose, and therefore never on the event loop and never too many at once.

Networks take turns: who sends many tries waits behind themselves, everybody else behind few of theirs. Which
account is tried plays no part, so the wait tells nothing of who is known here.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from chassis.errors import Unavailable
from chassis.processes.fair_queue import FairQueue, TooManyWait
from chassis.texts import Text
from prometheus_client import Counter

T = TypeVar("T")

# One core stays free for everybody who is signed in already, however many try to sign in.
_THREADS = max(1, (os.cpu_count() or 2) - 1)
# Whoever would wait long is better told to try again.
_MOST_WAITING_EACH = 48 * _THREADS
_MOST_SECONDS = 30.0
# Those who wait hold little; that one network can't take every place is what matters.
_MOST_WAITING = 20 * _MOST_WAITING_EACH

# Stands for an account without a usable password: verifying against it fails.
UNUSABLE = "unusable"

PASSWORD_HASHES = Counter("groundwork_password_hashes", "Password hashes computed, for real accounts or none")


@dataclass(frozen=True, slots=True)
class HashCost:
    passes: int
    memory_kib: int


# About 70 ms and 46 MiB a hash on one ordinary core: cheap for a person, dear for whoever steals the table.
STRONG = HashCost(passes=2, memory_kib=46 * 1024)
# Tests sign in thousands of times with passwords that anyone may read.
_FOR_TESTS = HashCost(passes=1, memory_kib=8)


def cost_in(environment: str) -> HashCost:
    return _FOR_TESTS if environment == "test" else STRONG


class Passwords:
    def __init__(
        self, cost: HashCost, *, threads: int = _THREADS, most_waiting_each: int = _MOST_WAITING_EACH
    ) -> None:
        self._hasher = PasswordHasher(time_cost=cost.passes, memory_cost=cost.memory_kib, parallelism=1)
        # Of something nobody knows: a sign-in without an account costs what one with an account costs.
        self._nobodys_hash = self._hasher.hash(os.urandom(32))
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="argon2")
        self._queue = FairQueue(
            threads,
            most_waiting=_MOST_WAITING,
            most_waiting_each=most_waiting_each,
            most_seconds=_MOST_SECONDS,
        )

    async def hash(self, password: str, *, network: str = "") -> str:
        """`network`: whose turn it takes; none for what no request asks for."""
        return await self._run(network, lambda: self._hasher.hash(password))

    async def verify(self, password_hash: str | None, password: str, *, network: str = "") -> bool:
        """Takes the same time whether there is a hash to compare with or not."""
        return await self._run(network, lambda: self._verify(password_hash or UNUSABLE, password))

    def is_outdated(self, password_hash: str) -> bool:
        return self._hasher.check_needs_rehash(password_hash)

    async def _run(self, network: str, work: Callable[[], T]) -> T:
        try:
            async with self._queue.turn(network):
                PASSWORD_HASHES.inc()
                return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except TooManyWait:
            raise Unavailable(
                Text("Very many people are signing in right now. Try again in a moment.")
            ) from None

    def _verify(self, password_hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(password_hash, password)
        except InvalidHashError:
            self._verify(self._nobodys_hash, password)
            return False
        except VerificationError:
            return False
