from typing import Any

import pytest
from devstack.console import Failure
from devstack.openapi import refuse_doubles


def document(path: str, **schemas: Any) -> dict[str, Any]:
    return {"paths": {path: {"get": {"operationId": path}}}, "components": {"schemas": schemas}}


def test_contexts_may_mean_different_things_by_one_name() -> None:
    refuse_doubles(
        {"a": document("/a", Role={"type": "object"}), "b": document("/b", Role={"type": "string"})}
    )


def test_one_call_is_not_answered_by_two() -> None:
    with pytest.raises(Failure, match="b answers /same, a does too"):
        refuse_doubles({"a": document("/same"), "b": document("/same")})
