"""The form as it is for given values: a body like any other, in which every rule has done what it says."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from formwork.body import Body, Field, Page, Row
from formwork.calculations import Computed
from formwork.conditions.settle import Settled, State, settle
from formwork.conditions.situation import Situation
from formwork.pages import Cell
from formwork.problems import Problem


@dataclass(frozen=True)
class AppliedForm:
    body: Body
    settled: Settled
    situation: Situation
    keeps_entered: bool = False

    @property
    def hidden(self) -> frozenset[str]:
        return self.settled.hidden

    @property
    def given(self) -> Mapping[str, Any]:
        return self.settled.given

    def counted(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Without what hidden fields hold and what is no longer offered, and with what rules fill in."""
        kept = {field_id: value for field_id, value in values.items() if field_id not in self.hidden}
        given = {field_id: value for field_id, value in self.given.items() if value is not None}
        return {**kept, **({} if self.keeps_entered else self.settled.withdrawn), **given}


NOTHING_RULED = Settled({}, {}, Computed({}, {}, ()), ())


def apply_conditions(
    body: Body, values: Mapping[str, Any], situation: Situation, *, keeps_entered: bool = False
) -> AppliedForm:
    """`keeps_entered`: what a rule fills in, and the options it takes away, do not yet count against what was
    entered there."""
    if not body.rules.conditions:
        return AppliedForm(body, NOTHING_RULED, situation)
    settled = settle(body, values, situation)

    def changes(field: Field, state: State) -> dict[str, Any]:
        entered = values.get(field.id)
        if keeps_entered:
            return _changes(field, replace(state, option_ids=None, withdrawn=()), entered, entered)
        return _changes(field, state, entered, settled.values.get(field.id))

    def of_field(field: Field) -> Field:
        cells = [[of_cell(cell) for cell in line] for line in field.components]
        state = settled.states.get(field.id)
        if state is None:
            return field.model_copy(update={"components": cells}) if cells else field
        return field.model_copy(update={**changes(field, state), "components": cells})

    def of_cell(cell: Cell) -> Cell:
        return cell.model_copy(update={"components": [of_field(each) for each in cell.components]})

    def of_row(row: Row) -> Row:
        return row.model_copy(update={"components": [of_field(each) for each in row.components]})

    def of_page(page: Page) -> Page:
        rows = [of_row(row) for row in page.components]
        return page.model_copy(update={"components": rows, "conditions": []})

    return AppliedForm(Body([of_page(page) for page in body.pages]), settled, situation, keeps_entered)


def changed_though_locked(
    body: Body, applied: AppliedForm, before: Mapping[str, Any], after: Mapping[str, Any]
) -> list[Problem]:
    """Of what rules let nobody change, neither before nor after: what was changed all the same.
    `applied`: what `after` comes to."""
    settled = applied.settled
    changed = [
        field_id
        for field_id, state in settled.states.items()
        if state.is_locked and before.get(field_id) != after.get(field_id)
    ]
    if not changed:
        return []
    earlier = settle(body, before, applied.situation).states
    return [Problem("readonly", field_id) for field_id in changed if earlier[field_id].is_locked]


def _changes(field: Field, state: State, entered: Any, given: Any) -> dict[str, Any]:
    changes: dict[str, Any] = {
        "visible": state.visible,
        "required": state.required,
        "readonly": state.readonly,
    }
    if state.is_given or state.withdrawn:
        changes["value"] = given
    elif state.is_locked or state.is_hidden:
        # What was entered before stays; whether it was changed since, `changed_though_locked` sees.
        changes["value"] = entered
    if state.option_ids is not None and isinstance(field.setting.get("options"), list):
        offered = [each for each in field.setting["options"] if each.get("id") in state.option_ids]
        changes["setting"] = {**field.setting, "options": offered}
    return changes
