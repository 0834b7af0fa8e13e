"""Every name that a call takes, found in the services' own calls, follows the rule of names."""

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Annotated, Any, get_args

import pytest
from chassis.http.envelope import Envelope
from devstack import layout
from fastapi.routing import APIRoute
from pydantic import BaseModel, TypeAdapter, ValidationError
from pydantic.fields import FieldInfo

_NAME = re.compile(r"(name|label|prefix|suffix)$")
_NO_NAMES = {
    "CompanyDelete.confirm_name",  # compared with the name that is there, and kept nowhere
    "ClientErrorReport.name",  # what a program calls its error, and where it stood: for the log
    "ClientErrorReport.pathname",
}


def names_taken() -> dict[str, FieldInfo]:
    found: dict[str, FieldInfo] = {}
    for service in layout.services():
        definition = import_module(f"{service.package}.main").definition
        for route in (each for router in definition.routers for each in router.routes):
            assert isinstance(route, APIRoute)
            for body in route.dependant.body_params:
                for model in models_in(body.field_info.annotation):
                    for name, info in model.model_fields.items():
                        if _NAME.search(name) and str in kinds_of(info.annotation):
                            found[f"{model.__name__}.{name}"] = info
    return found


def models_in(annotation: Any, seen: frozenset[Any] = frozenset()) -> Iterator[type[BaseModel]]:
    for kind in kinds_of(annotation):
        if isinstance(kind, type) and issubclass(kind, BaseModel) and kind not in seen:
            yield kind
            for info in kind.model_fields.values():
                yield from models_in(info.annotation, seen | {kind})


def kinds_of(annotation: Any) -> set[Any]:
    """Itself and what it is made of: lists, choices, annotations."""
    return {annotation}.union(*map(kinds_of, get_args(annotation)))


def adapter_of(info: FieldInfo) -> TypeAdapter[Any]:
    declared: Any = info.annotation
    for constraint in info.metadata:
        declared = Annotated[declared, constraint]
    return TypeAdapter(declared)


NAMES = names_taken()


def test_there_are_names() -> None:
    assert {"TemplateCreate.folder_name", "FormDetailUpdate.reference_number_prefix"} <= set(NAMES)
    assert set(NAMES) >= _NO_NAMES
    assert not [each for each in NAMES if each.startswith(Envelope.__name__)], "only what is sent"


@pytest.mark.parametrize("name", sorted(set(NAMES) - _NO_NAMES))
def test_a_name_is_kept_as_its_readers_see_it(name: str) -> None:
    kept = adapter_of(NAMES[name])
    assert kept.validate_python("Pi\u200ber\u2060 7\ufeff") == "Pier 7"
    for sign in "\u202a\u202e\u2066\u2069":
        with pytest.raises(ValidationError, match="direction of writing"):
            kept.validate_python(f"Pier{sign}7")
    with pytest.raises(ValidationError, match="control characters"):
        kept.validate_python("Pier\x077")
