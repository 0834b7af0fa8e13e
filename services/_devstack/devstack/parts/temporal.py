"""Temporal's dev server with its history in a file."""

from devstack.layout import BIN
from devstack.parts import Launch, Part
from devstack.probe import expect_http
from devstack.site import HOST

_DYNAMIC = {
    # The dev server's 20 makes a workflow with one activity take 100 ms instead of 43.
    "history.transferProcessorMaxPollRPS": 1000,
    "history.timerProcessorMaxPollRPS": 1000,
    # As docs/operations.md asks of production: companies take turns in a queue, exactly if it is undivided.
    "matching.enableFairness": "true",
    "matching.numTaskqueueReadPartitions": 1,
    "matching.numTaskqueueWritePartitions": 1,
}
# Tests let a workflow's days pass in a moment; in development time is time.
_OF_TESTS = _DYNAMIC | {
    "frontend.WorkflowTimeSkippingEnabled": "true",
    # A timer that a skip made due fires when the timers are looked at next: a second later by default, and
    # each try of what is tried again for a day is such a timer.
    "history.timerProcessorMaxTimeShift": '"20ms"',
}


def dev_server(history: str, *, throw_away: bool) -> list[str]:
    """The same for every copy, wherever its history and its ports are."""
    chosen = _OF_TESTS if throw_away else _DYNAMIC
    dynamic = [f"--dynamic-config-value={name}={value}" for name, value in chosen.items()]
    return [
        *("server", "start-dev", "--log-level", "warn", "--db-filename", history),
        *("--sqlite-pragma", "journal_mode=WAL", "--sqlite-pragma", "synchronous=NORMAL"),
        *dynamic,
    ]


class Temporal(Part):
    name = "temporal"

    @property
    def port(self) -> int:
        return self.site.ports.get("temporal")

    async def prepare(self) -> None:
        self.site.state.mkdir(parents=True, exist_ok=True)

    def launch(self) -> Launch:
        page = ["--headless"]
        if not self.site.throw_away:
            page = ["--ui-port", str(self.site.ports.get("temporal-page")), "--ui-disable-news-fetch"]
        return Launch(
            [
                str(BIN / "temporal"),
                *dev_server(str(self.site.state / "temporal.db"), throw_away=self.site.throw_away),
                *("--ip", HOST, "--port", str(self.port)),
                *("--http-port", str(self.site.ports.get("temporal-http"))),
                *page,
            ]
        )

    async def probe(self) -> None:
        """The namespace answers, so the database and the front end behind the port both work."""
        await expect_http(HOST, self.site.ports.get("temporal-http"), "/api/v1/namespaces/default")
