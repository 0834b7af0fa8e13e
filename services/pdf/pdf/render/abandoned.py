"""Files that were stored for a render which never came to point at them: its worker died in between."""

import logging
from datetime import timedelta

from chassis.clock import now
from chassis.runtime import Runtime

from pdf.render import keeping

log = logging.getLogger(__name__)

# Far longer than a worker may be at one paper.
KEEP_ABANDONED = timedelta(days=1)
_BATCH = 200
_MOST_BATCHES = 50


async def delete_abandoned(runtime: Runtime) -> None:
    """What an hour leaves over, the next one takes. Twice, or by two at once, deletes nothing more."""
    deleted = 0
    for _ in range(_MOST_BATCHES):
        found = await keeping.discard_abandoned(runtime.database, now() - KEEP_ABANDONED, _BATCH)
        deleted += found
        if found < _BATCH:
            break
    if deleted:
        log.info("deleted the files of %d papers that were never finished", deleted)
