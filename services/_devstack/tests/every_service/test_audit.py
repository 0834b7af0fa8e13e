"""A company's audit log keeps the acts of every service that tells of any; its module has words for them."""

import importlib
import re
from enum import StrEnum
from importlib.util import find_spec

import pytest
from chassis.audit import ACTION, SUBJECT_TYPE
from chassis.event_contract import subject_of
from devstack import layout
from devstack.layout import ROOT
from identity.audit.actions import AuditAction
from identity.main import definition as identity

_OWNER = "identity"
_TELLERS = [
    each for each in layout.services() if each.context != _OWNER and find_spec(f"{each.package}.audit")
]
_LANGUAGES = ("en", "zh-cn")
_KEY = re.compile(r'"(audit\.(?:action|subject|field)\.[\w.]+)":')

each_teller = pytest.mark.parametrize("service", _TELLERS, ids=lambda each: each.context)
each_language = pytest.mark.parametrize("language", _LANGUAGES)


def words_of(context: str, language: str) -> set[str]:
    """The keys of a web module's catalogues."""
    messages = ROOT / "web-modules" / context / "src" / "messages"
    return {key for file in messages.rglob(f"{language}.ts") for key in _KEY.findall(file.read_text())}


def keys_of(told: dict[str, list[str]]) -> set[str]:
    return {f"audit.{kind}.{_camel(each)}" for kind, names in told.items() for each in names}


def without_words(context: str, told: dict[str, list[str]], language: str) -> set[str]:
    """Of `{"action": ["form.created"], …}`. A field may be called as identity calls it: a name."""
    known = words_of(context, language) | {
        each for each in words_of(_OWNER, language) if each.startswith("audit.field.")
    }
    return keys_of(told) - known


def _camel(name: str) -> str:
    return name if "." in name else re.sub(r"_([a-z])", lambda found: found[1].upper(), name)


def told_by(service: layout.Service) -> dict[str, list[str]]:
    audit = importlib.import_module(f"{service.package}.audit")
    kinds: dict[str, type[StrEnum]] = {"action": audit.AuditAction, "subject": audit.AuditSubject}
    if hasattr(audit, "AuditField"):
        kinds["field"] = audit.AuditField
    return {kind: [each.value for each in names] for kind, names in kinds.items()}


def test_somebody_tells() -> None:
    assert _TELLERS


@each_teller
def test_what_a_service_tells_is_kept(service: layout.Service) -> None:
    kept = {subject_of(each.event) for each in identity.subscriptions}
    assert f"{service.context}.act.recorded.v1" in kept


@each_teller
def test_what_a_service_tells_can_be_asked_for(service: layout.Service) -> None:
    told = told_by(service)
    assert [each for each in told["action"] if not re.match(ACTION, each)] == []
    assert [each for each in told["subject"] if not re.match(SUBJECT_TYPE, each)] == []


@each_teller
@each_language
def test_its_web_module_has_words_for_all_of_it(service: layout.Service, language: str) -> None:
    assert without_words(service.context, told_by(service), language) == set()


@each_teller
@each_language
def test_its_web_module_has_no_words_for_anything_else(service: layout.Service, language: str) -> None:
    assert words_of(service.context, language) - keys_of(told_by(service)) == set()


@each_language
def test_identity_has_words_for_what_it_does_itself(language: str) -> None:
    assert without_words(_OWNER, {"action": [each.value for each in AuditAction]}, language) == set()


@each_language
@pytest.mark.parametrize("kind", ["action", "subject", "field"])
def test_one_without_words_is_found(kind: str, language: str) -> None:
    assert without_words("forms", {kind: ["form.eaten"]}, language) == {f"audit.{kind}.form.eaten"}
