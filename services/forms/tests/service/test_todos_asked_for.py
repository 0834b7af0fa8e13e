"""Of many to-dos those of a form, of a project, late ones, and whose work they are."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing.people import Person
from chassis.testing.statements import counted_statements
from forms.todo.schemas import TodoFor, TodoType
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.site_with_parallel_steps import SiteWithParallelSteps
from services.forms.tests.service.test_assigning import assigning, claiming
from services.forms.tests.service.test_due import set_back
from services.forms.tests.service.test_stand_ins import Away, stranger_to_it
from services.forms.tests.service.test_todos_of_many import KEPT_BY_THE_DRIVER

NOBODY = str(uuid4())


async def asked(
    hand: Hand, kind: TodoType = TodoType.MY_TURN, *, is_for: TodoFor | None = None, **query: object
) -> set[str]:
    """Its page and its count are as one."""
    if is_for is not None:
        query["for"] = is_for
    page = data(await hand.get("QueryTodos", type=kind.value, **query))
    found = {each["submissionId"] for each in page["data"]}
    counts = data(await hand.get("GetTodoCounts", **query))
    of_kind = {TodoType.MY_TURN: "myTurn", TodoType.ONGOING: "ongoing", TodoType.ALL: "all"}[kind]
    assert page["totalCount"] == counts[of_kind] == len(found)
    return found


async def test_those_of_a_form_and_of_a_project(site: Site, flow: Flow, crew: Crew) -> None:
    submission_id, checker = await site.hand().submitted(), site.checker()
    theirs: dict[str, Any] = {"formTemplateId": site.template_id, "projectId": site.project_id}
    assert await asked(checker, **theirs) == {submission_id}
    assert await asked(checker, formTemplateId=site.template_id) == {submission_id}
    assert await asked(checker, formTemplateId=NOBODY) == set()
    assert await asked(checker, projectId=str(crew.tower), formTemplateId=site.template_id) == set()


async def test_what_is_late(site: Site, flow: Flow, runtime: Runtime) -> None:
    hand, checker, hour = site.hand(), site.checker(), timedelta(hours=1)
    late, in_time, without = [await hand.submitted() for _ in range(3)]
    for each, due_in in ((late, -hour), (in_time, hour), (without, None)):
        await set_back(runtime, each, waits=hour, due_in=due_in)
    assert await asked(checker, overdue=True) == {late}
    assert await asked(hand, TodoType.ONGOING, overdue=True) == {late}
    assert await asked(checker, overdue=False) == {late, in_time, without}


async def test_whose_work_it_is(site: Site, flow: Flow, crew: Crew) -> None:
    hand, chua, lim = site.hand(), site.checker(), site.checker("Lim Wei")
    mine, of_lim, open_to_all = [await hand.submitted() for _ in range(3)]
    data(await claiming(chua, mine))
    data(await claiming(lim, of_lim))
    assert await asked(chua, is_for=TodoFor.ME) == {mine}
    assert await asked(chua, is_for=TodoFor.MY_TEAMS) == {open_to_all}
    assert await asked(chua, is_for=TodoFor.WHO_IS_AWAY) == set()
    # Who is away has told a colleague of the same team, and somebody of none.
    away, tan = Away(crew.memberships), site.somebody(stranger_to_it(crew, "Tan Li"))
    away.goes(lim.person, tan.person)
    data(await claiming(tan, open_to_all))
    everything = data(await tan.get("QueryTodos", type=2))["data"]
    in_place = {each["submissionId"] for each in everything if each["actsFor"]}
    assert await asked(tan, is_for=TodoFor.WHO_IS_AWAY) == in_place == {of_lim, open_to_all}
    assert await asked(tan, is_for=TodoFor.MY_TEAMS) == set()
    # Of a team of both: what who is away has taken is theirs still.
    data(await claiming(chua, mine))
    away.goes(chua.person, lim.person)
    assert await asked(lim, is_for=TodoFor.WHO_IS_AWAY) == {mine}
    assert await asked(lim, is_for=TodoFor.MY_TEAMS) == set()
    # Handed to who stands in: theirs, in somebody's place.
    data(await assigning(lim, of_lim, None, 1))
    assert await asked(lim, is_for=TodoFor.MY_TEAMS) == {of_lim}


async def test_a_draft_is_its_writers_alone_and_of_what_is_with_others_nothing_is_asked(
    site: Site, flow: Flow
) -> None:
    hand = site.hand()
    draft, submitted = await hand.start(), await hand.submitted()
    assert await asked(hand, is_for=TodoFor.ME) == {draft}
    assert await asked(hand, is_for=TodoFor.MY_TEAMS) == set()
    assert await asked(hand, TodoType.ALL) == {draft, submitted}
    # Not among the others because it was left out of those whose turn it is.
    assert await asked(hand, TodoType.ALL, is_for=TodoFor.MY_TEAMS) == set()
    assert await asked(hand, TodoType.ONGOING, is_for=TodoFor.ME) == set()


async def test_of_steps_that_are_open_at_once_the_readers_own_counts(
    client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
) -> None:
    site = await SiteWithParallelSteps.with_parts(client, crew, admin)
    submission_id = await site.opened(site.hand())
    checker, tan = site.checker(), site.somebody(stranger_to_it(crew, "Tan Li"))
    Away(crew.memberships).goes(site.approver().person, tan.person)
    assert await asked(checker, is_for=TodoFor.MY_TEAMS) == {submission_id}
    assert await asked(tan, is_for=TodoFor.WHO_IS_AWAY) == {submission_id}
    assert await asked(tan, is_for=TodoFor.MY_TEAMS) == set()
    assert await asked(checker, is_for=TodoFor.ME) == set()
    taken = {"submissionId": submission_id, "number": 1, "stepId": site.ids["safety"]}
    data(await client.post("/api/Submission/ClaimStep", json=taken, headers=checker.person.headers))
    assert await asked(checker, is_for=TodoFor.ME) == {submission_id}
    assert await asked(checker, is_for=TodoFor.MY_TEAMS) == set()
    assert await asked(site.checker("Lim Wei"), is_for=TodoFor.MY_TEAMS) == set()


async def test_a_manager_is_told_of_what_nobody_is_left_for_whoever_it_was(
    site: Site, flow: Flow, crew: Crew
) -> None:
    boss = site.somebody(crew.person("Boss", Role.ADMIN))
    assert await asked(boss, is_for=TodoFor.MY_TEAMS) == set()
    assert refusal(await boss.get("QueryTodos", **{"for": "everybody"}))[0] == 422
    assert refusal(await boss.get("QueryTodos", projectId="here"))[0] == 422


@pytest.mark.parametrize("is_for", [None, *TodoFor])
async def test_a_page_that_is_asked_is_one_statement_too(
    site: Site, flow: Flow, runtime: Runtime, is_for: TodoFor | None
) -> None:
    for _ in range(3):
        await site.hand().submitted()
    query: dict[str, Any] = {"projectId": site.project_id, **({"for": is_for} if is_for else {})}
    checker = site.checker()
    with counted_statements(runtime.database) as said:
        data(await checker.get("QueryTodos", type=2, **query))
    (statement,) = [each for each in said if "submission_participant" in each]
    assert len(statement) <= KEPT_BY_THE_DRIVER
