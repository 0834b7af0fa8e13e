import httpx

PASSWORD = "a long enough secret"
ASKED_BY_PAGE = {"X-Requested-With": "groundwork"}


async def login(
    client: httpx.AsyncClient, email: str = "ada@example.test", password: str = PASSWORD, **headers: str
) -> httpx.Response:
    return await client.post("/api/Auth/Login", json={"email": email, "password": password}, headers=headers)


def csrf_of(client: httpx.AsyncClient) -> dict[str, str]:
    return {"X-CSRF-Token": client.cookies["gw_csrf"]}


async def refresh(client: httpx.AsyncClient, token: str | None = None) -> httpx.Response:
    if token is not None:
        client.cookies.delete("gw_refresh")
        client.cookies.set("gw_refresh", token, domain="groundwork.test", path="/api/Auth")
    return await client.post("/api/Auth/Refresh", headers=ASKED_BY_PAGE)
