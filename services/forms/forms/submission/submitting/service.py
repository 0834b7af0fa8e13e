"""A pressed button: an attempt first, a transition second (decision 18)."""

import asyncio
from itertools import count
from time import monotonic
from uuid import UUID

from chassis.access import Actor
from chassis.db import Database, UnitOfWork
from chassis.errors import Conflict, Unavailable, Unexpected
from chassis.runtime import Runtime
from formwork.conditions.branches import taken_branches
from formwork.workflow import ButtonNode, Ways, asks_for_reason, checks_required_fields
from identity_client.directory import Directory
from identity_client.projects import Projects

from forms.checker import Checker
from forms.file import service as files
from forms.file.unsent import unsent_of_others
from forms.outsider import Outsider, said_of
from forms.rights.acting import acted_for, stands_in
from forms.rights.errors import PressedByItself, SubmittedAlready
from forms.rights.parts import is_open_at
from forms.rights.reader import Reader
from forms.rights.turn import Turn, get_readable, get_turn, hold_turn, refuse_late
from forms.rights.uses import count_use
from forms.submission.approvers import approvers_of
from forms.submission.errors import (
    AnotherAttempt,
    NoSuchButton,
    PressTakenBack,
    ReasonMissing,
    ValuesRefused,
    WorkflowAway,
    without_file,
)
from forms.submission.naming import by_field
from forms.submission.public import standing
from forms.submission.repo import SubmissionRepo
from forms.submission.saving.calculating import calculate, results
from forms.submission.saving.naming import learn_named_in
from forms.submission.saving.service import keep
from forms.submission.saving.value_repo import ValueRepo
from forms.submission.schemas import StepSubmit, SubmissionStanding
from forms.submission.sub_form.gathering import with_entries, with_same_entries
from forms.submission.submitting.approving import tell_approval, waits_for_more
from forms.submission.submitting.checking import check_press
from forms.submission.submitting.in_the_way import lead_nowhere, write_refused
from forms.submission.submitting.on_site import meters_from_site
from forms.submission.submitting.rounds import must_be_of_round, must_be_of_this_round
from forms.submission.submitting.runner import Runner
from forms.submission.submitting.same_press import attempt_id_of, fingerprint_of
from forms.tables.submission import REFUSED, WITHDRAWN, Attempt

# The winner's transition is written a moment after the others are refused: that long they wait for a name.
_LOOKS_FOR_THE_WINNER, _PAUSE_SECONDS = 10, 0.1
_TRIES = 10  # more than one for what is slow to be written refused
# With the runner's own ten well within what a gateway waits.
_SECONDS_OF_TRYING = 20.0
_LEADS_ON = (None, REFUSED)


async def submit_step(
    runtime: Runtime, actor: Actor, body: StepSubmit, key: str | None
) -> SubmissionStanding:
    """Opens its own units of work: none may be open while the runner is asked."""
    attempt_id = attempt_id_of(actor, body, key)
    is_repeated = await _is_begun(runtime.database, actor, body, attempt_id)
    if is_repeated:
        await _check_rights_again(runtime, actor, body, attempt_id)
    else:
        await _begin_once(runtime, actor, body, attempt_id)
    attempt = await _attempt(runtime.database, attempt_id)
    if attempt.counts_for in _LEADS_ON:
        await _move_on(runtime, actor, body, attempt)
    elif attempt.counts_for == WITHDRAWN and not is_repeated:
        await _refuse_withdrawn(runtime, actor, body, attempt)
    async with runtime.database.reading() as uow:
        return standing(await get_readable(uow, Reader.of(actor), body.submission_id))


async def _move_on(runtime: Runtime, actor: Actor, body: StepSubmit, attempt: Attempt) -> None:
    until = monotonic() + _SECONDS_OF_TRYING
    for tries in count(1):
        try:
            await runtime.of(Runner).submit_step(actor.company_id, attempt)
            return
        except (Conflict, Unavailable, Unexpected) as error:
            # It may have been written down all the same, by a try that broke off on its way back.
            if await _is_recorded(runtime.database, attempt.id):
                return
            if not isinstance(error, Conflict):
                raise WorkflowAway from error
            await _refuse_second(runtime, actor, body)
            if (await _attempt(runtime.database, attempt.id)).counts_for == WITHDRAWN:
                raise PressTakenBack from error
            # Each of those is in the way once: who presses last is taken, however many there are.
            in_the_way = await lead_nowhere(runtime.database, attempt)
            if in_the_way == 0 or tries >= _TRIES + in_the_way:
                await write_refused(runtime.database, attempt)
                raise
            if monotonic() > until:
                # It stays as it was pressed: the same press goes on from here.
                raise WorkflowAway from error


async def _refuse_withdrawn(runtime: Runtime, actor: Actor, body: StepSubmit, attempt: Attempt) -> None:
    """Their other button came between: what this one did, nobody should take for done. Who repeats it is told
    where the submission stands."""
    if not await _is_recorded(runtime.database, attempt.id):
        await _refuse_second(runtime, actor, body)
        raise PressTakenBack


async def _is_begun(database: Database, actor: Actor, body: StepSubmit, attempt_id: UUID) -> bool:
    async with database.reading() as uow:
        await get_readable(uow, Reader.of(actor), body.submission_id)
        attempt = await SubmissionRepo(uow).attempt(attempt_id)
    if attempt is not None and attempt.fingerprint != fingerprint_of(body):
        raise AnotherAttempt
    return attempt is not None


async def _begin_once(runtime: Runtime, actor: Actor, body: StepSubmit, attempt_id: UUID) -> None:
    try:
        async with runtime.database.unit_of_work() as uow:
            await _begin(uow, runtime, actor, body, attempt_id)
    except Conflict as error:
        # The same press came twice at once, and the other was so quick that the step is over by now.
        if await _is_begun(runtime.database, actor, body, attempt_id):
            return
        if isinstance(error, SubmittedAlready | PressedByItself):
            # While the submission was held nobody was asked what they are called.
            await _refuse_second(runtime, actor, body)
        raise


async def _check_rights_again(runtime: Runtime, actor: Actor, body: StepSubmit, attempt_id: UUID) -> None:
    """Who pressed while the runner was away may have left the team since, and the submission may have been
    sent back and come again. What is written down stays."""
    database = runtime.database
    # One that counts with others moves nothing on.
    waits = (await _attempt(database, attempt_id)).counts_for not in _LEADS_ON
    if waits or await _is_recorded(database, attempt_id):
        return
    try:
        async with runtime.database.reading() as uow:
            turn = await get_turn(uow, runtime, actor, body.submission_id, body.step_id, lock=False)
            attempt = await SubmissionRepo(uow).attempt(attempt_id)
            if attempt is not None:
                await must_be_of_this_round(uow, attempt, turn.submission.transitions + 1)
    except Conflict:
        # It was this very press that moved the submission on meanwhile.
        if not await _is_recorded(runtime.database, attempt_id):
            raise


async def _begin(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: StepSubmit, attempt_id: UUID) -> None:
    """Check everything, keep the values, and write down what was pressed."""
    # Whoever left the team since they pressed is no one of several.
    seen = await get_turn(uow, runtime, actor, body.submission_id, body.step_id, lock=False)
    approvers = await approvers_of(uow, runtime.of(Directory), seen.submission)
    from_site = await meters_from_site(runtime.of(Projects), seen, body.position)
    known = await learn_named_in(uow, runtime, actor, seen, body.values)
    turn = await hold_turn(uow, runtime, actor, seen)
    if body.number is not None:
        next_number = turn.submission.transitions + 1
        await must_be_of_round(uow, turn.submission.id, body.step_id, body.number + 1, next_number)
    pressed = _pressed(turn, body)
    stood_in, away = stands_in(actor, turn.at), acted_for(actor, turn.at)
    if not body.reason and (stood_in or asks_for_reason(*pressed)):
        raise ReasonMissing
    repo = SubmissionRepo(uow)
    if await repo.attempt(attempt_id) is not None:
        return  # the same press came twice at once, and the other was first
    if isinstance(actor, Outsider):
        await count_use(uow, actor)
    counts_for = await waits_for_more(uow, turn, actor, *pressed, approvers)
    values_repo = ValueRepo(uow, turn.submission.id)
    stored = {row.field_id: row for row in await values_repo.all()}
    before = {str(field_id): row.value for field_id, row in stored.items() if row.value is not None}
    sent, form_body = by_field(body.values), turn.form.body
    unsent = await unsent_of_others(uow, form_body, {*before, *sent}, turn.submission.id, actor.user_id)
    sent, everything = unsent.strip(form_body, sent), unsent.hide(form_body, before)
    everything = await with_entries(uow, turn.form, turn.submission, everything)
    checks = checks_required_fields(*pressed)
    step = await check_press(uow, runtime.of(Checker), known, turn, sent, everything, is_whole=checks)
    whole = unsent.put_back(turn.form.body, step.entered, before)
    by_id = {UUID(field_id): value for field_id, value in whole.items()}
    kept = await keep(uow, actor, turn, by_id, stored)
    if kept.without_file:
        raise ValuesRefused(without_file(kept.without_file))
    # Read again: what is kept tells of files what is true of them.
    again = {str(row.field_id): row.value for row in await values_repo.all() if row.value is not None}
    everything = with_same_entries(turn.form.body, unsent.hide(turn.form.body, again), everything)
    # Hidden values go with the transition and not before: until then the step is open.
    everything = {key: value for key, value in everything.items() if key not in step.hidden}
    everything |= step.given
    company_id = turn.submission.company_id
    computed = await calculate(runtime.of(Checker), company_id, turn.form, everything, turn.situation)
    values = {**everything, **results(computed)}
    await files.keep_for_ever(uow, turn.submission.id, turn.form.body, values)
    taken = taken_branches(
        turn.form.body, turn.form.workflow, turn.step.id, pressed[0].id, values, turn.situation
    )
    attempt = Attempt(
        id=attempt_id,
        submission_id=turn.submission.id,
        step_id=body.step_id,
        action_id=body.submit_action_id,
        actor_id=actor.user_id,
        fingerprint=fingerprint_of(body),
        values=values,
        reason=body.reason,
        stood_in=stood_in,
        acted_for_id=away,
        # Decided here, once: who presses the same again goes the same way, whatever was entered since.
        taken_edge_ids=[*taken],
        situation=turn.situation.written,
        number=turn.submission.transitions + 1,
        counts_for=counts_for,
        outsider=said_of(actor),
        meters_from_site=from_site,
        ip=actor.origin.ip,
        user_agent=actor.origin.user_agent,
    )
    uow.insert(attempt)
    if counts_for is not None:
        await tell_approval(uow, turn, pressed[0], attempt)


def _pressed(turn: Turn, body: StepSubmit) -> tuple[ButtonNode, Ways]:
    by_id = {button.id: (button, ways) for button, ways in turn.form.drawn(turn.step.id).buttons}
    pressed = by_id.get(str(body.submit_action_id))
    if pressed is None:
        raise NoSuchButton
    return pressed


async def _attempt(database: Database, attempt_id: UUID) -> Attempt:
    async with database.reading() as uow:
        attempt = await SubmissionRepo(uow).attempt(attempt_id)
    assert attempt is not None, "it was begun before"
    return attempt


async def _is_recorded(database: Database, attempt_id: UUID) -> bool:
    async with database.reading() as uow:
        return await SubmissionRepo(uow).record_of_attempt(attempt_id) is not None


async def _refuse_second(runtime: Runtime, actor: Actor, body: StepSubmit) -> None:
    """Tell who was first, as soon as that is written down; the runner's own words where it isn't."""
    for look in range(_LOOKS_FOR_THE_WINNER):
        async with runtime.database.reading() as uow:
            submission = await get_readable(uow, Reader.of(actor), body.submission_id)
            if not is_open_at(submission, body.step_id):
                await refuse_late(uow, runtime.of(Directory), submission, body.step_id)
        if look + 1 < _LOOKS_FOR_THE_WINNER:
            await asyncio.sleep(_PAUSE_SECONDS)
