"""People who come and go, teams and a clock, for forms that are drawn at random."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta, tzinfo

import httpx
import pytest
from chassis import clock
from chassis.access import Access, AwayMember, Role
from chassis.testing.people import COMPANY, Person
from identity_client.testing.crew import Crew

from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.random_drawing import RandomForm
from services.forms.tests.service.random_model import BOSS
from services.forms.tests.service.site import Site

TEAMS = {"A": ("ana", "bao", "chi"), "B": ("bao", "dev"), "C": ("chi", "eka", "fin")}
PEOPLE = ("ana", "bao", "chi", "dev", "eka", "fin", "gus")
"""The last is of no team."""


class Clock:
    """Of the service, and of the model: set forward by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        ahead = self.ahead = [timedelta()]

        class Forward(datetime):
            @classmethod
            def now(cls, tz: tzinfo | None = None) -> datetime:
                return datetime.now(tz) + ahead[0]

        monkeypatch.setattr(clock, "datetime", Forward)

    def now(self) -> datetime:
        return datetime.now(UTC) + self.ahead[0]

    def let_pass(self, duration: timedelta) -> None:
        self.ahead[0] += duration


@dataclass
class Town:
    """People and teams, the same for all forms."""

    client: httpx.AsyncClient
    crew: Crew
    clock: Clock
    asking: Asking
    people: dict[str, Person]
    teams: dict[str, str]
    own: dict[str, Access]

    @classmethod
    def build(cls, client: httpx.AsyncClient, crew: Crew, clock: Clock, asking: Asking) -> "Town":
        teams = {name: crew.book.add_team(name, company_id=COMPANY) for name in TEAMS}
        people = {BOSS: crew.person(BOSS, Role.ADMIN)}
        for person in PEOPLE:
            theirs = tuple(teams[team] for team, members in TEAMS.items() if person in members)
            people[person] = crew.person(person, Role.MEMBER, projects=(crew.jetty,), teams=theirs)
        own = {name: crew.memberships.known[each.user_id][1] for name, each in people.items()}
        ids = {name: str(team_id) for name, team_id in teams.items()}
        return cls(client, crew, clock, asking, people, ids, own)

    def stand_in(self, person: str, away: str | None) -> None:
        others = () if away is None else (AwayMember(self.people[away].user_id, self.own[away].team_ids),)
        self.people[person].set(replace(self.own[person], stands_in_for=others))

    async def publish(self, form: RandomForm, valid_from: str, days: int) -> Site:
        desk = Desk(self.client, self.people[BOSS])
        site = Site()
        site.client, site.crew, site.project_id = self.client, self.crew, str(self.crew.jetty)
        site.template_id = (await desk.create("Any form"))["formTemplateId"]
        data(await desk.save_workflow(site.template_id, 1, form.workflow(self.teams)))
        data(await desk.save_body(site.template_id, 1, form.page))
        chosen = form.drawn.ids[valid_from]
        valid = {"isValidTimeEnabled": True, "validTimeStepId": chosen, "validTimeDays": days}
        data(await desk.save_detail(site.template_id, 1, **valid))
        data(await desk.publish(site.template_id))
        return site
