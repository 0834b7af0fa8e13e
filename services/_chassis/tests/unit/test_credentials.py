"""Tokens by which services know each other, and the keys they are signed with."""

import base64
from typing import Any

import pytest
from chassis.rpc import Credentials
from chassis.rpc.credentials import UnknownCaller, public_bytes, public_key_of
from chassis.settings import load_settings
from chassis.testing.callers import credentials_of, public_keys, rpc_environment, seed_of
from sample.main import SampleSettings, definition

NOW = 1_800_000_000.0


class Clock:
    """Two clocks, of the caller's machine and of the callee's."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = NOW
        monkeypatch.setattr("time.time", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


class TestAToken:
    def test_tells_the_callee_who_calls(self) -> None:
        token = credentials_of("forms").authorization_for("identity")
        assert credentials_of("identity").caller_of(token) == "forms"

    def test_is_one_for_each_callee(self) -> None:
        forms = credentials_of("forms")
        with pytest.raises(UnknownCaller):
            credentials_of("pdf").caller_of(forms.authorization_for("identity"))

    def test_is_used_again_for_half_of_its_life(self, clock: Clock) -> None:
        forms = credentials_of("forms")
        first = forms.authorization_for("identity")
        clock.now += 29.9
        assert forms.authorization_for("identity") == first
        clock.now += 0.2
        assert forms.authorization_for("identity") != first

    def test_ends_after_a_minute_though_it_was_good_before(self, clock: Clock) -> None:
        identity, token = credentials_of("identity"), credentials_of("forms").authorization_for("identity")
        assert identity.caller_of(token) == "forms"
        clock.now += 60
        with pytest.raises(UnknownCaller, match="has expired"):
            identity.caller_of(token)

    @pytest.mark.parametrize("ahead", [-29, 29])
    def test_is_good_where_clocks_differ_by_seconds(self, clock: Clock, ahead: float) -> None:
        forms, identity = credentials_of("forms"), credentials_of("identity")
        for passed in (0, 29.9, 30.1, 65):
            clock.now = NOW + passed
            token = forms.authorization_for("identity")
            clock.now += ahead
            assert identity.caller_of(token) == "forms"

    def test_is_made_anew_when_the_clock_was_set_back(self, clock: Clock) -> None:
        forms, identity = credentials_of("forms"), credentials_of("identity")
        clock.now = NOW + 3600
        forms.authorization_for("identity")
        clock.now = NOW
        assert identity.caller_of(forms.authorization_for("identity")) == "forms"


class TestKeys:
    def test_several_of_one_caller_hold_at_once(self) -> None:
        new = b"another key of thirty-two bytes!"
        keys = public_keys()
        keys["forms"] = [*keys["forms"], public_bytes(new)]
        identity = Credentials("identity", seed_of("identity"), keys)
        for seed in (seed_of("forms"), new):
            assert (
                identity.caller_of(Credentials("forms", seed, keys).authorization_for("identity")) == "forms"
            )

    def test_without_their_public_half_stop_the_start(
        self, settings_with: Any, capsys: pytest.CaptureFixture[str]
    ) -> None:
        settings = settings_with(RPC_KEY=base64.b64encode(b"a key that nobody has been told.").decode())
        with pytest.raises(SystemExit) as stopped:
            Credentials.of("sample", settings)
        assert stopped.value.code == 2
        said = capsys.readouterr().err
        assert "SAMPLE_RPC_PUBLIC_KEYS: the public key of RPC_KEY is not among those of sample" in said

    @pytest.mark.parametrize(
        ("name", "value", "problem"),
        [
            ("RPC_KEY", "c2hvcnQ=", "SAMPLE_RPC_KEY: Value error, an Ed25519 key is 32 bytes, in base64"),
            ("RPC_PUBLIC_KEYS", "sample=example", "SAMPLE_RPC_PUBLIC_KEYS: Value error"),
            (
                "RPC_PUBLIC_KEYS",
                "sample=c2hvcnQ=",
                "SAMPLE_RPC_PUBLIC_KEYS_SAMPLE_0: Value error, an Ed25519",
            ),
            ("RPC_PUBLIC_KEYS", "sample", "these are 0"),
            (
                "RPC_PUBLIC_KEYS",
                f"sample={public_key_of(seed_of('sample'))} forms={public_key_of(seed_of('sample'))}",
                "nobody may speak in another's name",
            ),
        ],
    )
    def test_that_are_none_stop_the_start(
        self, settings_with: Any, capsys: pytest.CaptureFixture[str], name: str, value: str, problem: str
    ) -> None:
        with pytest.raises(SystemExit):
            settings_with(**{name: value})
        assert problem in capsys.readouterr().err

    def test_are_printed_as_a_pair(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], settings_with: Any
    ) -> None:
        from chassis.cli import run

        monkeypatch.setattr("sys.argv", ["sample", "rpc-key"])
        run(definition)
        key, line = capsys.readouterr().out.split()
        name, _, value = key.partition("=")
        assert name == "RPC_KEY"
        assert Credentials.of("sample", settings_with(RPC_KEY=value, RPC_PUBLIC_KEYS=line)).name == "sample"


@pytest.fixture
def settings_with(monkeypatch: pytest.MonkeyPatch) -> Any:
    def load(**changed: str) -> SampleSettings:
        plain = ("DATABASE_URL", "NATS_URL", "TEMPORAL_ADDRESS", "PUBLIC_URL", "STORAGE_URL", "SMTP_URL")
        more = ("MAIL_FROM", "IDENTITY_URL", "IDENTITY_GRPC", "NATS_SEED")
        values = dict.fromkeys((*plain, *more), "x")
        values |= {"ENVIRONMENT": "test", "STORAGE_KEY": "eA==", "TRUSTED_PROXIES": ""}
        values |= {**rpc_environment("sample"), **changed}
        for name, value in values.items():
            monkeypatch.setenv(f"SAMPLE_{name}", value)
        return load_settings(SampleSettings)

    return load
