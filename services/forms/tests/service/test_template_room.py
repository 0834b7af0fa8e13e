"""What the templates of one company hold, drafts and versions together, has an end."""

import asyncio
import random
from typing import Any

import httpx
import pytest
from chassis.access import Role
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.settings import ServiceSettings
from chassis.testing.people import Person
from forms.settings import FormsSettings
from identity_client.testing.crew import Crew

from services.forms.tests.service.desk import TEMPLATE, Desk, data, refusal
from services.forms.tests.service.drawing import page, short_text

_ROWS, _MB = 6, 1
TOO_MANY = (
    409,
    "Your company has 6 form templates and published versions, the most there may be. "
    "Go on with one of them, or ask whoever runs this workspace for more.",
)
TOO_LARGE = (
    409,
    "The form templates of your company hold 1 MB with all their versions, the most they may. "
    "Make large drafts smaller, or ask whoever runs this workspace for more.",
)


@pytest.fixture
def settings(settings: ServiceSettings) -> ServiceSettings:
    return settings.model_copy(update={"most_template_rows": _ROWS, "most_template_bytes": _MB * 1024 * 1024})


@pytest.fixture
def desk(client: httpx.AsyncClient, admin: Person) -> Desk:
    return Desk(client, admin)


async def copying(desk: Desk, template_id: str) -> httpx.Response:
    return await desk.post(f"{TEMPLATE}/DuplicateFormTemplate", {"formTemplateId": template_id})


def large_page(kilobytes: int) -> dict[str, Any]:
    """That does not pack well."""
    dice = random.Random(kilobytes)
    return page(*(short_text(dice.randbytes(100).hex()) for _ in range(kilobytes * 3)))


class TestHowMany:
    async def test_copies_and_versions_count_together(self, desk: Desk) -> None:
        template_id = await desk.published()
        for _ in range(_ROWS - 2):
            data(await copying(desk, template_id), 201)
        assert refusal(await copying(desk, template_id)) == TOO_MANY
        made = await desk.post(f"{TEMPLATE}/CreateFormTemplate", {"name": "Another"})
        assert refusal(made) == TOO_MANY
        data(await desk.save_body(template_id, 2, page(short_text("Wind"))))
        assert refusal(await desk.publish(template_id)) == TOO_MANY
        assert (await desk.detail(template_id))["publishedVersion"] == 1
        assert len(await desk.names()) == _ROWS - 1

    async def test_also_of_many_at_once(self, desk: Desk) -> None:
        template_id = (await desk.create())["formTemplateId"]
        answers = await asyncio.gather(*(copying(desk, template_id) for _ in range(_ROWS + 2)))
        assert sorted(each.status_code for each in answers) == [*[201] * (_ROWS - 1), *[409] * 3]

    async def test_another_company_s_are_not_counted(
        self, desk: Desk, client: httpx.AsyncClient, crew: Crew
    ) -> None:
        for _ in range(_ROWS):
            await desk.create()
        company_id = new_id()
        crew.book.add_company(company_id, "Elsewhere")
        elsewhere = crew.person("Olga Other", Role.OWNER, company_id=company_id)
        await Desk(client, elsewhere).create()


class TestHowLarge:
    async def test_copies_end_where_they_hold_too_much(self, desk: Desk) -> None:
        template_id = (await desk.create())["formTemplateId"]
        data(await desk.save_body(template_id, 1, large_page(200)))
        answers = [await copying(desk, template_id) for _ in range(_ROWS - 1)]
        assert refusal(answers[-1]) == TOO_LARGE
        assert answers[0].status_code == 201

    async def test_a_draft_that_grows_is_refused_and_one_that_shrinks_is_saved(
        self, desk: Desk, runtime: Runtime
    ) -> None:
        template_id = (await desk.create())["formTemplateId"]
        data(await desk.save_body(template_id, 1, large_page(20)))
        # Whoever runs it has less room than before.
        runtime.settings_as(FormsSettings).most_template_bytes = 0
        assert (await desk.save_body(template_id, 2, large_page(30))).status_code == 409
        data(await desk.save_body(template_id, 2, large_page(10)))
