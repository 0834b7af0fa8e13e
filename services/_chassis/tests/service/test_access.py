import time

import httpx
import pytest
from chassis.access import Access, CompanyState, Role
from chassis.http.access import PUBLIC
from chassis.http.edge import edge_router
from chassis.runtime import Runtime
from chassis.testing.people import Memberships, Person
from fastapi import UploadFile

QUERY = "/api/Note/QueryNotes"


class TestTokens:
    async def test_without_one_nobody_comes_in(self, client: httpx.AsyncClient) -> None:
        answer = await client.get(QUERY)
        assert (answer.status_code, answer.json()["errorCode"]) == (401, 3)

    @pytest.mark.parametrize(
        "changes",
        [
            {"exp": int(time.time()) - 1},
            {"iss": "somebody else"},
            {"sub": "not an id"},
        ],
        ids=["expired", "foreign", "malformed"],
    )
    async def test_a_bad_one_is_refused(
        self, client: httpx.AsyncClient, member: Person, changes: dict[str, object]
    ) -> None:
        answer = await client.get(QUERY, headers={"Authorization": f"Bearer {member.token(**changes)}"})
        assert answer.status_code == 401

    async def test_a_changed_one_is_refused(self, client: httpx.AsyncClient, member: Person) -> None:
        header, payload, signature = member.token().split(".")
        forged = f"{header}.{payload}.{signature[:-4]}AAAA"
        assert (await client.get(QUERY, headers={"Authorization": f"Bearer {forged}"})).status_code == 401

    @pytest.mark.parametrize("claim", ["iat", "nbf"])
    async def test_one_of_a_clock_a_little_ahead_is_good(
        self, client: httpx.AsyncClient, member: Person, claim: str
    ) -> None:
        for ahead, status in ((1, 200), (8, 200), (60, 401)):
            token = member.token(**{claim: int(time.time()) + ahead})
            answer = await client.get(QUERY, headers={"Authorization": f"Bearer {token}"})
            assert (ahead, answer.status_code) == (ahead, status)

    async def test_one_without_signature_is_refused(self, client: httpx.AsyncClient) -> None:
        none = "eyJhbGciOiJub25lIiwia2lkIjoic2FtcGxlLWtleSJ9.eyJzdWIiOiJ4In0."
        assert (await client.get(QUERY, headers={"Authorization": f"Bearer {none}"})).status_code == 401


class TestCookies:
    async def test_a_write_needs_the_value_only_our_pages_can_read(
        self, client: httpx.AsyncClient, member: Person
    ) -> None:
        cookie = {"Cookie": f"gw_access={member.token()}"}
        body = {"text": "from a cookie"}
        assert (await client.get(QUERY, headers=cookie)).status_code == 200
        assert (await client.post("/api/Note/CreateNote", json=body, headers=cookie)).status_code == 403
        right = {**cookie, "X-CSRF-Token": "the-csrf-value"}
        assert (await client.post("/api/Note/CreateNote", json=body, headers=right)).status_code == 201


class TestACompanyWhoseSubscriptionIsOver:
    @pytest.fixture
    def reader(self, member: Person) -> Person:
        ended = Access(session_active=True, role=Role.MEMBER, company_state=CompanyState.ENDED)
        member.set(ended)
        return member

    async def test_reads_what_is_there(self, client: httpx.AsyncClient, reader: Person) -> None:
        assert (await client.get(QUERY, headers=reader.headers)).status_code == 200
        search = await client.post("/api/Note/SearchNotes", json={"text": "a"}, headers=reader.headers)
        assert search.status_code == 200

    async def test_changes_nothing_and_is_told_why(self, client: httpx.AsyncClient, reader: Person) -> None:
        keyed = {**reader.headers, "Idempotency-Key": "one"}
        for headers in (reader.headers, keyed):
            refused = await client.post("/api/Note/CreateNote", json={"text": "late"}, headers=headers)
            assert (refused.status_code, refused.json()["errorCode"]) == (402, 8)
        assert (await client.get(QUERY, headers=reader.headers)).json()["data"]["totalCount"] == 0

    async def test_may_end_things(self, client: httpx.AsyncClient, reader: Person) -> None:
        assert (await client.post("/api/Note/ThrowNotesAway", headers=reader.headers)).status_code == 200


class TestRoles:
    async def test_a_lesser_role_is_told_whom_to_ask(self, client: httpx.AsyncClient, member: Person) -> None:
        answer = await client.get("/api/Note/Secrets", headers=member.headers)
        assert (answer.status_code, answer.json()["errorCode"]) == (403, 5)
        member.set(Access(session_active=True, role=Role.ADMIN))

    async def test_access_is_remembered_until_it_changes(
        self, client: httpx.AsyncClient, runtime: Runtime, memberships: Memberships, member: Person
    ) -> None:
        headers = member.headers
        for _ in range(3):
            assert (await client.get(QUERY, headers=headers)).status_code == 200
        assert memberships.asked == 1

        member.set(Access(session_active=True, role=None))
        runtime.access.forget_user(member.user_id)
        assert (await client.get(QUERY, headers=headers)).status_code == 403

        member.set(Access(session_active=False))
        runtime.access.forget_user(member.user_id)
        assert (await client.get(QUERY, headers=headers)).status_code == 401

    async def test_a_public_route_takes_no_files(self) -> None:
        router = edge_router("Open")
        with pytest.raises(TypeError, match="before anybody is known"):

            @router.post("/Door", dependencies=[PUBLIC])
            async def door(file: UploadFile) -> None: ...  # pyright: ignore[reportUnusedFunction]

    async def test_a_route_without_a_check_can_not_be_made(self) -> None:
        router = edge_router("Open")
        with pytest.raises(TypeError, match="exactly one access check"):

            @router.get("/Door")
            async def door() -> None: ...  # pyright: ignore[reportUnusedFunction]
