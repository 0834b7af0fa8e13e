"""What may be said against a new contract: what changed, whom it hurts and what to do instead."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Literal

Side = Literal["request", "answer"]


_LATER = "mark it deprecated=True once the web has left it, remove it with the release after that"


class Rule(Enum):
    """What is refused; what a web of the last release meets; what to do instead."""

    CALL_GONE = (
        "is gone",
        "it gets 404",
        f"keep it; {_LATER}",
    )
    FIELD_NOT_TAKEN = (
        "is not taken any more",
        "it still sends it: 422, or what was entered is lost",
        f"go on taking it, whatever is done with it; {_LATER}",
    )
    REQUIRED = (
        "is required now",
        "it does not send it: 422",
        "give it a default; let the web send it, and require it with the release after that",
    )
    TAKES_LESS = (
        "takes less",
        "what it sends may be refused: 422",
        "go on taking what was taken, or take the new shape under another name",
    )
    FIELD_GONE = (
        "is gone from the answer",
        "it reads nothing where it expects a value, and may show an empty page",
        f"go on answering it; {_LATER}",
    )
    MAY_BE_MISSING = (
        "may be missing from the answer",
        "it reads nothing where it expects a value, and may show an empty page",
        "go on answering it always",
    )
    ANSWERS_MORE = (
        "may be something new",
        "it meets a value that it knows nothing of",
        "answer it under another name and let the web follow; where every page copes with it, agree on it",
    )
    STATUS = (
        "answers otherwise",
        "it waits for another status",
        "keep the status, or make it another call",
    )
    MEDIA = (
        "speaks otherwise",
        "it sends or reads another format",
        "keep the format, or make it another call",
    )

    @property
    def what(self) -> str:
        return self.value[0]

    @property
    def met(self) -> str:
        return self.value[1]

    @property
    def instead(self) -> str:
        return self.value[2]


@dataclass(frozen=True)
class Finding:
    rule: Rule
    side: Side | None = None
    """None: of the call as a whole."""
    place: str = ""
    """Below the named schema, or below the call where there is none."""
    schema: str = ""
    detail: str = ""
    call: str = ""

    def within(self, place: str) -> "Finding":
        if self.schema:
            return self
        between = "." if self.place and not self.place.startswith("[") else ""
        return replace(self, place=f"{place}{between}{self.place}")

    def at(self, call: str) -> "Finding":
        return replace(self, call=call)

    @property
    def subject(self) -> str:
        """The same in every call that a schema takes part in."""
        named = ".".join(part for part in (self.schema, self.place) if part)
        return named if self.schema else f"{self.call} {named}".strip()

    @property
    def sentence(self) -> str:
        """What is wrong, in one line: by it an exception is agreed on."""
        side = f" ({self.side})" if self.side else ""
        detail = f": {self.detail}" if self.detail else ""
        return f"{self.subject}{side} {self.rule.what}{detail}"


def told(context: str, findings: Iterable[Finding]) -> list[str]:
    """For whoever reads `make check`: each thing once, however many calls it is in."""
    calls: dict[str, list[Finding]] = defaultdict(list)
    for finding in findings:
        calls[finding.sentence].append(finding)
    lines: list[str] = []
    for sentence, alike in calls.items():
        first, others = alike[0], len({each.call for each in alike}) - 1
        more = f" and {others} more" if others else ""
        lines += [
            f"{context}: {sentence}",
            f"    in {first.call}{more}",
            f"    a web of the last release: {first.rule.met}",
            f"    → {first.rule.instead}",
        ]
    return lines
