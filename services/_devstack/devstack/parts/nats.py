"""NATS with JetStream on disk."""

from pathlib import Path
from typing import Literal

from devstack.layout import BIN
from devstack.parts import Launch, Part
from devstack.probe import NotReady, nats_info
from devstack.site import HOST, Site


class Nats(Part):
    name = "nats"

    def __init__(self, site: Site, sync: Literal["default", "always"] = "default") -> None:
        super().__init__(site)
        self._sync = sync

    @property
    def port(self) -> int:
        return self.site.ports.get("nats")

    async def prepare(self) -> None:
        sync = "sync_interval: always" if self._sync == "always" else ""
        self._config.parent.mkdir(parents=True, exist_ok=True)
        self._config.write_text(
            f'listen: "{HOST}:{self.port}"\n'
            f'jetstream {{ store_dir: "{self.site.state / "nats"}"\n'
            f"  max_memory_store: 64MB\n  max_file_store: 4GB\n  {sync}\n}}\n"
        )

    def launch(self) -> Launch:
        return Launch([str(BIN / "nats-server"), "--config", str(self._config)])

    async def probe(self) -> None:
        info = await nats_info(HOST, self.port)
        if not info.get("jetstream"):
            raise NotReady("JetStream is off")

    @property
    def _config(self) -> Path:
        return self.site.state / "nats.conf"
