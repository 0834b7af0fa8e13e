import pytest
from chassis.settings import load_settings
from sample.main import SampleSettings


class TestSettings:
    def test_a_missing_value_stops_the_start_and_is_named(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.delenv("SAMPLE_DATABASE_URL", raising=False)
        with pytest.raises(SystemExit) as stopped:
            load_settings(SampleSettings)
        assert stopped.value.code == 2
        assert "SAMPLE_DATABASE_URL: Field required" in capsys.readouterr().err

    def test_a_secret_is_not_printed(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setenv("SAMPLE_STORAGE_KEY", "hunter2 is no base64")
        with pytest.raises(SystemExit):
            load_settings(SampleSettings)
        assert "hunter2" not in capsys.readouterr().err
