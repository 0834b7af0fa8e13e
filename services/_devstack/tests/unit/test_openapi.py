from typing import Any

import pytest
from devstack.console import Failure
from devstack.openapi import merge


def document(path: str, **schemas: Any) -> dict[str, Any]:
    return {"paths": {path: {"get": {"operationId": path}}}, "components": {"schemas": schemas}}


class TestMerge:
    def test_puts_the_services_side_by_side(self) -> None:
        merged = merge({"b": document("/api/B", Two={}), "a": document("/api/A", One={})})
        assert list(merged["paths"]) == ["/api/A", "/api/B"]
        assert list(merged["components"]["schemas"]) == ["One", "Two"]

    def test_takes_what_both_say_alike_once(self) -> None:
        shared = {"type": "object"}
        merged = merge({"a": document("/a", Envelope=shared), "b": document("/b", Envelope=shared)})
        assert merged["components"]["schemas"] == {"Envelope": shared}

    def test_refuses_one_name_for_two_things(self) -> None:
        with pytest.raises(Failure, match="Person of b differs"):
            merge(
                {
                    "a": document("/a", Person={"type": "object"}),
                    "b": document("/b", Person={"type": "string"}),
                }
            )

    def test_refuses_one_call_answered_by_two(self) -> None:
        with pytest.raises(Failure, match="another does too"):
            merge({"a": document("/same"), "b": document("/same")})
