"""A service's key pair for its bucket is replaced as `docs/operations.md` says, while the service runs."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Generator
from pathlib import Path

import httpx
import pytest
from chassis.storage import Storage
from pydantic import SecretStr

from services._devstack.tests.service.bucket_store import BucketStore, bucket_store, storage_of

OLD = ("forms", "groundwork-dev-forms")
NEW = ("forms-2", "another-secret-of-forms")
_PATIENCE = 10.0
_REFUSED = r"403|AccessDenied|PermissionDenied|InvalidAccessKeyId"


@pytest.fixture
def store(tmp_path: Path) -> Generator[BucketStore]:
    with bucket_store(tmp_path) as store:
        yield store


async def test_a_replaced_key_interrupts_nobody_and_opens_nothing_afterwards(
    store: BucketStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forms_with(pair: tuple[str, str]) -> Storage:
        key, secret = (SecretStr(each) for each in pair)
        others: dict[str, object] = {"aws_access_key_id": key, "aws_secret_access_key": secret}
        return storage_of("forms", store.endpoint, "forms", monkeypatch, **others)

    before, after = forms_with(OLD), forms_with(NEW)
    await before.put("paper.pdf", b"sealed")
    link = await before.signed_url("paper.pdf")
    with pytest.raises(Exception, match=_REFUSED):
        await after.read("paper.pdf")

    store.list_keys("forms", OLD, NEW)
    await until(lambda: opens(after))
    # Replicas of both keys run side by side while the service is rolled out.
    await before.put("of the old.txt", b"1")
    await after.put("of the new.txt", b"2")
    assert await after.read("of the old.txt") == b"1"
    assert await before.read("of the new.txt") == b"2"

    assert await status_of(link) == 200
    store.list_keys("forms", NEW)
    await until(lambda: is_refused(before))
    for doing in (before.put("x", b""), before.delete("paper.pdf")):
        with pytest.raises(Exception, match=_REFUSED):
            await doing
    assert await after.read("paper.pdf") == b"sealed"
    # Hence the ten minutes between the last two steps: a link ends with the key that signed it.
    assert await status_of(link) == 403
    assert await status_of(await after.signed_url("paper.pdf")) == 200


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(_PATIENCE):
        while not await holds():
            await asyncio.sleep(0.1)


async def opens(storage: Storage) -> bool:
    return not await is_refused(storage)


async def is_refused(storage: Storage) -> bool:
    try:
        await storage.read("paper.pdf")
    except Exception as problem:
        if not re.search(_REFUSED, str(problem)):
            raise
        return True
    return False


async def status_of(link: str) -> int:
    async with httpx.AsyncClient() as browser:
        return (await browser.get(link)).status_code
