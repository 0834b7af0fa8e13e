from typing import Any

from chassis.http import PUBLIC, RuntimeDep
from chassis.http.edge import EdgeRoute
from fastapi import APIRouter, Response

from identity.session.keys import SigningKeys

router = APIRouter(tags=["Keys"], route_class=EdgeRoute, include_in_schema=False)


@router.get("/.well-known/jwks.json", dependencies=[PUBLIC])
async def get_keys(runtime: RuntimeDep, response: Response) -> dict[str, Any]:
    response.headers["Cache-Control"] = "public, max-age=300"
    return runtime.of(SigningKeys).jwks
