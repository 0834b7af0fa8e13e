"""Traefik with the same configuration as everywhere; only addresses and folders differ."""

from devstack.layout import BIN, ROOT
from devstack.parts import Launch, Part
from devstack.probe import expect_http
from devstack.site import HOST, tool_env

FOLDER = ROOT / "gateway"
STATIC = FOLDER / "traefik.env"


def static_configuration() -> dict[str, str]:
    lines = (line.strip() for line in STATIC.read_text().splitlines())
    pairs = (line.partition("=") for line in lines if line and not line.startswith("#"))
    return {name: value for name, _, value in pairs}


class Gateway(Part):
    name = "gateway"

    @property
    def port(self) -> int:
        return self.site.ports.get("gateway")

    def launch(self) -> Launch:
        env = tool_env() | static_configuration() | self.site.gateway_env()
        env |= {
            "TRAEFIK_PROVIDERS_FILE_DIRECTORY": str(FOLDER / "dynamic"),
            "TRAEFIK_ENTRYPOINTS_WEB_ADDRESS": f"{self.site.host}:{self.port}",
            "TRAEFIK_ENTRYPOINTS_TRAEFIK_ADDRESS": f"{HOST}:{self.site.ports.get('gateway-health')}",
            # Open requests may finish, but a person waiting for Ctrl-C does not wait for idle connections.
            "TRAEFIK_ENTRYPOINTS_WEB_TRANSPORT_LIFECYCLE_GRACETIMEOUT": "2s",
        }
        if self.site.throw_away:
            # Tests ask far more often than a person; the limits have tests of their own.
            env = {"RATE_PER_SECOND": "0"} | env
        return Launch([str(BIN / "traefik")], env)

    async def probe(self) -> None:
        """It says so once its routes are loaded; what is behind them has a probe of its own."""
        await expect_http(HOST, self.site.ports.get("gateway-health"), "/ping")
