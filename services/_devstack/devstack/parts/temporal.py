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
        # Tests let a workflow's days pass in a moment; in development time is time.
        chosen = _DYNAMIC | ({"frontend.WorkflowTimeSkippingEnabled": "true"} if self.site.throw_away else {})
        dynamic = [f"--dynamic-config-value={name}={value}" for name, value in chosen.items()]
        return Launch(
            [
                str(BIN / "temporal"),
                *("server", "start-dev", "--ip", HOST, "--port", str(self.port)),
                *("--http-port", str(self.site.ports.get("temporal-http"))),
                *("--db-filename", str(self.site.state / "temporal.db")),
                *("--sqlite-pragma", "journal_mode=WAL", "--sqlite-pragma", "synchronous=NORMAL"),
                *("--log-level", "warn"),
                *dynamic,
                *page,
            ]
        )

    async def probe(self) -> None:
        """The namespace answers, so the database and the front end behind the port both work."""
        await expect_http(HOST, self.site.ports.get("temporal-http"), "/api/v1/namespaces/default")
