"""The program that serves the shell, the modules and their registry."""

from devstack.layout import NODE_BIN, ROOT
from devstack.parts import Launch, Part
from devstack.probe import expect_http
from devstack.site import HOST, tool_env

SERVER = ROOT / "gateway" / "web" / "server.mjs"


class Web(Part):
    name = "web"

    @property
    def port(self) -> int:
        return self.site.ports.get("web")

    def launch(self) -> Launch:
        env = tool_env() | {
            "WEB_PORT": str(self.port),
            "WEB_HOST": HOST,
            "WEB_SHELL_DIR": str(ROOT / "web-shell" / "dist"),
            "WEB_MODULES_DIR": str(ROOT / "web-modules"),
        }
        return Launch([str(NODE_BIN / "node"), str(SERVER)], env)

    async def probe(self) -> None:
        await expect_http(HOST, self.port, "/modules/registry.json")
