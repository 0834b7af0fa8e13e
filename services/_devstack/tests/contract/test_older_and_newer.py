"""The web of today against services of another release, both ways: the type checker reads every call that it
makes with the types of that release, and the comparison of contracts has to say the same."""

import copy
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from devstack.contract import calls, released, web

Json = dict[str, Any]
Contracts = Mapping[str, Json]
Change = Callable[[Contracts], None]


@pytest.fixture(scope="module")
def todays() -> Contracts:
    return released.todays()


def changed(contracts: Contracts, *changes: Change) -> Contracts:
    other = copy.deepcopy(dict(contracts))
    for change in changes:
        change(other)
    return other


def refused(before: Contracts, now: Contracts) -> set[str]:
    return {finding.sentence for context in before for finding in calls.breaks(before[context], now[context])}


def field(context: str, schema: str) -> Callable[[Contracts], Json]:
    return lambda contracts: contracts[context]["components"]["schemas"][schema]


def without(context: str, schema: str, name: str) -> Change:
    def change(contracts: Contracts) -> None:
        found = field(context, schema)(contracts)
        del found["properties"][name]
        found["required"] = [each for each in found.get("required", ()) if each != name]

    return change


def requires(context: str, schema: str, name: str) -> Change:
    def change(contracts: Contracts) -> None:
        found = field(context, schema)(contracts)
        found["properties"][name] = {"type": "string"}
        found["required"] = [*found.get("required", ()), name]

    return change


def without_call(context: str, path: str) -> Change:
    return lambda contracts: contracts[context]["paths"].pop(path)


def with_more_of_everything(contracts: Contracts) -> None:
    """Each call, each thing that is sent and each that is answered has something new that nobody needs."""
    for context, contract in contracts.items():
        for schema in contract["components"]["schemas"].values():
            if "properties" in schema:
                schema["properties"]["somethingNew"] = {"type": "string", "default": ""}
        for path_calls in list(contract["paths"].values()):
            for call in path_calls.values():
                new = {"in": "query", "name": "somethingNew", "schema": {"type": "string"}}
                call["parameters"] = [*call.get("parameters", ()), new]
        contract["paths"][f"/api/{context}/SomethingNew"] = {"post": {"responses": {}}}


def test_an_older_web_gets_on_with_services_that_only_add(todays: Contracts) -> None:
    newer = changed(todays, with_more_of_everything)
    assert refused(todays, newer) == set()
    assert web.complaints(newer) == []


def test_an_older_web_fails_where_the_comparison_refuses_newer_services(todays: Contracts) -> None:
    newer = changed(
        todays,
        without("forms", "SubmissionBrief", "referenceNumberStr"),
        requires("forms", "SubmissionCreate", "weather"),
        without_call("pdf", "/api/SubmissionPdf/Link"),
        without("identity", "PersonPublic", "fullName"),
    )
    assert refused(todays, newer) == {
        "SubmissionBrief.referenceNumberStr (answer) is gone from the answer",
        "SubmissionCreate.weather (request) is required now",
        "GET /api/SubmissionPdf/Link is gone",
        "PersonPublic.fullName (answer) is gone from the answer",
    }
    told = "\n".join(web.complaints(newer))
    for what in ("referenceNumberStr", "weather", "SubmissionPdf/Link", "fullName"):
        assert what in told


def test_a_newer_web_is_told_what_older_services_do_not_have(todays: Contracts) -> None:
    """To the services it is no break: they have only added. The web has to wait for them."""
    older = changed(
        todays,
        without("forms", "SubmissionCreate", "reopenUntouched"),
        without("forms", "SubmissionDetail", "mayAct"),
        without_call("identity", "/api/Team/QueryTeams"),
    )
    assert refused(older, todays) == set()
    told = "\n".join(web.complaints(older))
    for what in ("reopenUntouched", "mayAct", "/api/Team/QueryTeams"):
        assert what in told
    assert all(line.startswith(("web-", " ")) for line in told.splitlines())


def test_a_web_that_still_uses_what_is_deprecated_is_told(todays: Contracts) -> None:
    """So that a released contract marks only what its web had left already."""

    def deprecate(contracts: Contracts) -> None:
        field("forms", "SubmissionDetail")(contracts)["properties"]["mayAct"]["deprecated"] = True
        contracts["pdf"]["paths"]["/api/SubmissionPdf/Link"]["get"]["deprecated"] = True

    newer = changed(todays, deprecate)
    told = "\n".join(web.complaints({each: web.left(todays[each], newer[each]) for each in todays}))
    assert "mayAct" in told
    assert "SubmissionPdf/Link" in told
