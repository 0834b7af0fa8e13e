"""Identity holds the browsers' streams: what a person hears is what identity itself says of them."""

from collections.abc import Awaitable, Callable
from uuid import UUID, uuid4

import httpx
from chassis.access import Actor, Origin, Role
from chassis.http.live import LiveNotes
from chassis.live import Audience, LiveNote
from chassis.runtime import Runtime
from chassis.testing import SignIn, user_id_of
from chassis.testing.live import Ear, tell

from services.identity.tests.service.sites import create


async def listen(runtime: Runtime, headers: dict[str, str], company_id: UUID) -> Ear:
    claims = await runtime.tokens.verify(headers["Authorization"].removeprefix("Bearer "))
    access = await runtime.access.get_access(claims.user_id, company_id, claims.session_id)
    actor = Actor(claims.user_id, claims.session_id, company_id, Origin("", ""), access)
    return await Ear.open(runtime, runtime.of(LiveNotes), actor)


async def test_a_note_of_a_project_is_heard_by_who_sees_it(
    client: httpx.AsyncClient,
    runtime: Runtime,
    sign_in: SignIn,
    company_id: UUID,
    make_company: Callable[..., Awaitable[UUID]],
) -> None:
    admin, worker, colleague = [await sign_in(role) for role in (Role.ADMIN, Role.MEMBER, Role.MEMBER)]
    tengah = await create(client, admin, name="Tengah", memberUserIds=[str(user_id_of(worker))])
    await create(client, admin, name="Woodlands", memberUserIds=[str(user_id_of(colleague))])
    elsewhere = await make_company("Harbour Civil")
    stranger = await sign_in(Role.OWNER, company_id=elsewhere)
    hears = {
        "worker": await listen(runtime, worker, company_id),
        "admin": await listen(runtime, admin, company_id),
        "of another project": await listen(runtime, colleague, company_id),
        "of another company": await listen(runtime, stranger, elsewhere),
    }
    of_tengah = Audience.of(projects=[tengah["projectId"]])
    tell(runtime.bus, "forms", LiveNote(company_id, "todos", of_tengah))
    # As if another company's service were mistaken about whose the project is.
    tell(runtime.bus, "forms", LiveNote(uuid4(), "todos", of_tengah))
    heard = {who: await ear.topics() for who, ear in hears.items()}
    assert heard == {
        "worker": {"forms.todos"},
        "admin": {"forms.todos"},
        "of another project": set(),
        "of another company": set(),
    }


async def test_who_left_the_project_is_to_ask_for_everything_and_hears_no_more_of_it(
    client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
) -> None:
    admin, worker = await sign_in(Role.ADMIN), await sign_in(Role.MEMBER)
    project = await create(client, admin, name="Tengah", memberUserIds=[str(user_id_of(worker))])
    listening = await listen(runtime, worker, company_id)
    leaving = {"projectId": project["projectId"], "userId": str(user_id_of(worker))}
    answer = await client.post("/api/Project/RemoveProjectMember", json=leaving, headers=admin)
    assert answer.status_code == 200, answer.text
    assert await listening.rest() == set()
    again = await listen(runtime, worker, company_id)
    tell(runtime.bus, "forms", LiveNote(company_id, "todos", Audience.of(projects=[project["projectId"]])))
    assert await again.topics() == set()
