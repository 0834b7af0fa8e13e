"""Mails about what was found broken: to the managers of the machine's home, who have it repaired."""

from typing import Final
from uuid import UUID

from chassis.runtime import Runtime
from contracts.identity.v1.identity_pb2 import MAIL_PURPOSE_NOTICE, Project
from identity_client.directory import Directory
from identity_client.mails import About, Occasion
from identity_client.notices import Notice, Notices
from identity_client.projects import Projects

from attendance.notice.repo import NoticeRepo
from attendance.tables.equipment import Equipment
from attendance.tables.equipment_care import DefectState, EquipmentDefect
from attendance.tables.held_notice import HeldNotice

KIND: Final = "defectReported"
"""Kept with what is held: never rename it."""


async def mail_defect(runtime: Runtime, company_id: UUID, defect_id: UUID) -> None:
    if notice := await notice_of_defect(runtime, company_id, defect_id):
        await Notices(HeldNotice).tell(runtime, notice)


async def notice_of_defect(runtime: Runtime, company_id: UUID, defect_id: UUID) -> Notice | None:
    """None: it is repaired already, or nobody looks after the machine."""
    async with runtime.database.reading() as uow:
        found = await NoticeRepo(uow).find_defect(company_id, defect_id)
    if found is None or found[0].state == DefectState.DONE.value:
        return None
    defect, equipment = found
    project = await runtime.of(Projects).find(company_id, equipment.project_id)
    if project is None or project.is_archived:
        return None
    reporter = (await runtime.of(Directory).people(company_id, [defect.reported_by])).get(defect.reported_by)
    by = reporter.full_name if reporter else ""
    return Notice(
        occasion=Occasion(
            company_id,
            MAIL_PURPOSE_NOTICE,
            About("equipment_defect", defect.id),
            on_behalf_of=defect.reported_by,
        ),
        kind=KIND,
        once_for=f"equipment_defect/{defect.id}",
        # Nobody is told what they did themselves.
        receivers=[each for each in map(UUID, project.manager_user_ids) if each != defect.reported_by],
        template="defect_reported",
        values=lambda _: _told(runtime.settings.public_url, defect, equipment, project, by),
    )


def _told(
    public_url: str, defect: EquipmentDefect, equipment: Equipment, project: Project, by: str
) -> dict[str, object]:
    return {
        "link": f"{public_url}/attendance/equipment?equipment={equipment.id}",
        "equipment": equipment.name,
        "project": project.name,
        "defect": defect.title,
        "description": defect.description,
        "by": by,
        "blocks": defect.is_blocking,
    }
