"""A call of each service that any member may make, found in the OpenAPI document."""

from typing import Any
from urllib.parse import urlencode
from uuid import uuid4

from devstack import openapi
from devstack.layout import Service


def member_call_of(service: Service) -> str:
    paths: dict[str, Any] = openapi.of(service.context)["paths"]
    areas = tuple(f"/api/{area}/" for area in service.declared.areas)
    calls = {
        path: needed
        for path, operations in paths.items()
        if path.startswith(areas) and operations.get("get", {}).get("x-access") == "member"
        for needed in [[each for each in operations["get"].get("parameters", []) if each.get("required")]]
        if all(each["in"] == "query" and each["schema"].get("format") == "uuid" for each in needed)
    }
    assert calls, f"no call of {service.context} can be asked by a member who knows no ids"
    path = min(calls, key=lambda each: (len(calls[each]), each))
    return f"{path}?{urlencode({each['name']: uuid4() for each in calls[path]})}"
