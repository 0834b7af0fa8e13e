"""The list of templates, as its reader sees it."""

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import Page, Paging
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects

from forms.template.folders.repo import FolderRepo
from forms.template.folders.tree import Tree
from forms.template.listing.repo import TemplateListRepo
from forms.template.listing.schemas import TemplatesWanted
from forms.template.public import brief
from forms.template.rights import projects_of
from forms.template.schemas import TemplateBrief


async def query_templates(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: TemplatesWanted, paging: Paging
) -> Page[TemplateBrief]:
    folder_ids = None
    if wanted.folder_id is not None:
        tree = Tree(await FolderRepo(uow, actor.company_id).all())
        # One that is gone, or another company's, has nothing in it.
        folder_ids = [*tree.below(wanted.folder_id)] if tree.find(wanted.folder_id) else []
    rows, total = await TemplateListRepo(uow).page(actor, wanted, folder_ids, paging)
    people = await runtime.of(Directory).people(actor.company_id, (row.updated_by for row in rows))
    archived = await runtime.of(Projects).archived_among(
        actor.company_id, [wanted.project_id, *(each for row in rows for each in projects_of(row) or ())]
    )
    starters = {team_id for row in rows for team_id in (*row.start_team_ids, *row.starter_team_ids)}
    team_names = await runtime.of(Projects).team_names(actor.company_id, [*starters])
    briefs = [
        brief(
            actor,
            row,
            people,
            team_names,
            archived=archived,
            is_startable=wanted.project_id not in archived,
        )
        for row in rows
    ]
    return Page[TemplateBrief].of(briefs, total, paging)
