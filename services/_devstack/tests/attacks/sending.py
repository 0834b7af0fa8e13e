import json
from collections.abc import Mapping
from typing import Any

import httpx

from services._devstack.tests.every_service.house import Operation
from services._devstack.tests.every_service.requests import Seen, build


async def send_body(
    http: httpx.AsyncClient, operation: Operation, body: Any, seen: Seen, headers: Mapping[str, str]
) -> httpx.Response:
    url = build(http, operation, seen, {}).url
    # Escaped to the last sign, as a surrogate alone must be.
    content = json.dumps(body).encode()
    answer = await http.request(
        operation.method, url, content=content, headers={**headers, "Content-Type": "application/json"}
    )
    http.cookies.clear()
    return answer
