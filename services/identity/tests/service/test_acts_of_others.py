"""Other services tell of their acts; what they tell is kept as theirs, never as identity's."""

from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.ids import first_id_at
from chassis.runtime import Runtime
from chassis.testing import SignIn, user_id_of
from contracts.audit.v1.audit_pb2 import Change

from services.identity.tests.service.test_audit import hear_of_act, query


@pytest.mark.parametrize(
    "told",
    [
        {"action": "member.role_changed"},
        {"action": "user.signed_in"},
        {"action": "form.published " + "x" * 100_000},
        {"action": "form.published\n"},
        {"subject_type": "form/../member"},
    ],
    ids=["role", "sign-in", "long", "newline", "subject"],
)
async def test_an_act_that_is_not_theirs_to_tell_is_not_kept(
    client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID, told: dict[str, Any]
) -> None:
    admin = await sign_in(Role.ADMIN)
    before = await query(client, admin)
    await hear_of_act(runtime, company_id, actor=user_id_of(admin), occurred_at=now(), **told)
    assert await query(client, admin) == before


async def test_what_is_told_at_length_is_cut(
    client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
) -> None:
    admin, long = await sign_in(Role.ADMIN), "x" * 100_000
    changes = [Change(field=f"field{each}", before=long, after="1") for each in range(60)]
    texts: dict[str, Any] = {"subject_name": long, "user_agent": long, "ip": long}
    await hear_of_act(
        runtime, company_id, actor=user_id_of(admin), occurred_at=now(), changes=changes, **texts
    )
    [record] = await query(client, admin, action="form.published")
    assert [len(str(record[name])) for name in ("subjectName", "userAgent", "ip")] == [400] * 3
    kept: Any = record["changes"]
    assert len(kept) == 50
    assert kept["field0"] == ["x" * 4000, "1"]


async def test_an_act_of_the_future_does_not_stay_on_top(
    client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
) -> None:
    admin = await sign_in(Role.ADMIN)
    actor, future = user_id_of(admin), now() + timedelta(days=400)
    await hear_of_act(
        runtime, company_id, actor=actor, occurred_at=future, event_id=first_id_at(future), subject_name="1"
    )
    await hear_of_act(runtime, company_id, actor=actor, occurred_at=now(), subject_name="2")
    records = await query(client, admin, action="form.published")
    assert [record["subjectName"] for record in records] == ["2", "1"]
    assert all(datetime.fromisoformat(str(record["at"])) <= now() for record in records)
