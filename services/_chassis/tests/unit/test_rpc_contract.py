"""Which calls may be made again, as their contract says."""

from chassis.rpc.contract import is_repeatable, methods_of, services_of
from sample.calls import AGAIN_SERVICE


def test_a_call_is_repeated_only_where_its_contract_says_so() -> None:
    assert {method.name: is_repeatable(method) for method in methods_of(AGAIN_SERVICE)} == {
        "GetNote": True,
        "PutNote": True,
        "AddNote": False,
    }


def test_the_services_of_a_context_are_found_by_its_name() -> None:
    assert [each.full_name for each in services_of("workflow-runner")] == [
        "contracts.workflow_runner.v1.SubmissionRunService"
    ]
    assert {each.name for each in services_of("identity")} >= {"AccessService", "DirectoryService"}
    assert services_of("a context without calls") == ()
