from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import Page, Paging

from forms.rights.reader import Reader
from forms.submission.listing.schemas import SubmissionBrief
from forms.submission.listing.service import Names, briefs
from forms.todo.repo import TodoRepo
from forms.todo.schemas import TodoCounts, TodoQuery, TodoType


async def query_todos(
    uow: UnitOfWork, names: Names, actor: Actor, kind: TodoType, wanted: TodoQuery, paging: Paging
) -> Page[SubmissionBrief]:
    rows, total = await TodoRepo(uow).page(Reader.of(actor), kind, wanted, paging)
    return Page[SubmissionBrief].of(await briefs(names, actor, rows), total, paging)


async def get_counts(uow: UnitOfWork, actor: Actor, wanted: TodoQuery) -> TodoCounts:
    found = await TodoRepo(uow).counts(Reader.of(actor), wanted)
    return TodoCounts(
        all=found.all,
        my_turn=found.my_turn,
        ongoing=found.ongoing,
        done=found.done,
        needs_attention=found.needs_attention,
    )
