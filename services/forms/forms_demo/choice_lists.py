"""Two lists of the company, the rooms below the buildings, which the form for defects offers."""

from uuid import UUID

from chassis.acting import acting_for
from chassis.runtime import Runtime
from forms.choice_list.items import create_choice
from forms.choice_list.schemas import ChoiceCreate, ChoiceListCreate
from forms.choice_list.service import create_list
from identity_client.directory import Directory

from forms_demo.company import DemoCompany
from forms_demo.defect_report import BUILDINGS, ROOMS, list_id_of
from forms_demo.entering import choice_id_of
from forms_demo.templates import DEFECT_REPORT

_ROOMS = {
    ("Tower 1", "T1"): ("Lobby", "Plant room", "Riser 1", "Unit 01-01", "Unit 01-02"),
    ("Tower 2", "T2"): ("Lobby", "Plant room", "Riser 1", "Unit 01-01"),
    ("Car park", "CP"): ("Ramp", "Pump room", "Switch room"),
}


async def add_choice_lists(runtime: Runtime, company: DemoCompany) -> None:
    template_id = DEFECT_REPORT.id_in(company.admin.company_id)
    buildings, rooms = list_id_of(template_id, BUILDINGS), list_id_of(template_id, ROOMS)
    with acting_for(company.admin.user_id):
        await _add_list(runtime, company, buildings, BUILDINGS, None)
        await _add_list(runtime, company, rooms, ROOMS, buildings)
        for (building, code), names in _ROOMS.items():
            building_id = await _add(runtime, company, buildings, building, code, None)
            for number, name in enumerate(names, start=1):
                await _add(runtime, company, rooms, name, f"{code}-{number:02}", building_id)


async def _add_list(
    runtime: Runtime, company: DemoCompany, list_id: UUID, name: str, parent_list_id: UUID | None
) -> None:
    wanted = ChoiceListCreate(choice_list_id=list_id, name=name, parent_list_id=parent_list_id)
    async with runtime.database.unit_of_work() as uow:
        await create_list(uow, runtime.of(Directory), company.admin, wanted)


async def _add(
    runtime: Runtime, company: DemoCompany, list_id: UUID, label: str, code: str, parent_id: UUID | None
) -> UUID:
    """Always under the same id: a second run finds what there is."""
    choice_id = choice_id_of(list_id, code)
    wanted = ChoiceCreate(
        choice_list_id=list_id, choice_id=choice_id, label=label, code=code, parent_id=parent_id
    )
    async with runtime.database.unit_of_work() as uow:
        await create_choice(uow, company.admin, wanted)
    return choice_id
