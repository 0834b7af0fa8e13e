from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork

from forms.rights.reader import Reader
from forms.submission.counting.repo import CountRepo
from forms.submission.counting.schemas import ProjectCounts


async def get_project_counts(uow: UnitOfWork, actor: Actor) -> list[ProjectCounts]:
    rows = await CountRepo(uow).by_project(Reader.of(actor), now())
    return [
        ProjectCounts(project_id=row.project_id, open=row.ongoing, overdue=row.overdue, my_turn=row.mine)
        for row in rows
    ]
