"""Sub-forms that a drawn form has: whether the forms that they name are the company's, in use where this one
is, and none of them leads back to this one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

import orjson
from anyio import to_thread
from chassis.db import UnitOfWork
from chassis.texts import Text
from formwork.fields import KINDS

from forms.tables.template import FormTemplate
from forms.template.draft_json import DraftJson
from forms.template.drawn_fields import drawn_fields
from forms.template.errors import SubFormElsewhere
from forms.template.repo import TemplateRepo
from forms.template.rights import is_used_in_each, is_used_wherever, projects_of
from forms.template.schemas import PublishProblem

_KINDS = frozenset(each.type for each in KINDS.values() if each.is_gathered)
_MOST_LOOKED_AT = 200
"""Forms behind each other. Whatever lies behind more of them is let through: entries are begun by hand."""


@dataclass(frozen=True, slots=True)
class _SubForm:
    field_id: str
    template_id: UUID
    template_name: str


async def problems_of_sub_forms(
    uow: UnitOfWork, template: FormTemplate, draft: DraftJson
) -> list[PublishProblem]:
    sub_forms = [*_sub_forms(draft.pages)]
    if not sub_forms:
        return []
    repo = TemplateRepo(uow)
    known = await repo.published_bodies(template.company_id, {each.template_id for each in sub_forms})
    behind = await _leading_back(repo, template, known)
    return [
        problem
        for each in sub_forms
        if (problem := _problem_of(each, template, known.get(each.template_id), behind))
    ]


def _problem_of(
    sub_form: _SubForm, template: FormTemplate, row: Any | None, leading_back: set[UUID]
) -> PublishProblem | None:
    # As its author knows it: the form may be of a project that they see nothing of.
    name = sub_form.template_name
    if sub_form.template_id == template.id:
        return _problem("subFormOfItself", sub_form, Text("A form cannot be a sub-form of itself."), name)
    if row is None or row.archived_at is not None:
        message = Text("The form “{name}” is not in use (any more). Choose another.", name=name)
        return _problem("subFormNotInUse", sub_form, message, name)
    if not is_used_wherever(row, template):
        message = Text("The form “{name}” is not used where this one is. Choose another.", name=name)
        return _problem("subFormElsewhere", sub_form, message, name)
    if sub_form.template_id in leading_back:
        message = Text("“{name}” has this form as a sub-form itself. Choose another.", name=name)
        return _problem("subFormCycle", sub_form, message, name)
    return None


async def must_have_sub_forms_in(
    uow: UnitOfWork, template: FormTemplate, project_ids: Sequence[UUID] | None
) -> None:
    """Of what is used in these projects from now on: the forms that its live version has in it are used there
    too. None: in all of them. What is a draft alone is told of before it is published."""
    used_in = projects_of(template)
    fresh = None if project_ids is None else {*project_ids} - {*(used_in or ())}
    if template.published_version is None or used_in is None or fresh == set():
        return
    repo = TemplateRepo(uow)
    live = (await repo.published_bodies(template.company_id, [template.id]))[template.id]
    sub_forms = await to_thread.run_sync(lambda: [*_sub_forms_in(live.body)])
    if not sub_forms:
        return
    known = await repo.published_bodies(template.company_id, {each.template_id for each in sub_forms})
    for each in sub_forms:
        row = known.get(each.template_id)
        # What is put away, or gone, is told where it is filled in.
        if row is not None and row.archived_at is None and not is_used_in_each(row, fresh):
            raise SubFormElsewhere(template.name, each.template_name)


async def _leading_back(repo: TemplateRepo, template: FormTemplate, first: dict[UUID, Any]) -> set[UUID]:
    """Of the first ones those that have the template in them, themselves or through others."""
    within: dict[UUID, set[UUID]] = {}
    found = first
    while found:
        for template_id, row in found.items():
            within[template_id] = {each.template_id for each in _sub_forms_in(row.body)}
        further = {each for inner in within.values() for each in inner} - within.keys() - {template.id}
        if len(within) + len(further) > _MOST_LOOKED_AT:
            break
        found = await repo.published_bodies(template.company_id, further) if further else {}
    return {each for each in first if _leads_to(template.id, each, within)}


def _leads_to(wanted: UUID, start: UUID, within: dict[UUID, set[UUID]]) -> bool:
    seen: set[UUID] = set()
    waiting = [start]
    while waiting:
        each = waiting.pop()
        if each == wanted:
            return True
        if each not in seen:
            seen.add(each)
            waiting += within.get(each, ())
    return False


def _sub_forms_in(body: str) -> Iterator[_SubForm]:
    """Of JSON text, which is read only where there is something to ask about."""
    if any(f'"{each}"' in body for each in _KINDS):
        yield from _sub_forms(orjson.loads(body))


def _sub_forms(pages: Any) -> Iterator[_SubForm]:
    for drawn in drawn_fields(pages, _KINDS):
        setting: Any = drawn.get("setting") or {}
        # That none is chosen yet is told by the rules of its kind.
        if setting.get("formTemplateId"):
            template_id, called = UUID(setting["formTemplateId"]), str(setting.get("templateName") or "")
            yield _SubForm(str(drawn.get("id")), template_id, called)


def _problem(code: str, sub_form: _SubForm, message: Text, name: str) -> PublishProblem:
    return PublishProblem(code=code, subject_id=sub_form.field_id, params={"name": name}, message=message)
