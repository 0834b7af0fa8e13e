"""What became of steps that were open at once, from the records of their submission.

Decision: docs/decisions/0206-parallel-steps-are-one-position.md"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from uuid import UUID

from formwork.workflow import Graph

from forms.rights.parts import Part, all_open_parts
from forms.submission.reading.public import name_of_step, team_list
from forms.submission.reading.schemas import ParallelPart, ParallelRound, PartState
from forms.tables.submission import Move, StepRecord, Submission
from forms.template.published import PublishedForm


@dataclass
class Round:
    since: datetime
    step_ids: tuple[UUID, ...]
    """As they are drawn."""
    open: set[UUID]
    closed_by: dict[UUID, int] = field(default_factory=dict[UUID, int])
    """By step: the transition that submitted it, or with which it ended."""
    submitted: set[UUID] = field(default_factory=set[UUID])

    def follow(self, record: StepRecord) -> bool:
        """Whether it is one of these steps that was submitted or taken back."""
        still_open = {*record.open_step_ids}
        is_taken_back = record.move == Move.RECALLED and bool(still_open)
        if not still_open.issubset(self.step_ids) or not (is_taken_back or record.step_id in self.open):
            return False
        if is_taken_back:
            self.open = still_open
            self.submitted -= still_open
            return True
        if not record.move:
            self.submitted.add(record.step_id)
        for step_id in self.open - still_open:
            self.closed_by[step_id] = record.number
        self.open = still_open
        return True


def rounds(records: Sequence[StepRecord]) -> list[Round]:
    found: list[Round] = []
    for record in records:
        goes_on = bool(found) and found[-1].follow(record)
        if not goes_on and len(record.open_step_ids) > 1:
            found.append(Round(record.at, (*record.open_step_ids,), {*record.open_step_ids}))
    return found


def names_beside(form: PublishedForm, records: Sequence[StepRecord]) -> dict[int, list[str]]:
    """By transition that submitted one of several steps: the others that were opened with it."""
    pressed = {record.number: record.step_id for record in records if not record.move}
    return {
        number: [name_of_step(form, str(each)) for each in opened.step_ids if each != pressed[number]]
        for opened in rounds(records)
        for number in {*opened.closed_by.values()} & {*pressed}
    }


def rounds_of(
    form: PublishedForm, records: Sequence[StepRecord], submission: Submission, teams: Mapping[UUID, str]
) -> list[ParallelRound]:
    there = {part.current_step_id: part for part in all_open_parts(submission)}
    return [
        ParallelRound(
            since=each.since,
            needed=_needed(form, each.step_ids[0]),
            is_open=bool(each.open),
            parts=[_part(form, each, step_id, there.get(step_id), teams) for step_id in each.step_ids],
        )
        for each in rounds(records)
    ]


def _part(
    form: PublishedForm, of: Round, step_id: UUID, part: Part | None, teams: Mapping[UUID, str]
) -> ParallelPart:
    is_open = step_id in of.open
    at = part if is_open else None
    state = PartState.SUBMITTED if step_id in of.submitted else PartState.ENDED
    return ParallelPart(
        step_id=step_id,
        step_name=name_of_step(form, str(step_id)),
        teams=team_list(at.current_team_ids, teams) if at else [],
        state=PartState.OPEN if is_open else state,
        number=None if is_open else of.closed_by[step_id],
        due_at=at.due_at if at else None,
    )


def _needed(form: PublishedForm, step_id: UUID) -> int | None:
    graph = Graph(form.workflow)
    joins = (graph.nodes[each] for each in graph.joins_of(str(step_id)))
    return next((join.data.needed for join in joins if join.type == "join"), None)
