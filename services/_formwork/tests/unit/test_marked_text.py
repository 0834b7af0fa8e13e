from dataclasses import asdict
from typing import Any

from formwork.marked_text import Block, Span, read_marked_text
from formwork.testing import vectors


@vectors("body/marked-text.json")
def test_text_with_marks(case: dict[str, Any]) -> None:
    assert [_written(block) for block in read_marked_text(case["marked"])] == case["expected"]["blocks"]


def _written(block: Block) -> dict[str, Any]:
    found = {"type": block.type, "lines": [[_said(span) for span in line] for line in block.lines]}
    return found | {"start": block.start} if block.type == "numbers" else found


def _said(span: Span) -> list[str]:
    return [span.text, *(mark for mark, is_on in asdict(span).items() if is_on is True)]
