"""Forms and workflows in few words. Ids follow from the template and a key: they are always the same."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID, uuid5

from chassis.texts import DEFAULT_LANGUAGE, Text
from formwork.workflow import NEW_BUTTON_COLOR

Json = dict[str, Any]

GREEN, ORANGE, RED = "#1B7F3B", "#B35900", "#B42318"
_COLUMN, _BRANCH, _TO_BUTTON, _TO_TARGET = 520, 220, 350, 200
_HAVE_A_COLUMN = ("step", "condition", "parallel", "join")


@dataclass
class Drawing:
    """Drawn in English; what is shown of it is said in the language of the drawing."""

    template_id: UUID
    language: str = DEFAULT_LANGUAGE
    pages: list[Json] = field(default_factory=list[Json])
    nodes: list[Json] = field(default_factory=list[Json])
    edges: list[Json] = field(default_factory=list[Json])

    def id_of(self, key: str) -> str:
        return str(uuid5(self.template_id, key))

    def say(self, words: str) -> str:
        return Text.keyed(words, f"starter.{words}").translated(self.language)

    def page(self, name: str, *rows: Json | tuple[Json, ...]) -> str:
        """Fields that stand beside each other come as a tuple."""
        page_id = self.id_of(f"page {name}")
        components: list[Json] = [
            {
                "id": self.id_of(f"row {name} {number}"),
                "class": "",
                "type": "row",
                "childSetting": {},
                "components": list(fields) if isinstance(fields, tuple) else [fields],
            }
            for number, fields in enumerate(rows)
        ]
        self.pages.append(
            {
                "id": page_id,
                "name": self.say(name),
                "class": "",
                "type": "page",
                "childSetting": {},
                "components": components,
            }
        )
        return page_id

    def asks(self, label: str, state: str, value: Any) -> Json:
        """Whether what is entered there is so."""
        asked = {"type": "field", "fieldState": {"state": state, "value": value}}
        compared = {
            "fieldCondition": {"fieldId": self.id_of(f"field {label}")},
            "comparisonCondition": asked,
        }
        return {"logicType": "and", "nestedConditions": [compared]}

    def rule(self, label: str, state: str, value: Any, **outcomes: Sequence[str]) -> None:
        """If what is entered there is so, fields are shown, required …: all of them by their labels."""
        does = [
            {"type": kind, "fieldIds": [self.id_of(f"field {each}") for each in labels], "pageIds": []}
            for kind, labels in outcomes.items()
        ]
        rule = {
            "id": self.id_of(f"rule {label} {state} {value}"),
            **self.asks(label, state, value),
            "outcomes": does,
        }
        self.pages[0].setdefault("conditions", []).append(rule)

    def field(self, kind: str, label: str, *, required: bool = False, **setting: Any) -> Json:
        return {
            "id": self.id_of(f"field {label}"),
            "class": "",
            "type": kind,
            "setting": {"label": self.say(label), "steps": [], "help": "", **setting},
            "value": None,
            "required": required,
            "readonly": False,
            "visible": True,
            "errors": [],
            "components": [],
            "name": "",
            "width": None,
            "height": None,
        }

    def text(self, label: str, *, required: bool = False, placeholder: str = "") -> Json:
        setting = {"placeholder": self.say(placeholder), "maxLength": 500}
        return self.field("shortText", label, required=required, **setting)

    def long_text(self, label: str, *, required: bool = False, placeholder: str = "") -> Json:
        return self.field("longText", label, required=required, placeholder=self.say(placeholder))

    def number(
        self,
        label: str,
        *,
        required: bool = False,
        unit: str = "",
        places: int = 0,
        least: str | None = "0",
        **bounds: str,
    ) -> Json:
        """`bounds`: `max` and `step`, as decimals are written."""
        setting = {"unit": self.say(unit), "decimalPlaces": places, "min": least, **bounds}
        return self.field("number", label, required=required, **setting)

    def money(self, label: str, *, currency: str = "SGD", places: int = 2) -> Json:
        return self.field("number", label, currency=currency, decimalPlaces=places, min="0")

    def several(self, label: str, *options: str, kind: str = "multipleSelection", **setting: Any) -> Json:
        numbered = [{"id": number, "label": self.say(option)} for number, option in enumerate(options, 1)]
        return self.field(kind, label, options=numbered, other=True, otherLabel=self.say("Other"), **setting)

    def percent(self, label: str) -> Json:
        return self.field("slider", label, unit="%", step=5)

    def rating(self, label: str, low: str, high: str) -> Json:
        return self.field("rating", label, lowLabel=self.say(low), highLabel=self.say(high))

    def choice(self, label: str, *options: str, required: bool = True, other: bool = False) -> Json:
        numbered = [{"id": number, "label": self.say(option)} for number, option in enumerate(options, 1)]
        setting = {"options": numbered, "other": other, "otherLabel": self.say("Other")}
        return self.field("singleSelection", label, required=required, **setting)

    def moment(
        self, label: str, *, required: bool = True, is_range: bool = False, with_time: bool = True
    ) -> Json:
        return self.field("dateTime", label, required=required, isRange=is_range, withTime=with_time)

    def calculation(self, label: str, formula: str, *, places: int = 0, currency: str = "") -> Json:
        """The formula names fields by their labels in braces."""
        by_id = re.sub(r"\{([^}]+)\}", lambda found: "{" + self.id_of(f"field {found[1]}") + "}", formula)
        setting: Json = {"formula": by_id, "decimalPlaces": places, "currency": currency}
        return self.field("calculation", label, format="currency" if currency else "number", **setting)

    def uploads(self, label: str, *, required: bool = False, most: int = 10) -> Json:
        types = ["pdf", "jpg", "jpeg", "png"]
        return self.field("upload", label, required=required, allowedTypes=types, most=most)

    def signature(self, label: str) -> Json:
        return self.field("signature", label, required=True)

    def header(self, *items: tuple[str, str]) -> Json:
        """What is known of the submission itself, in this order."""
        listed = [
            {"id": item, "label": self.say(label), "order": order, "enabled": True}
            for order, (item, label) in enumerate(items)
        ]
        return self.field("headerSection", "", items=listed)

    def step(
        self,
        name: str,
        teams: Sequence[str],
        pages: Sequence[str],
        *,
        due_in_hours: int | None = None,
        by_another: bool = False,
        below: str | None = None,
    ) -> str:
        """The first one is where a submission starts. `by_another`: than who did another step. `below`: the
        step that is open at the same time."""
        column = self._next_column
        data = {
            "stepName": self.say(name),
            "buttonsAlignment": "right",
            "teamIds": list(teams),
            "isLocationBasedSubmission": False,
            "geoFenceRadiusMeters": 0,
            "pageIds": list(pages),
            "triggerStep": column == 0,
            "dueInHours": due_in_hours,
            "needsAnotherPerson": by_another,
        }
        if below is not None:
            x = next(node["position"]["x"] for node in self.nodes if node["id"] == below)
            return self._node("step", f"step {name}", x, self._next_row, data)
        return self._node("step", f"step {name}", column * _COLUMN, 0, data)

    def button(
        self, step: str, name: str, to: str, color: str = NEW_BUTTON_COLOR, mail: Json | None = None
    ) -> None:
        """Leads on to a step or an end; on the way a mail may be sent."""
        order = sum(edge["source"] == step for edge in self.edges)
        x, y = self._beside(step), self._next_row if order > 0 else self._row_of(step)
        data = {
            "name": self.say(name),
            "color": color,
            "order": order,
            "checksRequiredFields": None,
            "asksForReason": None,
        }
        button = self._node("button", f"button {step} {name}", x, y, data)
        self._edge(step, button)
        if mail is not None:
            self._edge(button, self._node("sendEmail", f"mail {step} {name}", x + 100, y + 110, mail))
        self._edge(button, to)

    def press_by_itself(self, step: str, name: str, *, after_hours: int) -> None:
        """A button that is drawn, so long after the step was due. It asks nothing of whoever presses."""
        pressed = self.id_of(f"button {step} {name}")
        for node in self.nodes:
            if node["id"] == pressed:
                node["data"] |= {"checksRequiredFields": False, "asksForReason": False}
            if node["id"] == step:
                node["data"]["overduePress"] = {"buttonId": pressed, "afterHours": after_hours}

    def way_back(self, step: str, to: str) -> str:
        """What the next button of a step leads to, for going back to an earlier one."""
        return self._returning("backToPrevious", f"back {step} {to}", step, to, {})

    def new_version(self, step: str, to: str) -> str:
        """What the next button of a step leads to, for beginning a new version at an earlier one."""
        key = f"version {step} {to}"
        return self._returning("createNewVersion", key, step, to, {"isCreateNewVersion": True})

    def _returning(self, kind: str, key: str, step: str, to: str, more: Json) -> str:
        data = {"startFromStepId": [to], "isClearRecord": False, **more}
        x = self._beside(step) + _TO_TARGET
        back = self._node(kind, key, x, self._next_row, data)
        self._edge(back, to)
        return back

    def _beside(self, step: str) -> int:
        return _TO_BUTTON + next(node["position"]["x"] for node in self.nodes if node["id"] == step)

    @property
    def _next_row(self) -> int:
        """Every branch has a row of its own: one that ends early passes by all that comes later."""
        rows = {node["position"]["y"] for node in self.nodes if node["type"] in ("button", "step")}
        return sum(row > 0 for row in rows) * _BRANCH + _BRANCH

    @property
    def _next_column(self) -> int:
        """Parts that are open at once share one."""
        steps = {node["position"]["x"] for node in self.nodes if node["type"] in _HAVE_A_COLUMN}
        return len(steps)

    def _row_of(self, step: str) -> int:
        return next(node["position"]["y"] for node in self.nodes if node["id"] == step)

    def fork(self, kind: str, name: str, **data: Any) -> str:
        """A condition, parallel steps or where these meet: a column of its own, then `branch`."""
        named = {"name": self.say(name)} if kind == "condition" else {}
        return self._node(kind, f"{kind} {name}", self._next_column * _COLUMN, 0, {**named, **data})

    def branch(self, fork: str, to: str, when: Json | None = None) -> None:
        """`when`: only if it is so; the first that is so is taken, else the one without."""
        self._edge(fork, to, when)

    def close(self, column: int) -> str:
        return self._node("close", "close", column * _COLUMN, 0, {})

    def _node(self, kind: str, key: str, x: int, y: int, data: Json) -> str:
        node_id = self.id_of(key)
        self.nodes.append(
            {"id": node_id, "type": kind, "position": {"x": x, "y": y}, "data": data, "origin": [0, 0]}
        )
        return node_id

    def _edge(self, source: str, target: str, when: Json | None = None) -> None:
        kinds = {node["id"]: node["type"] for node in self.nodes}
        self.edges.append(
            {
                "id": self.id_of(f"edge {source} {target}"),
                "type": "smoothstep",
                "source": source,
                "target": target,
                "sourceHandle": f"{kinds[source]}Out",
                "targetHandle": f"{kinds[target]}In",
                "animated": True,
                **({} if when is None else {"when": when}),
            }
        )


def mail(subject: str, content: str, *teams: str) -> Json:
    return {"subject": subject, "content": content, "teamIds": list(teams), "emails": []}
