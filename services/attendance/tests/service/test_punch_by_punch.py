"""What is kept after each fact is what all facts together make, in whatever order they came."""

from random import Random

import pytest
from attendance.punch.service import keep_punches
from attendance.record.counting import alone_with
from attendance.tables.correction import Correction
from attendance.tables.punch import Punch
from chassis.acting import acting_for
from chassis.ids import new_id
from chassis.runtime import Runtime

from services.attendance.tests.facts import computed, correct, kept, some_correction, some_punch

_PUNCHES, _CORRECTIONS = 24, 3


@pytest.mark.parametrize("seed", range(6))
async def test_records_are_those_of_all_facts_after_each_of_them(runtime: Runtime, seed: int) -> None:
    chance, company_id, owner = Random(seed), new_id(), new_id()
    punches: list[Punch] = []
    corrections: list[Correction] = []
    order = chance.sample([True] * _PUNCHES + [False] * _CORRECTIONS, _PUNCHES + _CORRECTIONS)
    for is_punch in order:
        with acting_for(owner):
            async with runtime.database.unit_of_work() as uow:
                await alone_with(uow, owner)
                if is_punch:
                    punches.append(made := some_punch(chance, company_id, owner))
                    await keep_punches(uow, [made])
                else:
                    corrections.append(said := some_correction(chance, company_id, owner))
                    await correct(uow, said)
                assert await kept(uow, owner) == computed(punches, corrections)
