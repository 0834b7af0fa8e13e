"""What a submission's calculations come to, wherever that is computed."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import orjson
from formwork.conditions.apply import apply_conditions
from formwork.conditions.situation import Situation
from formwork.values import Recomputed, recompute

from forms.checker import Checker
from forms.template.published import PublishedForm


async def calculate(
    checker: Checker, company_id: UUID, form: PublishedForm, values: Mapping[str, Any], situation: Situation
) -> Recomputed:
    if form.body.calculations.too_large is None:
        return recompute(form.body, values, situation)
    # Published when formulas could be larger: elsewhere, so that nobody else waits for them.
    return await checker.recompute(company_id, orjson.dumps(form.pages), dict(values), situation)


async def with_calculations(
    checker: Checker, company_id: UUID, form: PublishedForm, values: Mapping[str, Any], situation: Situation
) -> dict[str, Any]:
    found = await calculate(checker, company_id, form, values, situation)
    return {**values, **results(found)}


async def as_it_counts(
    checker: Checker, company_id: UUID, form: PublishedForm, entered: Mapping[str, Any], situation: Situation
) -> dict[str, Any]:
    """Without what rules hide, with what they fill in and what is calculated: as a press would take it."""
    counted = apply_conditions(form.body, entered, situation).counted(entered)
    return await with_calculations(checker, company_id, form, counted, situation)


def results(found: Recomputed) -> dict[str, str]:
    return {field_id: value for field_id, value in found.values.items() if value is not None}
