"""NATS with JetStream on disk; whom it lets in is in its configuration, which it reads again at SIGHUP."""

import os
from pathlib import Path
from typing import Literal

from devstack.layout import BIN
from devstack.nats_users import authorization, permissions, public_key
from devstack.parts import Launch, Part
from devstack.probe import NotReady, nats_info
from devstack.site import HOST, Site

TESTS = "tests"
"""The user of throw-away copies who may do everything."""


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
        # Streams set their bound aside: in tests each has streams of its own.
        most = "4TB" if self.site.throw_away else "16GB"
        # Written whole, then put in place: the server may be told to read it again at any moment.
        draft = self._config.with_suffix(".new")
        draft.write_text(
            f'listen: "{HOST}:{self.port}"\n'
            f'jetstream {{ store_dir: "{self.site.state / "nats"}"\n'
            f"  max_memory_store: 64MB\n  max_file_store: {most}\n  {sync}\n}}\n"
            f"authorization {self._authorization()}\n"
        )
        draft.chmod(0o600)
        os.replace(draft, self._config)

    def _authorization(self) -> str:
        granted = permissions()
        keys = {context: [public_key(self.site.nats_seed(context))] for context in granted}
        others = []
        if self.site.throw_away:
            others = [
                {"nkey": public_key(self.site.nats_seed(TESTS))},
                {"user": TESTS, "password": self.site.secrets.get(f"nats-password/{TESTS}")},
            ]
        return authorization(granted, keys, others)

    def launch(self) -> Launch:
        return Launch([str(BIN / "nats-server"), "--config", str(self._config)])

    async def probe(self) -> None:
        info = await nats_info(HOST, self.port)
        if not info.get("jetstream"):
            raise NotReady("JetStream is off")

    @property
    def _config(self) -> Path:
        return self.site.state / "nats.conf"
