"""The store of compose.dev.yaml: each service reads and writes its own bucket and no other's."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Generator, Iterator
from datetime import UTC, datetime, timedelta

import httpx
import pytest

from services._devstack.tests.service.bucket_store import CONTEXTS, bucket_store, storage_of


@pytest.fixture(scope="module")
def endpoint(tmp_path_factory: pytest.TempPathFactory) -> Generator[str]:
    with bucket_store(tmp_path_factory.mktemp("store")) as store:
        yield store.endpoint


@pytest.mark.parametrize("context", CONTEXTS)
async def test_a_service_has_its_bucket(endpoint: str, context: str, monkeypatch: pytest.MonkeyPatch) -> None:
    own = storage_of(context, endpoint, context, monkeypatch)
    await own.put("a/b.txt", b"mine")
    assert await own.read("a/b.txt") == b"mine"
    async with httpx.AsyncClient() as browser:
        assert (await browser.get(await own.signed_url("a/b.txt"))).content == b"mine"
        assert (await browser.get(f"{endpoint}/{context}/a/b.txt")).status_code == 403
    await own.put("gone.txt", b"")
    await own.delete("gone.txt")


@pytest.mark.parametrize(
    ("key", "kind", "disposition"),
    [
        ("a/photo.webp", "image/webp", "inline"),
        ("a/paper.pdf", "application/pdf", "inline"),
        ("a/page.html", "text/html", "attachment"),
        ("a/drawing.svg", "image/svg+xml", "attachment"),
        ("a/unknown.q7", "application/octet-stream", "attachment"),
    ],
)
async def test_a_browser_is_told_what_a_file_is_as_from_a_folder(
    endpoint: str, monkeypatch: pytest.MonkeyPatch, key: str, kind: str, disposition: str
) -> None:
    own = storage_of("forms", endpoint, "forms", monkeypatch)
    await own.put(key, b"<script>")
    await own.put(f"streamed/{key}", chunks())
    async with httpx.AsyncClient() as browser:
        for each in (key, f"streamed/{key}"):
            answer = await browser.get(await own.signed_url(each))
            told = answer.headers["content-type"], answer.headers["content-disposition"]
            assert told == (kind, disposition)


async def test_a_browser_is_told_what_a_file_is_called(
    endpoint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = storage_of("forms", endpoint, "forms", monkeypatch)
    await own.put("a/1.csv", b"a,b", downloaded_as="日报-2026-12-01.csv")
    async with httpx.AsyncClient() as browser:
        answer = await browser.get(await own.signed_url("a/1.csv"))
    assert answer.headers["content-disposition"] == (
        "attachment; filename*=UTF-8''%E6%97%A5%E6%8A%A5-2026-12-01.csv"
    )


async def chunks() -> AsyncIterator[bytes]:
    for _ in range(3):
        yield b"<script>"


async def test_a_folder_is_listed_by_pages(endpoint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    own = storage_of("pdf", endpoint, "pdf", monkeypatch)
    keys = [f"renders/{number:03}/{name}" for number in range(700) for name in ("a.1.webp", "a.pdf")]
    begun = datetime.now(UTC) - timedelta(seconds=5)
    for part in batches(keys, 50):
        await asyncio.gather(*(own.put(key, b"") for key in part))
    await own.put("renders-of-others/a.pdf", b"")
    found: list[str] = []
    while page := await own.list("renders", after=found[-1] if found else "", most=1000):
        assert begun < min(each.stored_at for each in page)
        found += [each.key for each in page]
        assert len(found) in (1000, 1400)
    assert found == keys


def batches(keys: list[str], size: int) -> Iterator[list[str]]:
    for at in range(0, len(keys), size):
        yield keys[at : at + size]


@pytest.mark.parametrize(("context", "other"), [*itertools.permutations(CONTEXTS, 2)])
async def test_and_no_other(endpoint: str, context: str, other: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await storage_of(other, endpoint, other, monkeypatch).put("a/b.txt", b"theirs")
    reaching = storage_of(context, endpoint, other, monkeypatch)
    for doing in (reaching.read("a/b.txt"), reaching.put("a/b.txt", b"x"), reaching.delete("a/b.txt")):
        with pytest.raises(Exception, match=r"403|AccessDenied|PermissionDenied"):
            await doing
    async with httpx.AsyncClient() as browser:
        assert (await browser.get(await reaching.signed_url("a/b.txt"))).status_code == 403
    assert await storage_of(other, endpoint, other, monkeypatch).read("a/b.txt") == b"theirs"
