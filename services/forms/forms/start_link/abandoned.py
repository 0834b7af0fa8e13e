"""What visitors began and left: once their pass is over nobody can go on with it."""

import logging
from collections.abc import Iterable
from datetime import tzinfo
from functools import partial
from uuid import UUID

from chassis.batches import in_batches
from chassis.errors import Unavailable
from chassis.runtime import Runtime
from chassis.wall_clock import day_at, zone_of
from identity_client.projects import Projects

from forms.share.pins import forget_old_tries
from forms.start_link.repo import StartLinkRepo, StartVisitRepo
from forms.submission.deleting.for_good import delete_those

log = logging.getLogger(__name__)

_BATCH = 50


async def delete_abandoned(runtime: Runtime) -> None:
    """Twice, or by two at once, deletes nothing more. Its use is given back, of its day too."""
    async with runtime.database.unit_of_work() as uow:
        await StartVisitRepo(uow).delete_old()
    await forget_old_tries(runtime.database)
    # Last: of the drafts alone identity is asked something, and they wait while it is away.
    try:
        deleted = await in_batches(partial(_delete_batch, runtime), _BATCH)
    except Unavailable:
        log.warning("drafts that visitors left are deleted once identity is there again")
        return
    if deleted:
        log.info("deleted %d drafts that visitors left", deleted)


async def _delete_batch(runtime: Runtime, most: int) -> int:
    async with runtime.database.reading() as uow:
        places = await StartLinkRepo(uow).where_abandoned(most)
    # Asked before rows are held. Of what was left since then the day is not given back: it is over soon.
    zones = await _zones_of(runtime.of(Projects), places)
    async with runtime.database.unit_of_work() as uow:
        repo = StartLinkRepo(uow)
        abandoned = await repo.lock_abandoned(most)
        for submission, link_id in sorted(abandoned, key=lambda each: each[1]):
            zone = zones.get(submission.project_id)
            await repo.give_back_use(link_id, day_at(submission.created_at, zone) if zone else None)
        await delete_those(uow, [submission for submission, _ in abandoned])
    return len(abandoned)


async def _zones_of(projects: Projects, places: Iterable[tuple[UUID, UUID]]) -> dict[UUID, tzinfo]:
    zones: dict[UUID, tzinfo] = {}
    for company_id, project_id in {*places}:
        company, project = await projects.rules_of(company_id), await projects.find(company_id, project_id)
        zones[project_id] = zone_of(project.time_zone if project else "", company.time_zone)
    return zones
