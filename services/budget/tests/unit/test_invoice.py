from uuid import UUID

import pytest
from budget.actual.invoice import invoice_key

CODE = UUID(int=1)


@pytest.mark.parametrize(
    "written",
    ["inv-1", "ＩＮＶ－１", " INV-1 ", "INV‑1", "INV–1", "INV—1"],
)
def test_a_number_is_known_again_however_its_letters_dashes_and_spaces_are_written(written: str) -> None:
    assert invoice_key(CODE, "Acme  Pte", written) == invoice_key(CODE, "ACME Pte", "INV-1")


def test_another_number_is_another() -> None:
    assert invoice_key(CODE, "Acme", "INV-11") != invoice_key(CODE, "Acme", "INV-1")
