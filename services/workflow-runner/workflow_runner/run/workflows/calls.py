"""What a run asks of the world. The workflow knows these signatures only; `activities` does the work.

A name here is stable for ever: histories hold it.
"""

from abc import ABC, abstractmethod

from temporalio import activity

from workflow_runner.run.workflows.state import (
    Decision,
    ExpiryNotice,
    HeldMail,
    HeldOutcome,
    MailOutcome,
    Overdue,
    OverduePress,
    Recorded,
    Reminder,
    ReturnNotice,
    Route,
    StepMail,
    ValidTime,
)


class FormsCalls(ABC):
    @activity.defn(name="load_route")
    @abstractmethod
    async def load_route(self, submission_id: str) -> Route: ...

    @activity.defn(name="record_transition")
    @abstractmethod
    async def record_transition(self, decision: Decision) -> Recorded: ...

    @activity.defn(name="begin_overdue_press")
    @abstractmethod
    async def begin_overdue_press(self, overdue: Overdue) -> OverduePress: ...


class ValidTimeCalls(ABC):
    @activity.defn(name="load_valid_time")
    @abstractmethod
    async def load_valid_time(self, submission_id: str) -> ValidTime: ...

    @activity.defn(name="note_expiry")
    @abstractmethod
    async def note_expiry(self, notice: ExpiryNotice) -> bool: ...


class MailCalls(ABC):
    @activity.defn(name="send_step_mail")
    @abstractmethod
    async def send_step_mail(self, mail: StepMail) -> MailOutcome: ...

    @activity.defn(name="send_held_mail")
    @abstractmethod
    async def send_held_mail(self, held: HeldMail) -> HeldOutcome: ...

    @activity.defn(name="tell_of_return")
    @abstractmethod
    async def tell_of_return(self, notice: ReturnNotice) -> MailOutcome: ...

    @activity.defn(name="remind")
    @abstractmethod
    async def remind(self, reminder: Reminder) -> MailOutcome: ...

    @activity.defn(name="tell_of_expiry")
    @abstractmethod
    async def tell_of_expiry(self, notice: ExpiryNotice) -> MailOutcome: ...
