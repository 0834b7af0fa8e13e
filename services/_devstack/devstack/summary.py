"""What a run ends with: the end of a log is what one reads first, so what broke stands there by name."""

from dataclasses import dataclass

from devstack import console
from devstack.reports import ERROR_LINES, Verdict
from devstack.steps import Outcome

_SLOWEST = 10
_EXPLAINED = 6  # more failures than that get a line of error each, so that all of them fit the end of a log


@dataclass(frozen=True)
class TierResult:
    tier: str
    outcomes: list[Outcome]

    @property
    def seconds(self) -> float:
        """Of all its steps, some of which ran at the same time."""
        return sum(outcome.seconds for outcome in self.outcomes)

    @property
    def worked(self) -> float:
        return sum(outcome.worked for outcome in self.outcomes)

    def count(self, what: str) -> int:
        return sum(getattr(outcome, what) for outcome in self.outcomes)


def summarise(results: list[TierResult]) -> int:
    outcomes = [outcome for result in results for outcome in result.outcomes]
    _table(results)
    _dearest(outcomes)
    _slowest(outcomes)
    _flaky(outcomes)
    _failed(outcomes)
    passed = sum(outcome.passed for outcome in outcomes)
    failed = sum(outcome.failed for outcome in outcomes)
    console.say()
    # The last line, alone and unadorned: machines read it.
    console.say(f"{passed} passed, {failed} failed")
    return 1 if failed or not outcomes else 0


def _table(results: list[TierResult]) -> None:
    console.say()
    console.say(f"{'tier':<16}{'passed':>8}{'failed':>8}{'skipped':>9}{'steps took':>13}{'a core':>12}")
    for result in results:
        counts = f"{result.count('passed'):>8}{result.count('failed'):>8}{result.count('skipped'):>9}"
        console.say(f"{result.tier:<16}{counts}{result.seconds:>11.1f} s{result.worked:>10.1f} s")


def _dearest(outcomes: list[Outcome]) -> None:
    """What to look at where a run costs too much: the time a core was busy, whatever else the machine did."""
    if len(outcomes) < 2:
        return
    console.say("\nkept a core busy longest")
    for outcome in sorted(outcomes, key=lambda outcome: outcome.worked, reverse=True)[:_SLOWEST]:
        console.say(f"{outcome.worked:>8.1f} s  {outcome.step.name}")


def _slowest(outcomes: list[Outcome]) -> None:
    cases = [case for outcome in outcomes for case in outcome.cases]
    if not cases:
        return
    console.say("\nslowest")
    for case in sorted(cases, key=lambda case: case.seconds, reverse=True)[:_SLOWEST]:
        console.say(f"{case.seconds:>8.1f} s  {case.name}")


def _flaky(outcomes: list[Outcome]) -> None:
    cases = [case for outcome in outcomes for case in outcome.cases if case.verdict is Verdict.FLAKY]
    if not cases:
        return
    console.say("\nflaky: passed on a further try, which is a fault of the test or of the product")
    for case in cases:
        console.say(f"  {case.name}")
        for line in case.error[: _lines_each(len(cases))]:
            console.say(f"      {line}")


def _failed(outcomes: list[Outcome]) -> None:
    broken = [outcome for outcome in outcomes if outcome.failed]
    if not broken:
        return
    lines_each = _lines_each(sum(outcome.failed for outcome in broken))
    console.say("\nfailed")
    for outcome in broken:
        console.say(f"  {outcome.step.name}")
        cases = [case for case in outcome.cases if case.verdict is Verdict.FAILED]
        for case in cases:
            console.say(f"    {case.name}")
            for line in case.error[:lines_each]:
                console.say(f"      {line}")
        if not cases:
            for line in outcome.last_words[-lines_each:]:
                console.say(f"      {line}")


def _lines_each(failures: int) -> int:
    return ERROR_LINES if failures <= _EXPLAINED else 1
