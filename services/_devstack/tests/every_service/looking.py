"""What somebody finds who asks for everything that can be asked for."""

from services._devstack.tests.every_service.house import House, Open, Operation
from services._devstack.tests.every_service.requests import Seen, build


def operations_in(house: House) -> list[tuple[Open, Operation]]:
    return [(opened, each) for opened in house.services.values() for each in opened.operations]


async def look_around(
    house: House, headers: dict[str, str], *, leaves_out: frozenset[str] = frozenset()
) -> Seen:
    """In two rounds: ids found in lists open the details."""
    seen = Seen(leaves_out=leaves_out)
    for _ in range(2):
        for opened, operation in operations_in(house):
            if not operation.only_reads or operation.access == "public":
                continue
            request = build(opened.client, operation, seen, headers)
            if not seen.is_known(request):
                answer = await opened.client.send(request)
                assert answer.status_code < 500, f"{operation.name}: {answer.text[:200]}"
                seen.remember(operation, answer)
    return seen
