from typing import Any

from chassis.http import PUBLIC, RuntimeDep
from chassis.http.edge import router_at
from fastapi import Response

from identity.session.keys import SigningKeys

router = router_at("/.well-known", "Keys", in_schema=False)


@router.get("/jwks.json", dependencies=[PUBLIC])
async def get_keys(runtime: RuntimeDep, response: Response) -> dict[str, Any]:
    response.headers["Cache-Control"] = "public, max-age=300"
    return runtime.of(SigningKeys).jwks
