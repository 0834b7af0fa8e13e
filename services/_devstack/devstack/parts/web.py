"""The program that serves the shell, the modules and their registry."""

from devstack.layout import NODE_BIN, ROOT
from devstack.parts import Launch, Part
from devstack.probe import expect_http
from devstack.site import HOST, Site, tool_env

SERVER = ROOT / "gateway" / "web" / "server.mjs"


class Web(Part):
    name = "web"

    def __init__(self, site: Site, *, live: bool) -> None:
        """`live`: its files may be built anew under it. Others are sent as an image does, compressed once."""
        super().__init__(site)
        self._live = live

    @property
    def port(self) -> int:
        return self.site.ports.get("web")

    def launch(self) -> Launch:
        env = tool_env() | {
            "WEB_PORT": str(self.port),
            "WEB_INTERNAL_PORT": str(self.site.ports.get("web-internal")),
            "WEB_HOST": HOST,
            "TRUSTED_PROXIES": HOST,  # the gateway
            "WEB_SHELL_DIR": str(ROOT / "web-shell" / "dist"),
            "WEB_MODULES_DIR": str(ROOT / "web-modules"),
            "NODE_ENV": "development" if self._live else "production",
        }
        if self.site.throw_away:
            # Tests sign in far more often than a person; the limit has tests of its own.
            env = {"RATE_CREDENTIALS_PER_MINUTE": "0"} | env
        return Launch([str(NODE_BIN / "node"), str(SERVER)], env)

    async def probe(self) -> None:
        await expect_http(HOST, self.port, "/modules/registry.json")
