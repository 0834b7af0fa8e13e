"""What a render asks of the world. The workflow knows these signatures only; `activities` does the work.

A name here is stable for ever: histories hold it.
"""

from abc import ABC, abstractmethod

from temporalio import activity

from pdf.render.order import GivenUp, Outcome, RenderOrder


class RenderCalls(ABC):
    @activity.defn(name="render")
    @abstractmethod
    async def render(self, order: RenderOrder) -> Outcome | None: ...

    @activity.defn(name="give_up")
    @abstractmethod
    async def give_up(self, given_up: GivenUp) -> None: ...


class LargeRenderCalls(ABC):
    @activity.defn(name="render_large")
    @abstractmethod
    async def render_large(self, order: RenderOrder) -> None: ...
