from typing import Any

import httpx

SITE: dict[str, Any] = {
    "name": "Punggol Waterway Block 12",
    "address": "83 Punggol Central, Singapore 828761",
    "latitude": 1.4052,
    "longitude": 103.9024,
    "timeZone": "Asia/Singapore",
    "startsOn": "2026-03-02",
    "endsOn": "2027-09-30",
}

Headers = dict[str, str]


async def create(client: httpx.AsyncClient, headers: Headers, **changes: Any) -> dict[str, Any]:
    answer = await client.post("/api/Project/CreateProject", json={**SITE, **changes}, headers=headers)
    assert answer.status_code == 201, answer.text
    return answer.json()["data"]


async def names(client: httpx.AsyncClient, headers: Headers, **query: Any) -> list[str]:
    answer = await client.get("/api/Project/QueryProjects", params=query, headers=headers)
    assert answer.status_code == 200, answer.text
    return [project["name"] for project in answer.json()["data"]["data"]]
