from typing import Any

from fastapi import FastAPI


def openapi_document(app: FastAPI) -> dict[str, Any]:
    """The service's OpenAPI document, with our error answers instead of FastAPI's own 422."""
    document = app.openapi()
    for operations in document["paths"].values():
        for operation in operations.values():
            operation["responses"].pop("422", None)
    schemas = document.get("components", {}).get("schemas", {})
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    return document
