"""Who did what, as a paper tells it: every press is a line of its own, also one that waited for others."""

from collections.abc import Iterator, Mapping, Sequence
from uuid import UUID

from formwork.printout import PrintedStep
from identity_client.people import PersonPublic

from forms.outsider import said_in, shown
from forms.submission.reading.paper import PrintedSubmission
from forms.submission.reading.parallel import names_beside
from forms.submission.reading.public import names_of_ended, sent_back_to
from forms.submission.reading.visitor import tells_reason
from forms.tables.submission import Attempt, StepRecord

People = Mapping[UUID, PersonPublic]
Teams = Mapping[UUID, str]


def printed_steps(paper: PrintedSubmission, people: People, teams: Teams) -> list[PrintedStep]:
    steps: list[PrintedStep] = []
    beside, ended = names_beside(paper.form, paper.records), names_of_ended(paper.form, paper.records)
    for record in paper.records:
        given = paper.approvals.of_transition(record.number, record)
        steps += _approvals(paper, record.step_id, record.step_name, record.team_ids, given, people, teams)
        agreeing = sum(each.action_id == record.action_id for each in given)
        share = f"{agreeing + 1}/{paper.approvals.needed_in(record.step_id)}" if agreeing else ""
        step = _step(paper, record, share, people, teams)
        of_others = {
            "open_beside": beside.get(record.number, []),
            "ended_steps": ended.get(record.number, []),
        }
        steps.append(step.model_copy(update=of_others))
    at = paper.submission
    if at.current_step_id is not None and not paper.is_older:
        given = paper.approvals.of_transition(at.transitions + 1)
        named = at.current_step_name
        steps += _approvals(paper, at.current_step_id, named, at.current_team_ids, given, people, teams)
    return steps


def _step(
    paper: PrintedSubmission, record: StepRecord, share: str, people: People, teams: Teams
) -> PrintedStep:
    return PrintedStep(
        step_name=record.step_name,
        action_name=record.action_name,
        by=name_of(people, record.actor_id),
        # What was pressed by itself none of them did.
        teams=[] if record.is_by_itself else [teams[each] for each in record.team_ids if each in teams],
        stood_in=record.stood_in,
        acted_for=name_of(people, record.acted_for_id) if record.acted_for_id else "",
        entered_by=[name for each in record.entered_by_ids if (name := name_of(people, each))],
        reason=record.reason if tells_reason(paper.reader, record) else "",
        is_revoked=record.revoked_by is not None,
        sent_back_to=sent_back_to(record, paper.form) or "",
        began_version=record.began_version,
        move=record.move,
        share=share,
        meters_from_site=record.meters_from_site,
        overdue_since=record.overdue_since,
        at=record.at,
    )


def _approvals(
    paper: PrintedSubmission,
    step_id: UUID,
    step_name: str,
    team_ids: Sequence[UUID],
    given: Sequence[Attempt],
    people: People,
    teams: Teams,
) -> Iterator[PrintedStep]:
    needed = paper.approvals.needed_in(step_id)
    for number, each in enumerate(given, start=1):
        yield PrintedStep(
            step_name=step_name,
            action_name=paper.approvals.button_of(each),
            by=name_of(people, each.actor_id),
            teams=[teams[team_id] for team_id in team_ids if team_id in teams],
            stood_in=each.stood_in,
            acted_for=name_of(people, each.acted_for_id) if each.acted_for_id else "",
            reason="" if paper.reader.began_at_step_id else each.reason,
            share=f"{number}/{needed}",
            meters_from_site=each.meters_from_site,
            at=each.created_at,
        )


def signed(record: StepRecord, *, with_address: bool = True) -> PersonPublic:
    """An outsider with their company and the address that was proven: a name is what they said it is, and on
    paper nobody looks them up."""
    assert record.outsider is not None
    person = shown(record.actor_id, record.outsider)
    said = said_in(record.outsider)
    named = f"{said.signed}, {said.email}" if with_address else said.signed
    return person.model_copy(update={"full_name": named})


def name_of(people: People, user_id: UUID) -> str:
    return people[user_id].full_name if user_id in people else ""
