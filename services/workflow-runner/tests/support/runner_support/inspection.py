"""A form on its way past a mail, and what tests of mails wait for."""

import asyncio
from collections.abc import Callable, Sequence

from chassis.mail import Mailer
from chassis.runtime import Runtime
from chassis.settings import MailSettings
from chassis.testing.addresses import free_port
from workflow_runner.main import definition

from runner_support.graphs import Drawing
from runner_support.runs import Caller


class Inspection:
    """A submission of two steps; the first one's button mails on the way."""

    def __init__(
        self,
        runner: Caller,
        *,
        due_in_hours: int | None = None,
        escalate_after_days: int | None = None,
        checkers: Sequence[str] = (),
        **mail: list[str],
    ) -> None:
        drawing = Drawing()
        self.first = drawing.step("Submission")
        self.submit = drawing.button(self.first, "Send to checker")
        self.second = drawing.step(
            "Checker",
            dueInHours=due_in_hours,
            escalateAfterDays=escalate_after_days,
            teamIds=list(checkers),
        )
        self.approve = drawing.button(self.second, "Approve")
        email = drawing.add("sendEmail", subject="Please check", content="The roof & the walls.", **mail)
        assert drawing.connect(self.submit, email)
        assert drawing.connect(self.submit, self.second)
        assert drawing.connect(self.approve, drawing.add("close"))
        self.id = runner.forms.create(drawing.workflow(), self.first)


class Crowd:
    """A submission of one step, whose button sends many mails."""

    def __init__(self, runner: Caller, company_id: str, mails: int) -> None:
        drawing = Drawing()
        self.step = drawing.step("Submission")
        self.submit = drawing.button(self.step)
        for number in range(mails):
            told = {"subject": f"Mail {number}", "content": "The roof.", "emails": ["guest@example.test"]}
            assert drawing.connect(self.submit, drawing.add("sendEmail", **told))
        assert drawing.connect(self.submit, drawing.add("close"))
        self.id = runner.forms.create(drawing.workflow(), self.step)
        runner.forms.kept[self.id].company_id = company_id


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.05)


def lose_the_mail_server(runtime: Runtime) -> None:
    nowhere = runtime.settings_as(MailSettings).model_copy(
        update={"smtp_url": f"smtp://127.0.0.1:{free_port()}"}
    )
    runtime.provide(Mailer(nowhere, definition.mail_templates))


async def until_a_try_failed(runner: Caller, submission_id: str) -> None:
    run = await runner.run_of(submission_id)
    async with asyncio.timeout(60):
        while all(each.attempt == 1 for each in (await run.describe()).raw_description.pending_activities):
            await asyncio.sleep(0.05)
