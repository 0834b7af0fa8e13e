"""What an operator finds runs by in Temporal. A name is stable for ever: it is registered with the server."""

from typing import Any

from temporalio.common import SearchAttributeKey, SearchAttributeUpdate

from workflow_runner.run.workflows.state import Route

COMPANY_ID = SearchAttributeKey.for_keyword("CompanyId")
PROJECT_ID = SearchAttributeKey.for_keyword("ProjectId")
TEMPLATE_ID = SearchAttributeKey.for_keyword("TemplateId")
SUBMISSION_STATE = SearchAttributeKey.for_keyword("SubmissionState")
CURRENT_STEP_ID = SearchAttributeKey.for_keyword("CurrentStepId")

ALL = (COMPANY_ID, PROJECT_ID, TEMPLATE_ID, SUBMISSION_STATE, CURRENT_STEP_ID)


def attributes_of(route: Route) -> list[SearchAttributeUpdate[Any]]:
    step_id = route.position.step_id
    return [
        COMPANY_ID.value_set(route.company_id),
        PROJECT_ID.value_set(route.project_id),
        TEMPLATE_ID.value_set(route.template_id),
        SUBMISSION_STATE.value_set(route.position.state.value),
        CURRENT_STEP_ID.value_unset() if step_id is None else CURRENT_STEP_ID.value_set(step_id),
    ]
