"""A mail on the way: sent when its button is pressed; the way on is the button's other target."""

from typing import Annotated, Literal

from formwork.blank import is_blank
from formwork.problems import Problem
from formwork.schema import Id, Schema
from formwork.workflow.kind import MOST_TEAMS, BaseNode, Drawing, Mail, NodeKind, Outcome
from pydantic import Field

Address = Annotated[str, Field(min_length=3, max_length=254, pattern=r"^[^@\s]+@[^@\s]+$")]


class SendEmailData(Schema):
    subject: Annotated[str, Field(max_length=200)] = ""
    content: Annotated[str, Field(max_length=10_000)] = ""
    team_ids: Annotated[list[Id], Field(max_length=MOST_TEAMS)] = Field(default=[])
    emails: Annotated[list[Address], Field(max_length=50)] = Field(default=[])


class SendEmailNode(BaseNode):
    type: Literal["sendEmail"]
    data: SendEmailData = SendEmailData()


class SendEmailKind(NodeKind[SendEmailNode]):
    type = "sendEmail"

    def name_of(self, node: SendEmailNode) -> str:
        return node.data.subject

    def follow(self, graph: Drawing, node: SendEmailNode) -> Outcome:
        data = node.data
        return Mail(node.id, data.subject, data.content, tuple(data.team_ids), tuple(data.emails))

    def check(self, graph: Drawing, node: SendEmailNode) -> list[Problem]:
        problems: list[Problem] = []
        for source in graph.sources(node.id):
            button = {"button": graph.name_of(source.id)}
            if len(graph.out_of(source.id)) < 2:
                problems.append(Problem("isAllSendEmail", source.id, button))
            if not node.data.team_ids and not node.data.emails:
                problems.append(Problem("recipientMissing", node.id, button))
            if is_blank(node.data.subject):
                problems.append(Problem("subjectMissing", node.id, button))
        return problems


SEND_EMAIL = SendEmailKind()
