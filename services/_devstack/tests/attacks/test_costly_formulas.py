"""Formulas that cost seconds of a processor in a few kilobytes: refused when they are saved."""

from typing import Any

import pytest
from forms_support.approval import Approval

from services._devstack.tests.attacks.site import Site

FORMULAS = {
    "powers": "+".join(["1^95"] * 124),
    "powers of fractions": "+".join(["1.01^62"] * 115),
    "roundings": "+".join(["ROUND(10^29, 30)"] * 110),
    "what cannot be read": "(" * 1_999,
}
_FIELDS = 160


class Costly(Approval):
    """Calculations each of which is within its own bounds."""

    formula = ""

    def pages(self) -> list[dict[str, Any]]:
        [page] = super().pages()
        fields = [
            {
                "id": self._id(f"sum {number}"),
                "type": "calculation",
                "setting": {"label": "Sum", "formula": self.formula},
            }
            for number in range(_FIELDS)
        ]
        row = {"id": self._id("sums"), "type": "row", "components": fields}
        return [{**page, "components": [*page["components"], row]}]


@pytest.mark.parametrize("kind", FORMULAS)
async def test_costly_formulas_are_not_even_kept(site: Site, kind: str) -> None:
    form = type("Costly", (Costly,), {"formula": FORMULAS[kind]})
    with pytest.raises(AssertionError, match=r"UpdateFormBody.*formulasTooLarge"):
        await site.furnished(form)
