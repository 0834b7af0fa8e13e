"""Whom a step that is for another person is asked of: not the first step, and each of several that are open."""

import httpx
import pytest
from chassis.access import Access, Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.people import COMPANY, Person
from contracts.identity.v1 import events_pb2 as identity_events
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.hearing import hear
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack


@pytest.mark.parametrize("asked", [{"needsAnotherPerson": True}, {"noSelfApproval": True}])
async def test_what_comes_back_to_the_first_step_is_its_submitters_whatever_else_they_did(
    client: httpx.AsyncClient,
    crew: Crew,
    admin: Person,
    flow: Flow,
    service: ServiceDefinition,
    runtime: Runtime,
    asked: dict[str, bool],
) -> None:
    site = await SiteWithAWayBack.drawn(client, crew, admin, filling=asked)
    tan = site.hand()
    crew.book.join_team(site.checkers, tan.person.user_id)
    projects = frozenset({crew.jetty})
    tan.person.set(Access(True, Role.MEMBER, project_ids=projects, team_ids=frozenset({site.checkers})))
    submission_id = await site.at_approval(tan, tan)
    await site.press(site.approver(), submission_id, "approval", "return", reason="A gap.")
    event = identity_events.MemberRemoved(company_id=str(COMPANY), user_id=str(admin.user_id))
    await hear(service, runtime, event)
    shown = await tan.detail(submission_id)
    assert (shown["mayAct"], shown["didAnotherStep"], shown["attentionReason"]) == (True, False, "")
    data(await tan.submitting(submission_id))
