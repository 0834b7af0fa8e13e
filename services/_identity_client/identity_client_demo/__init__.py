"""The people of identity's demo, for the demo data of other services: signed in as anybody is."""

import httpx
from chassis.access import Actor
from chassis.access.actor import Origin
from chassis.http.access import ACCESS_COOKIE
from chassis.runtime import Runtime

PASSWORD = "groundwork-demo"  # noqa: S105 -- printed by `make dev`, opens nothing but the demo
_ORIGIN = Origin(ip="203.0.113.20", user_agent="Groundwork demo")


async def sign_in(runtime: Runtime, login: str) -> Actor:
    """Somebody of the demo company (`owner`, `admin`, `manager`, `member`, …), as identity knows them."""
    async with httpx.AsyncClient(base_url=runtime.settings.identity_url, timeout=30) as client:
        body = {"email": f"{login}@northbank.demo", "password": PASSWORD}
        answer = await client.post("/api/Auth/Login", json=body)
        answer.raise_for_status()
        claims = await runtime.tokens.verify(answer.cookies[ACCESS_COOKIE])
    assert claims.company_id is not None
    access = await runtime.access.get_access(claims.user_id, claims.company_id, claims.session_id)
    return Actor(claims.user_id, claims.session_id, claims.company_id, _ORIGIN, access)
