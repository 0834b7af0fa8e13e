"""Files that were stored for a render which never came to point at them: its worker died in between."""

import logging
from datetime import timedelta
from functools import partial

from chassis.batches import in_batches
from chassis.clock import now
from chassis.runtime import Runtime

from pdf.render import keeping

log = logging.getLogger(__name__)

# Far longer than a worker may be at one paper.
KEEP_ABANDONED = timedelta(days=1)
_BATCH = 200


async def delete_abandoned(runtime: Runtime) -> None:
    """Twice, or by two at once, deletes nothing more."""
    discard = partial(keeping.discard_abandoned, runtime.database, now() - KEEP_ABANDONED)
    deleted = await in_batches(discard, _BATCH)
    if deleted:
        log.info("deleted the files of %d papers that were never finished", deleted)
