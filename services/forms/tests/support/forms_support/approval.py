"""A small form that is drawn, published and pressed through over HTTP, as its people would."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from uuid import UUID, uuid4, uuid5

import httpx

# Either ends a submission.
TO_THE_END = ("Submit", "Approve", "Accept")
TO_A_REFUSAL = ("Submit", "Refuse")


@dataclass(frozen=True)
class Approval:
    """Request → Submit → Approval → Refuse | Approve → Acceptance → Accept → Close."""

    template_id: str
    project_id: str
    field_id: str
    steps: Mapping[str, str]
    """By button: the step that it belongs to."""
    buttons: Mapping[str, str]

    @classmethod
    async def publish(cls, forms: httpx.AsyncClient, identity: httpx.AsyncClient) -> "Approval":
        """By somebody who may: the clients send their headers."""
        projects = await _data(identity.get("/api/Project/QueryProjects"))
        teams = await _data(identity.get("/api/Team/QueryTeams"))
        made = cls._drawn(projects["data"][0]["projectId"])
        template = {"formTemplateId": made.template_id}
        await _data(
            forms.post(
                "/api/FormTemplate/CreateFormTemplate",
                json={"templateId": made.template_id, "name": "Request for approval"},
            )
        )
        await made.bring_files(forms)
        body = {**template, "version": 1, "pages": made.pages()}
        await _data(forms.put("/api/FormTemplateSetting/UpdateFormBody", json=body))
        drawn = {**template, "version": 1, **made.workflow(teams["data"][0]["teamId"])}
        await _data(forms.put("/api/FormTemplateSetting/UpdateFormWorkflow", json=drawn))
        await _data(
            forms.post(
                "/api/FormTemplate/PublishFormTemplate",
                json={**template, "bodyVersion": 2, "workflowVersion": 2, "detailVersion": 1},
            )
        )
        return made

    @classmethod
    def _drawn(cls, project_id: str) -> "Approval":
        request, approval, acceptance = (str(uuid4()) for _ in range(3))
        owners = {"Submit": request, "Refuse": approval, "Approve": approval, "Accept": acceptance}
        buttons = {name: str(uuid4()) for name in owners}
        return cls(str(uuid4()), project_id, str(uuid4()), owners, buttons)

    async def bring_files(self, forms: httpx.AsyncClient) -> None:
        """What its pages show, for a form that shows any."""

    def pages(self) -> list[dict[str, Any]]:
        field = {"id": self.field_id, "type": "shortText", "setting": {"label": "What"}}
        row = {"id": self._id("row"), "type": "row", "components": [field]}
        return [{"id": self._id("page"), "name": "Request", "type": "page", "components": [row]}]

    def workflow(self, team_id: str) -> dict[str, Any]:
        names = {
            self.steps["Submit"]: "Request",
            self.steps["Approve"]: "Approval",
            self.steps["Accept"]: "Acceptance",
        }
        close = self._id("close")
        targets = {
            "Submit": self.steps["Approve"],
            "Refuse": close,
            "Approve": self.steps["Accept"],
            "Accept": close,
        }
        steps = {
            step_id: {"stepName": name, "triggerStep": name == "Request", "teamIds": [team_id]}
            for step_id, name in names.items()
        }
        nodes = [
            *(self._node(step_id, "step", **data) for step_id, data in steps.items()),
            *(self._node(button_id, "button", name=name) for name, button_id in self.buttons.items()),
            self._node(close, "close"),
        ]
        edges = [
            *(
                self._edge(self.steps[name], "step", button, "button")
                for name, button in self.buttons.items()
            ),
            *(
                self._edge(self.buttons[name], "button", target, "close" if target == close else "step")
                for name, target in targets.items()
            ),
        ]
        return {"nodes": nodes, "edges": edges}

    def submission(self, label: str, submission_id: str | None = None) -> dict[str, Any]:
        """The body of CreateSubmission."""
        return {
            "submissionId": submission_id,
            "formTemplateId": self.template_id,
            "projectId": self.project_id,
            "values": {self.field_id: label},
        }

    def press(self, submission_id: str, button: str) -> dict[str, Any]:
        """The body of SubmitStep."""
        return {
            "submissionId": submission_id,
            "stepId": self.steps[button],
            "submitActionId": self.buttons[button],
            # For whoever stands in for the team.
            "reason": "Asked to by the team.",
        }

    def _id(self, what: str) -> str:
        return str(uuid5(UUID(self.template_id), what))

    def _node(self, node_id: str, kind: str, **data: Any) -> dict[str, Any]:
        return {"id": node_id, "type": kind, "position": {"x": 0, "y": 0}, "data": data}

    def _edge(self, source: str, source_kind: str, target: str, target_kind: str) -> dict[str, Any]:
        return {
            "id": self._id(source + target),
            "type": "smoothstep",
            "source": source,
            "target": target,
            "sourceHandle": f"{source_kind}Out",
            "targetHandle": f"{target_kind}In",
        }


async def _data(asked: Any) -> Any:
    answer: httpx.Response = await asked
    assert answer.is_success, f"{answer.request.url}: {answer.text}"
    return answer.json()["data"]
