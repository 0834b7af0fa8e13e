"""A draft as JSON, for what is looked up of it before it is published: read once,
and off the loop."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import orjson
from anyio import to_thread

from forms.template.asked import Asker


@dataclass(frozen=True, slots=True)
class DraftJson:
    pages: list[Any]
    workflow: dict[str, Any]

    @property
    def conditions(self) -> Iterator[tuple[Asker, dict[str, Any]]]:
        """Of the rules of the form and of the branches of its workflow, with what each compares."""
        for page in self.pages:
            for rule in page.get("conditions", ()):
                yield Asker(rule["id"]), rule
        branches = Counter[str]()
        for edge in self.workflow["edges"]:
            if edge.get("when"):
                branches[edge["source"]] += 1
                yield Asker(edge["source"], branches[edge["source"]]), edge["when"]


async def read_draft(body: str, workflow: str) -> DraftJson:
    """Both were found sound when they were saved."""
    return await to_thread.run_sync(_read, body, workflow)


def _read(body: str, workflow: str) -> DraftJson:
    return DraftJson(orjson.loads(body), orjson.loads(workflow))
