"""A way out of a step."""

from typing import Annotated, Literal

from formwork.blank import is_blank
from formwork.problems import Problem
from formwork.schema import Schema
from formwork.workflow.kind import AnyNode, BaseNode, Drawing, NodeKind, NodeName
from pydantic import Field

# As in the web's rules. Each mails up to 50 addresses and many teams; published ones with more still run.
MOST_MAILS = 20


class ButtonData(Schema):
    name: NodeName = "Submit"
    color: Annotated[str, Field(pattern=r"^#[0-9A-Fa-f]{6}$")] = "#0029A5"
    order: Annotated[int, Field(ge=0, le=10_000)] = 0
    # Null: as the way it leads says (`formwork.workflow.pressing`). Left out, as in what was published before
    # there was a choice: checked, and no reason asked.
    checks_required_fields: bool | None = True
    asks_for_reason: bool | None = False


class ButtonNode(BaseNode):
    type: Literal["button"]
    data: ButtonData = ButtonData()


class ButtonKind(NodeKind[ButtonNode]):
    type = "button"

    def name_of(self, node: ButtonNode) -> str:
        return node.data.name

    def may_hold(self, graph: Drawing, source: ButtonNode, target: AnyNode) -> bool:
        """Any number of mails, and one way on; no way on leads back to a step that was passed."""
        if target.type == "button" or graph.has_edge(source.id, target.id):
            return False
        if target.type == "sendEmail":
            return True
        if any(other.type != "sendEmail" for other in graph.targets(source.id)):
            return False
        if target.type == "close":
            return True
        if target.type == "join":
            return graph.may_join(source.id, target.id)
        return graph.may_enter(source.id, target.id)

    def check(self, graph: Drawing, node: ButtonNode) -> list[Problem]:
        problems: list[Problem] = []
        if is_blank(node.data.name):
            problems.append(Problem("buttonNameMissing", node.id))
        targets = graph.targets(node.id)
        if sum(target.type == "sendEmail" for target in targets) > MOST_MAILS:
            problems.append(Problem("tooManyMails", node.id, {"button": node.data.name, "most": MOST_MAILS}))
        if not any(target.type != "sendEmail" for target in targets):
            problems.append(Problem("isAllButtonClose", node.id, {"button": node.data.name}))
        return problems


BUTTON = ButtonKind()
