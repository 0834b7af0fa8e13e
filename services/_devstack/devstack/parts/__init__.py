"""Every program the system runs, each in one small file: how to prepare it, start it and know it is ready."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from pathlib import Path
from signal import SIGKILL, SIGTERM, Signals

from devstack.layout import ROOT
from devstack.site import Site, tool_env


@dataclass(frozen=True)
class Launch:
    argv: list[str]
    env: dict[str, str] = field(default_factory=tool_env)
    cwd: Path = ROOT
    stop_signal: Signals = SIGTERM
    # What the kernel sends when the supervisor itself was killed.
    orphan_signal: Signals = SIGKILL
    grace_seconds: float = 10.0
    # Put before the program, after everything else that wraps it.
    wrapper: list[str] = field(default_factory=list[str])


class Part(ABC):
    name: str
    advice: str = ""
    # Long, for machines with much else to do: a program that crashes is told at once, not after this time.
    ready_within: float = 180.0

    def __init__(self, site: Site) -> None:
        self.site = site

    async def prepare(self) -> None:
        """What must be there before every start; must be cheap when it already is."""
        return

    @abstractmethod
    def launch(self) -> Launch: ...

    @abstractmethod
    async def probe(self) -> None:
        """Returns when the part does its work; raises `NotReady` or an OSError while it does not."""

    @property
    @abstractmethod
    def port(self) -> int: ...
