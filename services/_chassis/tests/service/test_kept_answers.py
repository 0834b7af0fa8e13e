from dataclasses import replace
from uuid import uuid4

import httpx
import pytest
from chassis.access import Access, Role
from chassis.http import idempotency
from chassis.runtime import Runtime
from chassis.testing.people import Memberships, Person
from sqlalchemy import text

CREATE = "/api/Note/CreateNote"
BY_ITSELF = "/api/Note/CreateNoteByItself"
PUBLISH = "/api/Note/PublishNote"
FEEDBACK = "/api/Note/LeaveFeedback"
OUT = Access(session_active=False)
REMOVED = Access(session_active=True)
MEMBER = Access(session_active=True, role=Role.MEMBER)


def keyed(person: Person) -> dict[str, str]:
    return {**person.headers, "Idempotency-Key": "one-click"}


async def count(client: httpx.AsyncClient, person: Person) -> int:
    answer = await client.get("/api/Note/QueryNotes", headers=person.headers)
    return int(answer.json()["data"]["totalCount"])


class TestAKeptAnswer:
    """Is for who may still make the call that it answers."""

    @pytest.mark.parametrize("path", [CREATE, BY_ITSELF, PUBLISH])
    @pytest.mark.parametrize(("now", "status"), [(OUT, 401), (REMOVED, 403)], ids=["signed-out", "removed"])
    async def test_is_not_for_who_was_let_in_then_only(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        memberships: Memberships,
        path: str,
        now: Access,
        status: int,
    ) -> None:
        person = Person(memberships, Role.ADMIN)
        headers = keyed(person)
        first = await client.post(path, json={"text": "once"}, headers=headers)
        assert first.status_code == 201, first.text
        person.set(now)
        runtime.access.forget_user(person.user_id)
        again = await client.post(path, json={"text": "once"}, headers=headers)
        assert (again.status_code, "Idempotency-Replayed" in again.headers) == (status, False)

    async def test_is_not_for_a_role_that_may_no_more(
        self, client: httpx.AsyncClient, runtime: Runtime, memberships: Memberships
    ) -> None:
        person = Person(memberships, Role.ADMIN)
        headers = keyed(person)
        assert (await client.post(PUBLISH, json={"text": "once"}, headers=headers)).status_code == 201
        person.set(MEMBER)
        runtime.access.forget_user(person.user_id)
        assert (await client.post(PUBLISH, json={"text": "once"}, headers=headers)).status_code == 403

    @pytest.mark.parametrize("lost", ["team_ids", "project_ids", "managed_project_ids"])
    @pytest.mark.parametrize("path", [CREATE, BY_ITSELF])
    async def test_tells_nothing_of_a_project_or_a_team_that_was_left(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person, lost: str, path: str
    ) -> None:
        of_all = {name: frozenset({uuid4()}) for name in ("team_ids", "project_ids", "managed_project_ids")}
        then = replace(MEMBER, **of_all)
        headers = keyed(member)
        for access, status in ((then, 201), (replace(then, **{lost: frozenset()}), 409), (then, 201)):
            member.set(access)
            runtime.access.forget_user(member.user_id)
            answer = await client.post(path, json={"text": "of the project"}, headers=headers)
            assert (answer.status_code, "of the project" in answer.text) == (status, status == 201)
        assert await count(client, member) == 1

    async def test_keeps_no_more_of_somebody_in_very_many_projects(
        self, client: httpx.AsyncClient, runtime: Runtime, memberships: Memberships
    ) -> None:
        person, projects = Person(memberships, Role.MEMBER), frozenset(uuid4() for _ in range(2000))
        person.set(replace(MEMBER, project_ids=projects))
        headers = keyed(person)
        assert (await client.post(CREATE, json={"text": "once"}, headers=headers)).status_code == 201
        async with runtime.database.reading() as uow:
            kept = (await uow.execute(text("select length(access::text) from idempotency_key"))).scalars()
            assert max(kept) < 500
        again = await client.post(CREATE, json={"text": "once"}, headers=headers)
        assert again.headers["Idempotency-Replayed"] == "true"
        left = {*projects}
        left.pop()
        person.set(replace(MEMBER, project_ids=frozenset(left)))
        runtime.access.forget_user(person.user_id)
        assert (await client.post(CREATE, json={"text": "once"}, headers=headers)).status_code == 409

    async def test_that_is_very_large_is_not_kept_and_what_it_told_of_is_done_once(
        self, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, member: Person
    ) -> None:
        monkeypatch.setattr(idempotency, "_MOST_KEPT_BYTES", 100)
        headers = keyed(member)
        note = {"text": "x" * 200}
        assert (await client.post(CREATE, json=note, headers=headers)).status_code == 201
        again = await client.post(CREATE, json=note, headers=headers)
        assert (again.status_code, again.json()["message"]) == (
            409,
            "This was done already. Reload to see where it stands.",
        )
        assert await count(client, member) == 1

    async def test_comes_again_to_who_may_do_more_since(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        first = await client.post(CREATE, json={"text": "once"}, headers=keyed(member))
        member.set(replace(MEMBER, role=Role.ADMIN, project_ids=frozenset({uuid4()})))
        runtime.access.forget_user(member.user_id)
        again = await client.post(CREATE, json={"text": "once"}, headers=keyed(member))
        assert (again.status_code, again.content) == (201, first.content)

    async def test_comes_again_without_asking_identity_again(
        self, client: httpx.AsyncClient, memberships: Memberships, member: Person
    ) -> None:
        headers = keyed(member)
        await client.post(BY_ITSELF, json={"text": "once"}, headers=headers)
        asked = memberships.asked
        again = await client.post(BY_ITSELF, json={"text": "once"}, headers=headers)
        assert again.headers["Idempotency-Replayed"] == "true"
        assert memberships.asked == asked

    async def test_of_a_public_call_is_for_who_is_still_signed_in(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        headers = keyed(member)
        first = await client.post(FEEDBACK, json={"text": "once"}, headers=headers)
        again = await client.post(FEEDBACK, json={"text": "once"}, headers=headers)
        assert (again.status_code, again.content) == (201, first.content)
        member.set(OUT)
        runtime.access.forget_user(member.user_id)
        refused = await client.post(FEEDBACK, json={"text": "once"}, headers=headers)
        assert "Idempotency-Replayed" not in refused.headers
