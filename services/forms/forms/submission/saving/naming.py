"""Whom what is saved names anew, beside what its submission has already."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime

from forms.rights.turn import Turn
from forms.submission.naming import Known, Values, learn_named
from forms.submission.saving.value_repo import ValueRepo


async def learn_named_in(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, turn: Turn, sent: Values | Mapping[UUID, Any]
) -> Known:
    async def before() -> Values:
        rows = await ValueRepo(uow, turn.submission.id).all()
        return {str(row.field_id): row.value for row in rows if row.value is not None}

    return await learn_named(runtime, actor, turn.submission.project_id, turn.form.body, sent, before)
