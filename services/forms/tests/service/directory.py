"""A form whose fields name people, teams and projects."""

from typing import Any, Self
from uuid import UUID

import httpx
from chassis.testing.people import COMPANY, Person
from identity_client.testing.crew import Crew

from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, page, two_steps
from services.forms.tests.service.listing import table
from services.forms.tests.service.site import Site


class Action(Site):
    """Something to be done: by whom, who is told, which team helps and where, people in a table; it begins
    with who begins it and with its project. The second step says who checks it."""

    @classmethod
    async def begin(cls, client: httpx.AsyncClient, crew: Crew, admin: Person) -> Self:
        site = cls()
        site.client, site.crew, site.project_id = client, crew, str(crew.jetty)
        site.riggers = crew.book.add_team("Riggers", company_id=COMPANY)
        site.by = field("directory", {"label": "By"})
        site.told = field("directory", {"label": "Told", "multiple": True, "ofProject": True})
        site.rigger = field("directory", {"label": "Rigger", "teamIds": [str(site.riggers)]})
        site.team = field("directory", {"label": "Team", "of": "team"})
        site.place = field("directory", {"label": "Place", "of": "project", "beginsWithOwn": True})
        site.who = field("directory", {"label": "Begun by", "beginsWithOwn": True})
        site.helper = field("directory", {"label": "Helper"})
        site.crews = table("Crews", site.helper)
        site.checker_of = field("directory", {"label": "Checker", "beginsWithOwn": True})
        desk = site.desk = Desk(client, admin)
        site.template_id = (await desk.create("Action"))["formTemplateId"]
        drawn = two_steps()
        site.first, site.second = (each["id"] for each in drawn["nodes"] if each["type"] == "step")
        site.submit, site.approve = (each["id"] for each in drawn["nodes"] if each["type"] == "button")
        site.checkers = crew.book.add_team("Checkers", company_id=COMPANY)
        for node in drawn["nodes"]:
            if node["id"] == site.second:
                node["data"]["teamIds"] = [str(site.checkers)]
        site.checker_of["setting"]["steps"] = [site.second]
        data(await desk.save_workflow(site.template_id, 1, drawn))
        data(await desk.save_body(site.template_id, 1, page(*site.fields())))
        return site

    def fields(self) -> list[dict[str, Any]]:
        people = [self.by, self.told, self.rigger, self.who, self.crews, self.checker_of]
        return [*people, self.team, self.place]

    async def problems(self) -> set[tuple[str, str]]:
        query = {"formTemplateId": self.template_id}
        found = data(await self.desk.get("/api/FormTemplate/GetPublishProblems", **query))["problems"]
        return {(each["code"], each["subjectId"]) for each in found}

    def on_project(self, person: Person) -> None:
        self.crew.book.projects[self.project_id].member_user_ids.append(str(person.user_id))

    desk: Desk
    riggers: UUID
    by: dict[str, Any]
    told: dict[str, Any]
    rigger: dict[str, Any]
    team: dict[str, Any]
    place: dict[str, Any]
    who: dict[str, Any]
    helper: dict[str, Any]
    crews: dict[str, Any]
    checker_of: dict[str, Any]


def named(*ids: UUID, label: str = "whatever was sent") -> dict[str, Any]:
    return {"listed": [{"id": str(each), "label": label} for each in ids]}


def called(named_id: UUID, label: str) -> dict[str, Any]:
    return {"id": str(named_id), "label": label}
