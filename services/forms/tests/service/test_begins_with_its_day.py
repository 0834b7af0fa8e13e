"""Days and times that a submission begins with: of its beginning, on the clock of its project."""

from datetime import UTC, datetime
from typing import Any

import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.mail import Inbox
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, page, short_text
from services.forms.tests.service.sharing import new_token
from services.forms.tests.service.site import Site
from services.forms.tests.service.starting import Passer
from services.forms.tests.service.starting import opening as opening_link

LATE_THERE = datetime(2026, 11, 23, 16, 30, tzinfo=UTC)
"""Half past midnight of the day after, in Singapore."""
DAY, MOMENT, TIME, RANGE, LATER, PLAIN = "day", "moment", "time", "range", "later", "plain"


class Permit(Site):
    @classmethod
    async def draw(cls, site: Site, admin: Person) -> "Permit":
        """Its fields in place of those of the site's form."""
        permit = cls()
        permit.__dict__ |= site.__dict__
        now = {"beginsWithNow": True}
        permit.fields = {
            DAY: field("dateTime", {"label": "On", **now}, readonly=True),
            MOMENT: field("dateTime", {"label": "At", "withTime": True, **now}),
            TIME: field("dateTime", {"label": "From", "timeOnly": True, **now}),
            RANGE: field("dateTime", {"label": "Stay", "isRange": True, **now}),
            LATER: field("dateTime", {"label": "Asked on", "steps": [site.second], **now}),
            PLAIN: field("dateTime", {"label": "Until"}),
        }
        permit.note = short_text("Note")
        desk = Desk(site.client, admin)
        drawn = page(permit.note, *permit.fields.values())
        seen = (await desk.body(site.template_id))["version"]
        data(await desk.save_body(site.template_id, seen, drawn))
        data(await desk.publish(site.template_id))
        return permit

    def of(self, **said: Any) -> dict[str, Any]:
        return {self.fields[name]["id"]: value for name, value in said.items()}

    fields: dict[str, dict[str, Any]]
    note: dict[str, Any]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    at(monkeypatch, LATE_THERE)
    return monkeypatch


def at(clock: pytest.MonkeyPatch, moment: datetime) -> None:
    for module in ("forms.rights.situation", "forms.submission.service"):
        clock.setattr(f"{module}.now", lambda: moment)


@pytest.fixture
async def permit(site: Site, admin: Person, crew: Crew) -> Permit:
    crew.book.projects[site.project_id].time_zone = "Asia/Singapore"
    return await Permit.draw(site, admin)


async def test_begins_with_the_day_and_time_of_its_project(permit: Permit, clock: pytest.MonkeyPatch) -> None:
    hand = permit.hand()
    assert await hand.values(await hand.start()) == permit.of(
        day={"date": "2026-11-24"},
        moment={"date": "2026-11-24T00:30"},
        time={"date": "00:30"},
        range={"startsDate": "2026-11-24", "endsDate": None},
        later={"date": "2026-11-24"},
    )


async def test_is_pressed_as_it_began_also_where_it_may_not_be_changed(
    permit: Permit, clock: pytest.MonkeyPatch, flow: Flow
) -> None:
    hand = permit.hand()
    submission_id = await hand.start()
    other = permit.of(day={"date": "2026-11-20"})
    assert (await hand.saving(submission_id, other)).status_code == 422
    done = permit.of(day={"date": "2026-11-24"}, range={"startsDate": "2026-11-24", "endsDate": "2026-11-25"})
    data(await hand.submitting(submission_id, done))
    kept = await hand.values(submission_id)
    assert kept.items() >= done.items()


async def test_what_is_sent_with_it_counts(permit: Permit, clock: pytest.MonkeyPatch) -> None:
    hand = permit.hand()
    sent = permit.of(time={"date": "07:15"})
    assert (await hand.values(await hand.start(values=sent))).items() >= sent.items()


async def test_an_untouched_draft_is_opened_again_on_its_day_alone(
    permit: Permit, clock: pytest.MonkeyPatch
) -> None:
    hand = permit.hand()
    first = await hand.start(reopenUntouched=True)
    at(clock, datetime(2026, 11, 24, 15, 59, tzinfo=UTC))
    assert await hand.start(reopenUntouched=True) == first
    at(clock, datetime(2026, 11, 24, 16, 1, tzinfo=UTC))
    second = await hand.start(reopenUntouched=True)
    assert second != first
    assert (await hand.values(second)).items() >= permit.of(day={"date": "2026-11-25"}).items()


async def test_a_form_without_such_a_field_is_opened_again_on_any_day(
    site: Site, clock: pytest.MonkeyPatch
) -> None:
    hand = site.hand()
    first = await hand.start(reopenUntouched=True)
    at(clock, datetime(2026, 11, 30, tzinfo=UTC))
    assert await hand.start(reopenUntouched=True) == first


async def test_by_a_link_too(
    permit: Permit,
    clock: pytest.MonkeyPatch,
    admin: Person,
    service: ServiceDefinition,
    runtime: Runtime,
    inbox: Inbox,
) -> None:
    boss, secret = permit.somebody(admin), new_token()
    data(await opening_link(boss, secret), 201)
    passer = Passer(permit, secret)
    begun = data(await passer.verifying(await passer.code(service, runtime, inbox)))["submissionId"]
    assert (await boss.values(begun)).items() >= permit.of(day={"date": "2026-11-24"}).items()
