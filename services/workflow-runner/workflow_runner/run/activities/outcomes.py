from collections import Counter
from collections.abc import Sequence
from datetime import timedelta

from chassis.clock import now
from identity_client.mails import ClaimedMail, Outcome, Verdict
from temporalio.exceptions import ApplicationError

from workflow_runner.run.workflows.state import MailOutcome


def wait_where_held(claimed: Sequence[ClaimedMail]) -> None:
    """Whoever has theirs by then is passed over."""
    if held := [each.retry_at for each in claimed if each.verdict is Verdict.HELD and each.retry_at]:
        wait = max(min(held) - now(), timedelta(minutes=1))
        raise ApplicationError("over the day's budget", next_retry_delay=wait)


def sum_of(outcomes: Sequence[Outcome]) -> MailOutcome:
    counted = Counter(outcomes)
    return MailOutcome(
        sent=counted[Outcome.SENT],
        refused=counted[Outcome.REFUSED],
        held=counted[Outcome.HELD],
        unwanted=counted[Outcome.UNWANTED],
        dropped=counted[Outcome.DROPPED],
    )
