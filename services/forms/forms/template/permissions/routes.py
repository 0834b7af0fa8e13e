from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, ManagerDep, MemberDep, RuntimeDep, UowDep, edge_router, ok
from fastapi import Query

from forms.template.permissions import service
from forms.template.permissions.schemas import FormPermissions, FormPermissionsUpdate

TemplateId = Annotated[UUID, Query(alias="formTemplateId")]

router = edge_router("FormTemplate")


@router.get("/GetFormPermissions")
async def get_form_permissions(
    actor: MemberDep, runtime: RuntimeDep, template_id: TemplateId
) -> Envelope[FormPermissions]:
    """For who edits the template."""
    return ok(await service.get_permissions(runtime, actor, template_id))


@router.put("/UpdateFormPermissions")
async def update_form_permissions(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: FormPermissionsUpdate
) -> Envelope[FormPermissions]:
    """By admins, and by who manages all its projects, those before and those after."""
    return ok(await service.update_permissions(uow, runtime, actor, body))
