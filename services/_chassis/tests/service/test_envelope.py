from collections.abc import AsyncGenerator

import httpx
import pytest
from chassis.db import fast_rows
from chassis.http import paging
from chassis.testing.people import Person


class TestEveryAnswerIsAnEnvelope:
    @pytest.mark.parametrize(
        ("method", "path", "status", "code"),
        [
            ("GET", "/api/Note/Nothing", 404, 4),
            ("GET", "/api/Note/QueryNotes%0a", 404, 4),
            ("DELETE", "/api/Note/QueryNotes", 405, 4),
            ("GET", "/api/Note/QueryNotes?pageNumber=0", 422, 4),
            ("GET", "/api/Note/Crash", 500, 2),
            # What its table takes from nobody is no race between two.
            ("POST", "/api/Note/ForgetText", 500, 2),
        ],
    )
    async def test_when_it_goes_wrong(
        self, client: httpx.AsyncClient, member: Person, method: str, path: str, status: int, code: int
    ) -> None:
        answer = await client.request(method, path, headers=member.headers)
        assert answer.status_code == status
        body = answer.json()
        assert set(body) == {"data", "errorCode", "message"}
        assert body["errorCode"] == code
        assert body["message"]

    async def test_a_crash_tells_nothing_of_our_insides(self, client: httpx.AsyncClient) -> None:
        answer = await client.get("/api/Note/Crash")
        assert "nobody outside" not in answer.text
        assert answer.json()["data"]["retryable"] is True

    async def test_of_names_by_the_thousand_few_are_told(
        self, client: httpx.AsyncClient, member: Person
    ) -> None:
        many = {f"colour{number}": 1 for number in range(1000)}
        answer = await client.post("/api/Note/CreateNote", json={"text": "a", **many}, headers=member.headers)
        assert (answer.status_code, len(answer.json()["data"]["fields"]) <= 100) == (422, True)
        most = {f"{number}": 1 for number in range(60_000)}
        answer = await client.post("/api/Note/LeaveFeedback", json=most)
        assert answer.status_code == 413

    async def test_a_wrong_field_is_named(self, client: httpx.AsyncClient, member: Person) -> None:
        answer = await client.post(
            "/api/Note/CreateNote", json={"text": "a", "colour": "red"}, headers=member.headers
        )
        assert [field["field"] for field in answer.json()["data"]["fields"]] == ["colour"]

    async def test_who_filled_in_nothing_is_not_sent_to_marked_fields(
        self, client: httpx.AsyncClient, member: Person
    ) -> None:
        answer = await client.get("/api/Note/QueryNotes?pageNumber=x", headers=member.headers)
        assert answer.json()["message"].startswith("This address is not complete")

    @pytest.mark.parametrize(
        ("asked", "language", "message"),
        [
            ("zh", "zh-CN", "系统出现问题，请重试；如仍失败，请提供请求编号。"),
            ("fr", "en", "Something went wrong on our side. Try again; if it stays, tell us the request id."),
        ],
    )
    async def test_a_crash_is_told_in_the_language_of_who_asked(
        self, client: httpx.AsyncClient, asked: str, language: str, message: str
    ) -> None:
        answer = await client.get("/api/Note/Crash", headers={"Accept-Language": asked})
        assert answer.json()["message"] == message
        assert (answer.headers["content-language"], answer.headers["vary"]) == (language, "Accept-Language")

    async def test_text_that_postgres_can_not_hold_is_refused(
        self, client: httpx.AsyncClient, member: Person
    ) -> None:
        answer = await client.post("/api/Note/CreateNote", json={"text": "a\x00b"}, headers=member.headers)
        assert answer.status_code == 422

    async def test_a_body_over_the_limit_is_refused_unread(
        self, client: httpx.AsyncClient, member: Person
    ) -> None:
        answer = await client.post(
            "/api/Note/CreateNote", json={"text": "a" * 1_100_000}, headers=member.headers
        )
        assert (answer.status_code, answer.json()["errorCode"]) == (413, 4)

    async def test_a_body_of_unknown_length_is_refused_where_it_passes_the_limit(
        self, client: httpx.AsyncClient, member: Person
    ) -> None:
        async def endless() -> AsyncGenerator[bytes]:
            yield b'{"text": "'
            for _ in range(64):
                yield b"a" * 64 * 1024
            yield b'"}'

        headers = {**member.headers, "Content-Type": "application/json"}
        answer = await client.post("/api/Note/CreateNote", content=endless(), headers=headers)
        assert (answer.status_code, answer.json()["errorCode"]) == (413, 4)

    async def test_the_request_id_comes_back(self, client: httpx.AsyncClient) -> None:
        given = await client.get("/api/Note/Crash", headers={"X-Request-Id": "abcdefgh-1"})
        assert given.headers["x-request-id"] == "abcdefgh-1"
        hostile = await client.get("/api/Note/Crash", headers={"X-Request-Id": "<script>"})
        assert hostile.headers["x-request-id"] != "<script>"


class TestPaging:
    async def test_pages_cover_everything_once(self, client: httpx.AsyncClient, member: Person) -> None:
        for number in range(5):
            await client.post("/api/Note/CreateNote", json={"text": f"note {number}"}, headers=member.headers)
        seen: list[str] = []
        for page in (1, 2, 3, 4):
            answer = await client.get(
                f"/api/Note/QueryNotes?pageNumber={page}&pageCount=2", headers=member.headers
            )
            data = answer.json()["data"]
            assert (data["totalCount"], data["totalPageCount"], data["pageNumber"]) == (5, 3, page)
            seen += [note["text"] for note in data["data"]]
        assert seen == [f"note {number}" for number in range(5)]

    async def test_a_long_list_is_counted_once_for_all_who_page_through_it(
        self, client: httpx.AsyncClient, member: Person, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(paging, "COUNTED_AT_ONCE", 2)
        said: list[str] = []
        monkeypatch.setattr(fast_rows, "watchers", [said.append])

        async def total(page: int) -> int:
            path = f"/api/Note/QueryNotes?pageNumber={page}&pageCount=2"
            return (await client.get(path, headers=member.headers)).json()["data"]["totalCount"]

        async def create(text: str) -> None:
            await client.post("/api/Note/CreateNote", json={"text": text}, headers=member.headers)

        for number in range(5):
            await create(f"note {number}")
        said.clear()
        assert [await total(page) for page in (1, 2, 3, 1)] == [5, 5, 5, 5]
        assert len(said) == 4 + 1
        await create("a sixth, within the seconds the count is good for")
        assert [await total(page) for page in (1, 3, 4)] == [5, 6, 6], "never fewer than one has seen"
