"""Who has pressed a button that more than one must press, as the page and the paper tell it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from uuid import UUID

from chassis.db import UnitOfWork
from formwork.workflow import buttons_of
from identity_client.people import PersonPublic

from forms.submission.approval_repo import ApprovalRepo
from forms.submission.schemas import StepApproval, StepApprovals
from forms.tables.submission import Attempt, StepRecord, Submission
from forms.template.published import PublishedForm


@dataclass(frozen=True)
class Approvals:
    """Of all transitions of a submission."""

    form: PublishedForm
    given: Sequence[Attempt]

    @classmethod
    async def of(cls, uow: UnitOfWork, form: PublishedForm, submission: Submission) -> "Approvals":
        # Most forms have no such step: then nothing is asked for.
        is_asked = any(step.data.minimum_approvers > 1 for step in form.workflow.steps)
        return cls(form, await ApprovalRepo(uow, submission.id).all() if is_asked else [])

    @property
    def user_ids(self) -> set[UUID]:
        """Who pressed, and in whose place."""
        return {each for given in self.given for each in (given.actor_id, given.acted_for_id) if each}

    def of_transition(self, number: int, last: StepRecord | None = None) -> list[Attempt]:
        """Before the press that moved it on; not what who pressed that had pressed before. Who moved it
        without a press took nothing back."""
        actor_id = last.actor_id if last and not last.move else None
        return [each for each in self.given if each.counts_for == number and each.actor_id != actor_id]

    def needed_in(self, step_id: UUID) -> int:
        step = self.form.workflow.find_step(str(step_id))
        return 1 if step is None or step.data.trigger_step else step.data.minimum_approvers

    def button_of(self, attempt: Attempt) -> str:
        found = buttons_of(self.form.workflow, str(attempt.step_id))
        return next((each.data.name for each in found if each.id == str(attempt.action_id)), "")

    def public(self, given: Sequence[Attempt], people: Mapping[UUID, PersonPublic]) -> list[StepApproval]:
        return [
            StepApproval(
                by=people.get(each.actor_id),
                submit_action_id=each.action_id,
                action_name=self.button_of(each),
                reason=each.reason,
                stood_in=each.stood_in,
                acted_for=people.get(each.acted_for_id) if each.acted_for_id else None,
                at=each.created_at,
            )
            for each in given
        ]

    def of_current_step(
        self, submission: Submission, people: Mapping[UUID, PersonPublic], reader_id: UUID
    ) -> StepApprovals | None:
        if submission.approvals_needed == 1:
            return None
        given = self.of_transition(submission.transitions + 1)
        # What who stood in for them pressed is theirs, too.
        mine = (each for each in given if reader_id in (each.actor_id, each.acted_for_id))
        own = next(map(self.button_of, mine), None)
        return StepApprovals(needed=submission.approvals_needed, given=self.public(given, people), by_me=own)
