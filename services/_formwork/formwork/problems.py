"""What is wrong with a form, a value, a formula or a workflow: a stable code, the id it concerns, and values.

Codes never change their meaning: the vectors compare them. Their words are in `problems.toml`, of what is
drawn in `drawing_problems.toml`, and of what services alone find in `service_problems.toml`.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType

from formwork.icu import filled

Params = Mapping[str, str | int]

WORDS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        code: words
        for file in ("problems.toml", "drawing_problems.toml", "service_problems.toml")
        for code, words in tomllib.loads(Path(__file__).with_name(file).read_text("utf-8")).items()
    }
)
"""By code, in every language."""


@dataclass(frozen=True)
class Problem:
    code: str
    subject_id: str = ""
    params: Params = field(default_factory=dict[str, str | int])

    @property
    def text(self) -> str:
        return self.words["en"]

    @property
    def words(self) -> dict[str, str]:
        """In every language."""
        said = {
            language: filled(template, self.params, language)
            for language, template in WORDS[self.code].items()
        }
        if "row" not in self.params:
            return said
        of_place = WORDS["inCellOfCopy" if "table" in self.params else "inCell"]
        places = {language: filled(place, self.params, language) for language, place in of_place.items()}
        return {language: places[language] + text for language, text in said.items()}

    def in_cell(self, table: int, row: int, column: str) -> "Problem":
        """Of one cell of a table, the first or one of its copies."""
        of_copy = {"table": table} if table > 1 else {}
        return replace(self, params={**self.params, **of_copy, "row": row, "column": column})

    def about(self, subject_id: str) -> "Problem":
        return replace(self, subject_id=subject_id)


class Invalid(Exception):
    """JSON that is no form body or no workflow, or a step of one that cannot be taken."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(problem.text for problem in self.problems))
