"""Many change one thing at once: of what is told of it, the event with the highest revision is how it is."""

import asyncio
from typing import Any

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.events import newest, told_anew
from chassis.testing.people import Person
from contracts.forms.v1 import events_pb2

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import Desk
from services.forms.tests.service.site import Site


class TestATemplate:
    @pytest.mark.usefixtures("book")
    async def test_whose_settings_two_save_while_it_is_archived_and_taken_up_again(
        self, client: httpx.AsyncClient, admin: Person, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        desk = Desk(client, admin)
        template_id = (await desk.create())["formTemplateId"]

        async def put(call: str) -> None:
            body = {"formTemplateId": template_id}
            await client.put(f"/api/FormTemplate/{call}", json=body, headers=admin.headers)

        # Most are refused, as somebody was first: what is said is what was done.
        saves = [desk.save_detail(template_id, 1 + n % 3, name=f"Name {n}") for n in range(12)]
        calls = ("ArchiveFormTemplate", "UnarchiveFormTemplate")
        await asyncio.gather(*saves, *(put(calls[n % 2]) for n in range(6)))
        states = await told_anew(service, runtime, events_pb2.TemplateChanged)
        last: Any = await newest(runtime, template_id)
        assert last.template == states[template_id].template


class TestASubmission:
    async def test_that_two_fill_in_and_submit_at_once(
        self, site: Site, flow: Flow, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        del flow
        hands = [site.hand("Tan Bo"), site.hand("Lim Ai")]
        submission_id = await hands[0].start()
        saves = [hands[n % 2].saving(submission_id, {site.area["id"]: f"Area {n}"}) for n in range(8)]
        await asyncio.gather(*saves, *(hand.submitting(submission_id) for hand in hands))
        states = await told_anew(service, runtime, events_pb2.SubmissionStands)
        last: Any = await newest(runtime, submission_id)
        assert last.submission == states[submission_id].submission
