"""The summary of one team."""

import httpx
from chassis.access import Role
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.attendance.tests.phone import Phone, a_day
from services.attendance.tests.service.test_rules_of_people import team, tell


async def test_is_of_who_is_in_it_by_now_and_of_the_asker_s_projects(
    client: httpx.AsyncClient, runtime: Runtime, crew: Crew, member: Person, manager: Person
) -> None:
    mate = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty,))
    elsewhere = crew.person("Li Wei", Role.MEMBER, projects=(crew.tower,))
    for each, project in ((member, crew.jetty), (mate, crew.jetty), (elsewhere, crew.tower)):
        await Phone(client, each).work(project, *a_day())
    desk, concrete = Phone(client, manager), new_id()
    people = {each["ownerUserId"] for each in await desk.summary()}
    assert {str(member.user_id), str(mate.user_id)} <= people

    await tell(runtime, team(concrete, member.user_id, elsewhere.user_id), 1)
    theirs = {each["ownerUserId"] for each in await desk.summary(teamId=str(concrete))}
    assert theirs == {str(member.user_id), str(elsewhere.user_id)} & people
    await tell(runtime, team(concrete, mate.user_id), 2)
    (only,) = await desk.summary(teamId=str(concrete))
    assert only["ownerUserId"] == str(mate.user_id)
    assert await desk.summary(teamId=str(new_id())) == []


async def test_of_another_company_is_nobody(
    client: httpx.AsyncClient, runtime: Runtime, crew: Crew, member: Person, manager: Person
) -> None:
    await Phone(client, member).work(crew.jetty, *a_day())
    theirs = team(new_id(), member.user_id)
    theirs.team.company_id = str(new_id())
    await tell(runtime, theirs, 1)
    assert await Phone(client, manager).summary(teamId=theirs.team.team_id) == []
