"""What a template begins with: a form of the trade, or an empty page for everyone of the company."""

from dataclasses import dataclass
from uuid import UUID

from chassis.access import Actor
from chassis.http.language import caller_language
from chassis.runtime import Runtime
from identity_client.projects import Projects

from forms.checker import Checker
from forms.starter.catalogue import StarterKey, draw
from forms.tables.template import FormTemplate
from forms.template import content
from forms.template.schemas import StarterTemplate

# What is only looked at has the same ids each time it is asked for.
_NO_TEMPLATE = UUID(int=0)


@dataclass(frozen=True, slots=True)
class Beginning:
    body: str
    workflow: str


def query_starters() -> list[StarterTemplate]:
    language = caller_language()
    shelf: list[StarterTemplate] = []
    for key in StarterKey:
        drawn = draw(key, _NO_TEMPLATE, language, [])
        shelf.append(
            StarterTemplate(
                key=key,
                name=drawn.name,
                folder_name=drawn.folder_name,
                about=drawn.about,
                step_names=[node["data"]["stepName"] for node in drawn.nodes if node["type"] == "step"],
                pages=drawn.pages,
            )
        )
    return shelf


async def begin(
    runtime: Runtime, actor: Actor, template: FormTemplate, starter: StarterKey | None
) -> Beginning:
    """Every step is everyone's to begin with, so that it can be published as it is."""
    everyone = await _everyone(runtime.of(Projects), actor.company_id)
    if starter is None:
        return Beginning(content.empty_body(), content.default_workflow(everyone))
    drawn = draw(starter, template.id, caller_language(), everyone)
    checker = runtime.of(Checker)
    body = await content.check_body(checker, actor.company_id, drawn.pages)
    workflow = await content.check_drawn_workflow(checker, actor.company_id, drawn.nodes, drawn.edges)
    template.fields_count = body.fields_count
    for setting, value in drawn.settings.items():
        setattr(template, setting, value)
    return Beginning(body.json, workflow)


async def _everyone(projects: Projects, company_id: UUID) -> list[str]:
    team_id = (await projects.company(company_id)).everyone_team_id
    return [team_id] if team_id else []
