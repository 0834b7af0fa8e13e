"""What is wrong with a form, a value, a formula or a workflow: a stable code, the id it concerns, and values.

Codes never change their meaning: the web words them from its catalogues, the vectors compare them. The
English words here are those that the server answers with.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

Params = Mapping[str, str | int]

TEXTS: Mapping[str, str] = MappingProxyType(
    {
        # structure
        "structure": "Data structure error.",
        "duplicateId": "Data structure error.",
        "unknownKind": "Data structure error.",
        "setting": "The data structure is incorrect.",
        "tooManyPages": "A form has at most {most} pages.",
        "tooManyFields": "A form has at most {most} fields.",
        # publishing a form
        "emptyForm": "Add at least one field.",
        "labelMissing": "Give the field a label.",
        "optionsMissing": "Add at least one option.",
        "optionLabelMissing": "Give every option a label.",
        "duplicateOption": "Two options have the same number.",
        "duplicateItem": "The header shows the same item twice.",
        "typesMissing": "Allow at least one type of file.",
        "defaultValue": "The default value does not fit the field.",
        "unknownStep": "The field belongs to a step that does not exist.",
        "unknownPage": "The step holds a page that does not exist.",
        "formulasTooLarge": "The formulas of this form are too large together. Shorten this one or others; "
        "a power (^) counts ten times.",
        # values
        "required": "This field is required.",
        "unknownField": "There is no such field.",
        "notOfStep": "This field does not belong to this step.",
        "readonly": "This field cannot be changed.",
        "wrongShape": "The value does not fit the field.",
        "tooLong": "At most {most} characters.",
        "unknownOption": "There is no such option.",
        "otherNotAllowed": "Choose one of the options.",
        "incomplete": "Fill in both the start and the end.",
        "endBeforeStart": "The end lies before the start.",
        "tooManyFiles": "At most {most} files.",
        "fileType": "Files of the type ‘{type}’ are not taken.",
        "duplicateFile": "The same file is there twice.",
        # formulas
        "formulaMissing": "Write a formula.",
        "syntax": "The formula cannot be read here.",
        "unknownName": "There is no function ‘{name}’.",
        "cycle": "The calculation depends on itself.",
        "divisionByZero": "The formula divides by zero.",
        "notANumber": "The formula needs a number here.",
        "tooLarge": "The formula or a number in it is too large.",
        "tooDeep": "The formula is nested too deeply.",
        "arguments": "The function was given the wrong arguments.",
        # workflow
        "isHasTargetStep": "Choose the step the workflow starts from.",
        "isAllSendEmail": "‘{button}’ sends an e-mail but leads nowhere else: "
        "connect it to a step or an end.",
        "isAllButtonClose": "‘{button}’ leads nowhere.",
        "isAllBackToPreviousClose": "‘Back to previous’ after ‘{button}’ must lead to one earlier step.",
        "isAllCreateNewVersionClose": "‘New version’ after ‘{button}’ must lead to one earlier step.",
        "isAllClose": "No path reaches ‘Close’.",
        "manyTriggers": "Only one step can be the one that the workflow starts from.",
        "connection": "This connection is not possible.",
        "tooManyNodes": "A workflow has at most {most} nodes.",
        "tooManyEdges": "A workflow has at most {most} connections.",
        "tooManySteps": "At most {most} steps can follow from the first one.",
        "stepWithoutTeam": "Choose who acts on ‘{step}’.",
        "stepWithoutButton": "‘{step}’ needs a button.",
        "recipientMissing": "Choose who gets the e-mail after ‘{button}’.",
        "subjectMissing": "Give the e-mail after ‘{button}’ a subject.",
        "buttonNameMissing": "Give the button a name.",
        "stepNameMissing": "Give the step a name.",
        "nameOfManyLines": "Names and subjects stand on one line, without control characters. "
        "Type this one again.",
        # following a workflow
        "stepUnknown": "There is no such step.",
        "buttonNotOfStep": "The step has no such button.",
        "buttonLeadsNowhere": "The button leads nowhere.",
    }
)


@dataclass(frozen=True)
class Problem:
    code: str
    subject_id: str = ""
    params: Params = field(default_factory=dict[str, str | int])

    @property
    def text(self) -> str:
        return TEXTS[self.code].format_map(self.params)

    def about(self, subject_id: str) -> "Problem":
        return replace(self, subject_id=subject_id)


class Invalid(Exception):
    """JSON that is no form body or no workflow, or a step of one that cannot be taken."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(problem.text for problem in self.problems))
