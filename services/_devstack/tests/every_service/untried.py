"""What a sweep by the ids of the demo company would pass without having tried it."""

from collections.abc import Iterable, Iterator
from typing import Any, cast

from services._devstack.tests.every_service.house import Operation
from services._devstack.tests.every_service.requests import Seen, is_id

Schema = dict[str, Any]

# Ids of what is no company's: whoever asks makes them, or they are the caller's alone.
OF_NO_COMPANY = {
    "errorId": "of what went wrong in the caller's browser",
    "scanId": "of a scan, made on the phone",
    "deviceId": "of a phone, made on it",
    "conditionId": "of a rule in a drawing: whoever may edit its form may change it",
}
# Ids that only one row's list tells, which a made-up request does not happen to ask for, and who tries them.
TRIED_ELSEWHERE = {
    "kitId": "services/attendance/tests/service/test_kits.py",
    "shareLinkId": "services/forms/tests/service/test_share_links.py",
    "choiceId": "services/forms/tests/service/test_choice_lists.py",
    "parentId": "services/forms/tests/service/test_choice_lists.py",
    "parentIds": "services/forms/tests/service/test_choice_lists.py",
    "startLinkId": "services/forms/tests/service/test_start_links.py",
    "exportId": "services/forms/tests/service/test_export_job.py",
    "keptDraftId": "services/forms/tests/service/test_template_versions.py",
    "fromProcessId": "services/forms/tests/service/test_diff_of_steps.py",
    "toProcessId": "services/forms/tests/service/test_diff_of_steps.py",
    "budgetCommentId": "services/budget/tests/service/test_comments.py",
    "submissionCommentId": "services/forms/tests/service/test_comments.py",
}
# Areas that tell of nothing that has an id.
WITHOUT_IDS = {
    "SubmissionShareLink": "links are told by the list of the one submission that has some",
    "FormStartLink": "links are told by the list of the one form that has some",
    "SubmissionPdf": "a paper is asked for by its submission's id, and told by its state and its link",
}


def untried(operations: Iterable[Operation], seen: Seen) -> list[str]:
    """Each area that members read tells an id, and of each id that a call takes there is one to ask with."""
    found = list(operations)
    areas = {each.area: each.context for each in found if each.only_reads and each.is_for_members}
    silent = [
        f"nothing of {area} was seen: seed one in {_demo(context)}"
        for area, context in areas.items()
        if area not in seen.telling and area not in WITHOUT_IDS
    ]
    missing = {
        f"no {name} was seen, which {each.name} takes: seed one in {_demo(each.context)}"
        for each in found
        if each.is_for_members
        for name in ids_of(each)
        if name not in (*OF_NO_COMPANY, *TRIED_ELSEWHERE) and seen.id_for(name) is None
    }
    return [*silent, *sorted(missing)]


def ids_of(operation: Operation) -> set[str]:
    """The names of all ids that a request may carry."""
    parameters = {each["name"] for each in operation.document.get("parameters", []) if is_id(each["name"])}
    content = operation.document.get("requestBody", {}).get("content", {})
    return parameters | {
        name for each in content.values() for name in _ids_in("", each["schema"], operation, ())
    }


def _ids_in(name: str, schema: Schema, operation: Operation, within: tuple[str, ...]) -> Iterator[str]:
    if reference := schema.get("$ref"):
        if reference not in within:
            named = operation.components[str(reference).rsplit("/", 1)[1]]
            yield from _ids_in(name, named, operation, (*within, str(reference)))
        return
    for choice in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
        yield from _ids_in(name, choice, operation, within)
    for key, inner in cast("Schema", schema.get("properties", {})).items():
        yield from _ids_in(key, inner, operation, within)
    if "items" in schema:
        yield from _ids_in(name.removesuffix("s"), schema["items"], operation, within)
    elif schema.get("type") == "string" and is_id(name):
        yield name


def _demo(context: str) -> str:
    return f"{context.replace('-', '_')}_demo"
