"""One of our services: `python -m <package> serve --all`."""

from devstack.layout import BIN, Service
from devstack.parts import Launch, Part
from devstack.probe import expect_http
from devstack.site import HOST, Site, tool_env


class ServicePart(Part):
    def __init__(self, site: Site, service: Service) -> None:
        super().__init__(site)
        self.service = service
        self.name = service.context

    @property
    def port(self) -> int:
        return self.site.http_port(self.service)

    def launch(self) -> Launch:
        env = tool_env() | self.site.env_for(self.service)
        argv = [str(BIN / "python"), "-m", self.service.package, "serve", "--all"]
        return Launch(argv, env, self.service.folder, grace_seconds=15)

    async def probe(self) -> None:
        await expect_http(HOST, self.port, "/healthz/ready")
