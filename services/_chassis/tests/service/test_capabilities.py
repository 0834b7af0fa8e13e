"""What a service can do besides answering from its database is said by the kind of its settings."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from chassis.mail import Mailer
from chassis.runtime import NotProvided
from chassis.service import ServiceDefinition
from chassis.settings import (
    MailSettings,
    ServiceSettings,
    StorageSettings,
    TemporalSettings,
    load_settings,
    settings_prefix,
)
from chassis.storage import Storage
from chassis.testing.people import Memberships
from sample.kept import PHOTOS
from sample.main import definition

OF_CAPABILITIES = ("STORAGE_URL", "STORAGE_KEY", "SMTP_URL", "MAIL_FROM", "TEMPORAL_ADDRESS")


class PlainSettings(ServiceSettings):
    model_config = settings_prefix("sample")


def plain_definition(folder: Path) -> ServiceDefinition:
    return ServiceDefinition(
        context="sample",
        settings=PlainSettings,
        folder=folder,
        routers=definition.routers,
        access_source=Memberships,
    )


class TestAServiceThatOnlyNeedsADatabase:
    @pytest.fixture(autouse=True)
    def without_capabilities(self, settings: ServiceSettings, monkeypatch: pytest.MonkeyPatch) -> None:
        """`settings`: all the rest is there."""
        for name in OF_CAPABILITIES:
            monkeypatch.delenv(f"SAMPLE_{name}")

    async def test_starts_without_the_variables_of_others(self, tmp_path: Path) -> None:
        async with plain_definition(tmp_path).open(load_settings(PlainSettings)) as runtime:
            await runtime.database.ping()
            with pytest.raises(NotProvided, match="let its settings be StorageSettings"):
                _ = runtime.storage
            with pytest.raises(NotProvided, match="let its settings be MailSettings"):
                Mailer.of(runtime)
            with pytest.raises(NotProvided, match="let its settings be TemporalSettings"):
                runtime.settings_as(TemporalSettings)
            with pytest.raises(NotProvided, match="provide"):
                runtime.of(Storage)

    @pytest.mark.parametrize(
        ("kind", "names"),
        [
            (StorageSettings, ["STORAGE_KEY", "STORAGE_URL"]),
            (MailSettings, ["MAIL_FROM", "SMTP_URL"]),
            (TemporalSettings, ["TEMPORAL_ADDRESS"]),
        ],
        ids=lambda each: each.__name__ if isinstance(each, type) else "",
    )
    def test_asks_for_those_of_what_it_says_it_can(
        self, kind: type[ServiceSettings], names: Sequence[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        able = type("AbleSettings", (kind,), {"model_config": settings_prefix("sample")})
        with pytest.raises(SystemExit):
            load_settings(able)
        asked = sorted(line.split(":")[0] for line in capsys.readouterr().err.splitlines())
        assert asked == [f"SAMPLE_{name}" for name in names]

    def test_shows_no_files_and_holds_no_streams(self, tmp_path: Path) -> None:
        def paths(service: ServiceDefinition) -> set[str]:
            return {route.path for router in service.all_routers for route in router.routes}  # pyright: ignore

        assert paths(definition) - paths(plain_definition(tmp_path)) == {
            "/files/sample/{key:path}",
            "/api/Live/Notes",
        }


def test_templates_of_mails_without_mail_are_a_mistake(tmp_path: Path) -> None:
    (tmp_path / "sample" / "mail_templates").mkdir(parents=True)
    with pytest.raises(NotProvided, match="MailSettings"):
        plain_definition(tmp_path)


def test_files_without_a_storage_are_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(NotProvided, match="StorageSettings"):
        replace(plain_definition(tmp_path), files=[PHOTOS])


async def test_what_it_can_is_there(settings: ServiceSettings) -> None:
    async with definition.open(settings) as runtime:
        assert (type(runtime.storage), type(Mailer.of(runtime))) == (Storage, Mailer)
