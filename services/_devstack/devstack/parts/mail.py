"""The mail catcher: takes every e-mail and shows it on a page instead of delivering it."""

from devstack.layout import NODE_BIN, ROOT
from devstack.parts import Launch, Part
from devstack.probe import NotReady, expect_http, first_line
from devstack.site import HOST


class Mail(Part):
    name = "mail"

    @property
    def port(self) -> int:
        return self.site.ports.get("smtp")

    def launch(self) -> Launch:
        return Launch(
            [
                str(NODE_BIN / "node"),
                str(ROOT / "node_modules/.bin/maildev"),
                *("--ip", HOST, "--smtp", str(self.port)),
                *("--web-ip", HOST, "--web", str(self.site.ports.get("mail-page"))),
                *("--mail-directory", str(self.site.state / "mail"), "--max-emails", "1000"),
            ]
        )

    async def probe(self) -> None:
        greeting = await first_line(HOST, self.port)
        if not greeting.startswith("220"):
            raise NotReady(f"unexpected greeting: {greeting[:80]}")
        await expect_http(HOST, self.site.ports.get("mail-page"), "/api/healthz")
