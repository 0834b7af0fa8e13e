"""The gateway's words where nobody can say how often somebody has tried to sign in (gateway/dynamic)."""

from chassis.errors import Unavailable
from chassis.http import PUBLIC
from chassis.http.edge import router_at

router = router_at("/errors", "Errors", in_schema=False)


@router.get("/503", dependencies=[PUBLIC])
async def get_away() -> None:
    raise Unavailable
