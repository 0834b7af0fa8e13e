"""The same vectors as gateway/web/client-address.test.mjs."""

import json
from pathlib import Path
from typing import Any

import pytest
from chassis.access import Origin
from chassis.access.addresses import client_address, parse_networks

_VECTORS = Path(__file__).resolve().parents[4] / "proto" / "vectors" / "client-address"


def _cases(name: str) -> list[Any]:
    cases: list[dict[str, Any]] = json.loads((_VECTORS / name).read_text())["cases"]
    return [pytest.param(case, id=case["name"]) for case in cases]


@pytest.mark.parametrize("case", _cases("walk.json"))
def test_the_client_is_whom_the_outermost_trusted_proxy_saw(case: dict[str, Any]) -> None:
    found = client_address(case["peer"], case["forwardedFor"], parse_networks(case["trusted"]))
    origin = Origin(ip=found, user_agent="")
    assert {"client": origin.ip, "network": origin.network} == case["expected"]


@pytest.mark.parametrize("case", _cases("settings.json"))
def test_a_setting_that_names_no_network_is_refused(case: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="does not appear to be"):
        parse_networks(case["trusted"])


def test_a_peer_without_an_address_is_what_it_is() -> None:
    assert client_address("", "203.0.113.9", parse_networks("0.0.0.0/0")) == ""
