"""Any form that can be drawn, pressed at random by people who come and go while time passes: it stands where
a plain model does, and is the turn of whom that says."""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any
from uuid import uuid4
from zoneinfo import ZoneInfo

import httpx
import pytest
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import data
from services.forms.tests.service.random_drawing import RandomForm
from services.forms.tests.service.random_model import BOSS, Model
from services.forms.tests.service.random_town import PEOPLE, TEAMS, Clock, Town
from services.forms.tests.service.site import Hand
from services.forms.tests.service.test_assigning import assigning
from services.forms.tests.service.test_moves import moving, way

SOME = (2, 6, 7, 8, 15)
"""Between them everything comes to pass."""
MANY = range(1_000)
LONG = (pytest.mark.long, pytest.mark.timeout(7200))
DRAWN = 25
ACTS = 14
A_LITTLE = timedelta(minutes=2)
REASON = "The edge protection is missing."


class Walker:
    def __init__(self, town: Town, random: Random) -> None:
        self._town, self._random = town, random
        self._form = RandomForm(random, [*TEAMS])
        members = {team: set(people) for team, people in TEAMS.items()}
        submitter = random.choice(PEOPLE)
        valid_from, days = random.choice(sorted(self._form.steps)), random.randint(1, 90)
        project = town.crew.book.projects[str(town.crew.jetty)]
        zone = ZoneInfo(project.time_zone)
        self.model = Model(self._form, members, submitter, town.clock.now, zone, valid_from, days)
        self.seen = Counter[str]()
        """What came to pass."""

    async def walk(self) -> None:
        for person in PEOPLE:
            self._town.stand_in(person, None)
        self._site = await self._town.publish(self._form, self.model.valid_from, self.model.valid_days)
        self._hands = {name: Hand(self._site, person) for name, person in self._town.people.items()}
        self._id = await self._hands[self.model.submitter].start()
        for _ in range(ACTS):
            await self._act()
            await self._look()
        await self._look_back()
        await self._clear()

    async def _act(self) -> None:
        acts = {self._press: 12, self._go_or_come: 3, self._let_pass: 3, self._recall: 1}
        acts |= {self._assign: 1, self._void: 1, self._reopen: 6 if not self.model.open else 1}
        (act,) = self._random.choices([*acts], [*acts.values()])
        await act()

    async def _press(self) -> None:
        model, random = self.model, self._random
        step = random.choice(model.open or [*self._form.steps])
        if random.random() < 0.1:
            step = random.choice([*self._form.steps])
        who = (model.submitter,) if model.number == 0 else (*PEOPLE, BOSS)
        able = [each for each in who if model.may_act(each, step)]
        person = random.choice(able if able and random.random() < 0.75 else who)
        buttons = self._form.steps[step if random.random() < 0.95 else self._form.first].buttons
        button = random.choice([*buttons])
        values = {depth: random.randint(0, 2) for depth in range(len(self._form.forks))}
        values |= random.choice(buttons[button]).when
        entered = (
            {self._form.forks[depth]["id"]: str(branch) for depth, branch in values.items()}
            if any(way.when for way in buttons[button])
            else {}
        )
        ids = self._form.drawn.ids
        answer = await self._hands[person].pressing(
            self._id, ids[step], ids[button], entered, str(uuid4()), REASON
        )
        acted_for = model.acts_for(person, self._form.steps[step])
        came = model.press(person, step, button, values)
        assert answer.is_success == (came != "refused"), answer.text
        assert answer.status_code < 500, answer.text
        self.seen[came] += 1
        self.seen["for somebody"] += came != "refused" and acted_for is not None

    async def _go_or_come(self) -> None:
        person, away = self._random.sample(PEOPLE, 2)
        if person in self.model.away:
            self._town.stand_in(person, None)
            del self.model.away[person]
        else:
            self._town.stand_in(person, away)
            self.model.away[person] = away

    async def _let_pass(self) -> None:
        model, town = self.model, self._town
        town.clock.let_pass(timedelta(minutes=self._random.randint(10, 60 * 60)))
        for _ in range(ACTS):
            waiting = sorted(model.presses_itself(), key=lambda each: each[1])
            if not waiting or abs(waiting[0][1] - town.clock.now()) < A_LITTLE:
                return
            step, at = waiting[0]
            asked = (self._id, self._form.drawn.ids[step], model.number + 1)
            begun = await town.asking.overdue_press(*asked)
            if at > town.clock.now():
                assert not begun.attempt_id
                assert abs(begun.not_before.ToDatetime(UTC) - at) < A_LITTLE
                return
            assert begun.attempt_id, f"{step} was to press itself at {at}"
            model.press_by_itself(step)
            self.seen["by itself"] += 1
            to = self._form.drawn.ids[model.open[0]] if model.open else ""
            await town.asking.record(
                submission_id=self._id,
                number=model.number,
                attempt_id=begun.attempt_id,
                from_step_id=asked[1],
                action_id=begun.action_id,
                to_step_id=to,
                closes=not to,
            )

    async def _recall(self) -> None:
        able = [each for each in PEOPLE if self.model.may_recall(each)]
        person = able[0] if able and self._random.random() < 0.8 else self._random.choice(PEOPLE)
        may = self.model.may_recall(person)
        answer = await self._move(person, "RecallStep")
        assert answer.is_success == may, answer.text
        if may:
            self.model.recall(person)
            self.seen["recalled"] += 1

    async def _void(self) -> None:
        model = self.model
        is_void = bool(model.records) and model.records[-1].move == "voided"
        answer = await self._move(BOSS, "VoidSubmission")
        assert answer.is_success == (model.number > 0 and not is_void), answer.text
        if answer.is_success:
            model.void()
            self.seen["voided"] += 1

    async def _reopen(self) -> None:
        model = self.model
        step = self._random.choice([*self._form.steps])
        if model.to_reopen() and self._random.random() < 0.9:
            step = self._random.choice(sorted(model.to_reopen()))
        answer = await self._move(BOSS, "ReopenSubmission", toStepId=self._form.drawn.ids[step])
        may = model.number > 0 and not model.open and step in model.to_reopen()
        assert answer.is_success == may, answer.text
        if may:
            model.reopen(step)
            self.seen["reopened"] += 1

    async def _move(self, person: str, call: str, **more: Any) -> httpx.Response:
        number = self.model.number
        answer = await moving(self._hands[person], call, self._id, number, reason=REASON, **more)
        assert answer.status_code < 500, answer.text
        return answer

    async def _assign(self) -> None:
        model, to = self.model, self._random.choice(PEOPLE)
        answer = await assigning(self._hands[BOSS], self._id, self._hands[to], model.number)
        step = self._form.steps[model.open[0]] if len(model.open) == 1 else None
        may = (
            model.number > 0
            and step is not None
            and step.approvers == 1
            and to in model.members.get(step.team, ())
            and to not in model.barred(step)
        )
        assert answer.is_success == may, answer.text
        if may:
            model.assignee = to
            self.seen["assigned"] += 1

    async def _look(self) -> None:
        """As the boss sees it, and one of the others."""
        model, ids = self.model, self._form.drawn.ids
        shown = await self._hands[BOSS].detail(self._id) if model.number else None
        if shown is None:
            return
        opened = [each["stepId"] for each in shown["openSteps"]] or [shown["currentStepId"]]
        assert [each for each in opened if each] == [ids[each] for each in model.open]
        assert shown["state"] == ("ongoing" if model.open else "done")
        assert (shown["number"], shown["version"]) == (model.number, model.version)
        assert (shown["assignee"] and shown["assignee"]["fullName"]) == model.assignee
        given: list[dict[str, Any]] = shown["approvals"]["given"] if shown["approvals"] else []
        assert {each["by"]["fullName"] for each in given} == {*model.pressed}
        if model.valid_until is None:
            assert shown["validTimeEnd"] is None
        else:
            assert abs(datetime.fromisoformat(shown["validTimeEnd"]) - model.valid_until) < A_LITTLE
        await self._look_as(self._random.choice(PEOPLE))

    async def _look_as(self, person: str) -> None:
        model, hand = self.model, self._hands[person]
        shown = await hand.detail(self._id)
        may = {each["stepId"]: each["mayAct"] for each in shown["openSteps"]}
        may = may or {shown["currentStepId"]: shown["mayAct"]}
        steps = {self._form.drawn.ids[each]: model.may_act(person, each) for each in model.open}
        assert may == (steps or {None: False})
        assert shown["mayRecall"] == model.may_recall(person)
        todos = data(await hand.get("QueryTodos", type=2, pageCount=100))["data"]
        is_listed = self._id in {each["submissionId"] for each in todos}
        assert is_listed == any(model.is_turn(person, each) for each in model.open)

    async def _look_back(self) -> None:
        if not self.model.number:
            return
        records = [each for each in await way(self._hands[BOSS], self._id) if not each["isCurrent"]]
        by_id = {node_id: name for name, node_id in self._form.drawn.ids.items()}
        told = [
            (
                by_id[each["stepId"]],
                each["move"] or "",
                {each[who]["fullName"] for who in ("submitter", "actedFor") if each[who]},
                each["version"],
            )
            for each in records
        ]
        meant = [(each.step, each.move, {*each.by}, each.version) for each in self.model.records]
        assert told == meant
        revoked = [each["isRevokedStep"] for each in records if not each["move"] and not each["sentBackTo"]]
        presses = [each for each in self.model.records if not each.move and not each.leads_back]
        assert revoked == [each.is_revoked for each in presses]

    async def _clear(self) -> None:
        """So that everybody's to-dos are those of one form."""
        if not self.model.number:
            data(await self._hands[self.model.submitter].discarding(self._id))
        elif self.model.open:
            data(await self._move(BOSS, "VoidSubmission"))


@pytest.fixture
def town(
    client: httpx.AsyncClient,
    crew: Crew,
    flow: Flow,
    asking: Asking,
    monkeypatch: pytest.MonkeyPatch,
) -> Town:
    del flow
    return Town.build(client, crew, Clock(monkeypatch), asking)


@pytest.mark.parametrize("seeds", [SOME, pytest.param(MANY, marks=LONG)], ids=["some", "many"])
async def test_every_submission_stands_where_the_model_stands(town: Town, seeds: Sequence[int]) -> None:
    seen = Counter[str]()
    for seed in seeds:
        walker = Walker(town, Random(seed))
        try:
            await walker.walk()
        except AssertionError as error:
            error.add_note(f"form {seed}: {walker.model}")
            raise
        seen += walker.seen
    often = ("moved", "counted", "refused", "for somebody", "by itself", "recalled", "voided", "reopened")
    assert all(seen[each] >= len(seeds) / 25 for each in (*often, "assigned")), seen


def test_what_is_drawn_has_every_node() -> None:
    kinds = Counter[str]()
    for seed in range(DRAWN):
        drawn = RandomForm(Random(seed), [*TEAMS]).drawn.workflow
        kinds.update({node["type"] for node in drawn["nodes"]})
    assert all(
        kinds[each] > DRAWN / 5
        for each in ("condition", "parallel", "join", "backToPrevious", "createNewVersion")
    ), kinds
