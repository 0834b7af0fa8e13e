from datetime import timedelta
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from chassis.errors import NotFound
from chassis.runtime import Runtime


class TestAStoredFile:
    async def test_is_read_by_a_signed_url(self, client: httpx.AsyncClient, runtime: Runtime) -> None:
        await runtime.storage.put("photos/a b.png", b"pixels")
        answer = await client.get(await runtime.storage.signed_url("photos/a b.png"))
        assert (answer.status_code, answer.content) == (200, b"pixels")
        assert answer.headers["content-disposition"] == "inline"
        assert answer.headers["x-content-type-options"] == "nosniff"

    async def test_that_could_run_scripts_is_only_downloaded(
        self, client: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        await runtime.storage.put("page.html", b"<script>alert(1)</script>")
        answer = await client.get(await runtime.storage.signed_url("page.html"))
        assert answer.headers["content-disposition"] == "attachment"
        assert "sandbox" in answer.headers["content-security-policy"]

    async def test_is_not_read_by_a_changed_or_old_url(
        self, client: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        await runtime.storage.put("mine.png", b"mine")
        await runtime.storage.put("yours.png", b"yours")
        url = await runtime.storage.signed_url("mine.png")
        assert (await client.get(url.replace("mine", "yours"))).status_code == 403
        expires = int(parse_qs(urlsplit(url).query)["expires"][0])
        assert (await client.get(url.replace(str(expires), str(expires + 60)))).status_code == 403
        old = await runtime.storage.signed_url("mine.png", valid_for=timedelta(minutes=-10))
        assert (await client.get(old)).status_code == 403

    @pytest.mark.parametrize(
        ("signature", "status"),
        # A control character stands in no query of ours.
        [("%C3%A9", 403), ("%00", 422), ("%ED%A0%80", 403), ("%F0%9F%94%91", 403), ("", 403)],
    )
    async def test_is_not_read_by_any_signature(
        self, client: httpx.AsyncClient, runtime: Runtime, signature: str, status: int
    ) -> None:
        await runtime.storage.put("mine.png", b"mine")
        answer = await client.get(f"/files/sample/mine.png?expires=9999999999&signature={signature}")
        assert answer.status_code == status

    @pytest.mark.parametrize("key", ["../secrets.json", "..%2fsecrets.json", "/etc/passwd"])
    async def test_outside_the_folder_is_out_of_reach(
        self, client: httpx.AsyncClient, runtime: Runtime, key: str
    ) -> None:
        answer = await client.get(await runtime.storage.signed_url(key))
        assert answer.status_code in {403, 404}

    async def test_that_is_gone_is_not_found(self, runtime: Runtime) -> None:
        await runtime.storage.put("a", b"x")
        await runtime.storage.delete("a")
        await runtime.storage.delete("a")
        with pytest.raises(NotFound):
            await runtime.storage.read("a")
