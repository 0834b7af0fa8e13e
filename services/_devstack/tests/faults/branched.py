"""A form whose way parts: two steps at once, each with a way back, one of them to a new version."""

from collections.abc import Sequence
from typing import Any
from uuid import uuid4

from forms_support.approval import Approval

Stages = tuple[tuple[str, ...], ...]
"""What is pressed one after the other, and what of it at once."""

APPROVED: Stages = (("Submit",), ("Safe", "Good"), ("Accept",))
SENT_BACK: Stages = (("Submit",), ("Safe",), ("Send back",), ("Submit",), ("Good", "Safe"), ("Accept",))
REVISED: Stages = (("Submit",), ("Good",), ("Revise",), ("Submit",), ("Safe", "Good"), ("Accept",))
WAYS = (APPROVED, SENT_BACK, REVISED)


class BranchedApproval(Approval):
    """Request → Safety and Quality at once → Acceptance; Quality sends back, Safety begins a new version."""

    @classmethod
    def _drawn(cls, project_id: str) -> "BranchedApproval":
        request, safety, quality, acceptance = (str(uuid4()) for _ in range(4))
        owners = {
            "Submit": request,
            "Safe": safety,
            "Revise": safety,
            "Good": quality,
            "Send back": quality,
            "Accept": acceptance,
        }
        buttons = {name: str(uuid4()) for name in owners}
        return cls(str(uuid4()), project_id, str(uuid4()), owners, buttons)

    def workflow(self, team_id: str) -> dict[str, Any]:
        fork, join, close = (self._id(each) for each in ("parallel", "join", "close"))
        back, anew = self._id("backToPrevious"), self._id("createNewVersion")
        steps = {self.steps[name]: name for name in ("Submit", "Safe", "Good", "Accept")}
        nodes = [
            *(
                self._node(
                    step, "step", stepName=f"To {name}", triggerStep=name == "Submit", teamIds=[team_id]
                )
                for step, name in steps.items()
            ),
            *(self._node(button, "button", name=name) for name, button in self.buttons.items()),
            *(self._node(fork, "parallel"), self._node(join, "join"), self._node(close, "close")),
            *(self._node(back, "backToPrevious"), self._node(anew, "createNewVersion")),
        ]
        kinds = {node["id"]: node["type"] for node in nodes}
        ways = [
            *((self.steps[name], button) for name, button in self.buttons.items()),
            *((fork, self.steps[name]) for name in ("Safe", "Good")),
            *((self.buttons[name], join) for name in ("Safe", "Good")),
            *((self.buttons["Submit"], fork), (join, self.steps["Accept"]), (self.buttons["Accept"], close)),
            *((self.buttons["Send back"], back), (back, self.steps["Submit"])),
            *((self.buttons["Revise"], anew), (anew, self.steps["Submit"])),
        ]
        return {
            "nodes": nodes,
            "edges": [self._edge(one, kinds[one], other, kinds[other]) for one, other in ways],
        }


def in_stages(written: Sequence[tuple[int, str]], stages: Stages) -> list[tuple[str, ...]]:
    """What was written down, as the model tells it: of those at once any may have come first."""
    assert [number for number, _ in written] == [*range(1, len(written) + 1)]
    names, told = [name for _, name in written], list[tuple[str, ...]]()
    for stage in stages:
        found, names = tuple(names[: len(stage)]), names[len(stage) :]
        told.append(stage if sorted(found) == sorted(stage) else found)
    return [*told, *((name,) for name in names)]
