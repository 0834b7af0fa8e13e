"""The company's library: forms of the trade in both languages, each of them as its makers would save it."""

from uuid import uuid5

from chassis.acting import acting_for
from chassis.runtime import Runtime
from forms.starter.catalogue import StarterKey, draw
from forms.template.library.saving import create_entry
from forms.template.library.schemas import FormCollectionCreate
from identity_client.projects import Projects

from forms_demo.company import DemoCompany

_ENTRIES = [
    *((key, "en") for key in StarterKey if key is not StarterKey.MATERIAL_DELIVERY),
    (StarterKey.TOOLBOX_TALK, "zh-CN"),
    (StarterKey.CONCRETE_POUR, "zh-CN"),
]


async def add_library(runtime: Runtime, company: DemoCompany) -> None:
    with acting_for(company.admin.user_id):
        for key, language in _ENTRIES:
            await _add(runtime, company, key, language)


async def _add(runtime: Runtime, company: DemoCompany, key: StarterKey, language: str) -> None:
    """Always under the same id: a second run finds what there is."""
    admin = company.admin
    entry_id = uuid5(admin.company_id, f"demo library {key} {language}")
    everyone = (await runtime.of(Projects).company(admin.company_id)).everyone_team_id
    drawn = draw(key, entry_id, language, [everyone] if everyone else [company.teams["Safety"]])
    async with runtime.database.unit_of_work() as uow:
        await uow.lock(f"demo library {entry_id}")
        await create_entry(
            uow,
            runtime,
            admin,
            FormCollectionCreate.model_validate(
                {
                    "formCollectionId": entry_id,
                    "name": drawn.name,
                    "category": drawn.folder_name,
                    "about": drawn.about,
                    "pages": drawn.pages,
                    "workflow": {"nodes": drawn.nodes, "edges": drawn.edges},
                }
            ),
        )
