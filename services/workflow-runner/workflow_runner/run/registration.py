"""Makes the server know the search attributes before the first run sets one."""

import logging

from temporalio.api.enums.v1 import IndexedValueType
from temporalio.api.operatorservice.v1 import AddSearchAttributesRequest, ListSearchAttributesRequest
from temporalio.client import Client
from temporalio.service import RPCError, RPCStatusCode

from workflow_runner.run.workflows import attributes

log = logging.getLogger(__name__)


async def register_search_attributes(client: Client) -> None:
    """Harmless when they are there, and when several workers do it at the same moment."""
    missing = await _missing(client)
    if not missing:
        return
    request = AddSearchAttributesRequest(
        namespace=client.namespace,
        search_attributes=dict.fromkeys(missing, IndexedValueType.INDEXED_VALUE_TYPE_KEYWORD),
    )
    try:
        await client.operator_service.add_search_attributes(request)
    except RPCError as error:
        # Another worker was first with some of them.
        if error.status != RPCStatusCode.ALREADY_EXISTS:
            raise
    log.info("registered the search attributes %s", ", ".join(sorted(missing)))


async def _missing(client: Client) -> set[str]:
    known = await client.operator_service.list_search_attributes(
        ListSearchAttributesRequest(namespace=client.namespace)
    )
    return {key.name for key in attributes.ALL} - set(known.custom_attributes)
