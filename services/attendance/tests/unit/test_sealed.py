"""The same vectors as web-modules/attendance/tests/sealed.test.ts, which seals what is opened here."""

import json
from base64 import b64decode
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from attendance.kiosk.sealed import SEALED_BYTES, new_sealing_key, public_key_of, unseal

from services.attendance.tests.sealing import seal

_FILE = Path(__file__).parents[4] / "proto" / "vectors" / "kiosk" / "sealed.json"
_VECTORS: dict[str, Any] = json.loads(_FILE.read_text())
_KEY = bytes.fromhex(_VECTORS["privateKey"])


@pytest.mark.parametrize("case", _VECTORS["cases"], ids=[each["name"] for each in _VECTORS["cases"]])
def test_opens_what_was_sealed_for_it_alone(case: dict[str, Any]) -> None:
    opened = unseal(_KEY, b64decode(case["sealed"]), UUID(case["kioskId"]), UUID(case["punchId"]))
    assert (None if opened is None else json.loads(opened)) == case["expected"]


def test_has_the_public_key_that_tablets_are_given() -> None:
    assert public_key_of(_KEY) == b64decode(_VECTORS["publicKey"])


def test_opens_nothing_that_was_sealed_for_another_key() -> None:
    one, other = new_sealing_key(), new_sealing_key()
    kiosk_id, punch_id = (UUID(_VECTORS["cases"][0][name]) for name in ("kioskId", "punchId"))
    sealed = seal(public_key_of(one), kiosk_id, punch_id, b"{}")
    assert len(sealed) == SEALED_BYTES
    assert unseal(one, sealed, kiosk_id, punch_id) is not None
    assert unseal(other, sealed, kiosk_id, punch_id) is None
