import json
import pickle
from pathlib import Path
from typing import Any

import grpc
import pytest
from chassis import texts
from chassis.errors import NotFound
from chassis.http import TranslatedText, WireOut
from chassis.http.language import asking
from chassis.rpc.client import typed_error
from chassis.rpc.metadata import ERROR_CODE, ERROR_TEXT, pack_text
from chassis.texts import Text, language_for, load_catalogues, read_catalogues
from starlette.datastructures import Headers

CHINESE = "zh-CN"


@pytest.fixture(autouse=True)
def catalogue(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(texts, "_catalogues", {})
    folder = tmp_path / "texts"
    (folder / "rules").mkdir(parents=True)
    (folder / "rules" / "zh-CN.toml").write_text('tooLong = "最多 {most} 个字符"', encoding="utf-8")
    (folder / "zh-CN.toml").write_text(
        """
        "Sign in." = "请登录。"

        [teams]
        "There is no team named “{name}”." = "没有名为“{name}”的团队。"
        "Wait {time}." = "请等待{time}。"
        "{count} minutes" = " {count} 分钟"
        """,
        encoding="utf-8",
    )
    load_catalogues(folder)


class TestAText:
    def test_reads_as_its_english_words(self) -> None:
        text = Text("There is no team named “{name}”.", name="Roof")
        assert text == "There is no team named “Roof”."
        assert f"{text}" == str(text) == json.loads(json.dumps(text))

    def test_says_itself_in_another_language(self) -> None:
        text = Text("There is no team named “{name}”.", name="Roof")
        assert text.translated(CHINESE) == "没有名为“Roof”的团队。"

    def test_translates_the_texts_in_it(self) -> None:
        text = Text("Wait {time}.", time=Text("{count} minutes", count=5))
        assert text == "Wait 5 minutes."
        assert text.translated(CHINESE) == "请等待 5 分钟。"

    @pytest.mark.parametrize("language", [CHINESE, "en", "fr"])
    def test_stays_english_where_nobody_translated_it(self, language: str) -> None:
        assert Text("Nobody knows {this}.", this="that").translated(language) == "Nobody knows that."

    def test_takes_braces_and_missing_values_as_they_are(self) -> None:
        text = Text("Type { or {} or {this}, like {value}.", value="{other}")
        assert text == "Type { or {} or {this}, like {other}."

    def test_does_not_read_what_people_wrote_as_a_template(self) -> None:
        text = Text("There is no team named “{name}”.", name="{name} {0} {name.__class__}")
        assert text.translated(CHINESE) == "没有名为“{name} {0} {name.__class__}”的团队。"

    def test_survives_being_pickled(self) -> None:
        text = pickle.loads(pickle.dumps(Text("Wait {time}.", time=Text("{count} minutes", count=5))))
        assert text.translated(CHINESE) == "请等待 5 分钟。"


class TestACatalogue:
    def test_may_not_say_the_same_twice(self, tmp_path: Path) -> None:
        (tmp_path / "zh-CN.toml").write_text('[a]\n"One" = "一"\n[b]\n"One" = "壹"', encoding="utf-8")
        with pytest.raises(ValueError, match="twice"):
            read_catalogues(tmp_path)

    def test_keeps_the_words_of_another_source_by_its_keys(self) -> None:
        text = Text.keyed("At most 5 characters.", "rules.tooLong", most=5)
        assert (text, text.translated(CHINESE)) == ("At most 5 characters.", "最多 5 个字符")


class TestTheLanguageOfACaller:
    @pytest.mark.parametrize(
        ("asked", "language"),
        [
            ("", "en"),
            ("zh", CHINESE),
            ("zh-CN", CHINESE),
            ("ZH-hans", CHINESE),
            ("zh-Hans-CN", CHINESE),
            ("zh-CN,zh;q=0.9,en;q=0.8", CHINESE),
            ("en-GB,zh;q=0.9", "en"),
            ("en;q=0.5, zh; q=0.8", CHINESE),
            ("fr, zh;q=0.2", CHINESE),
            ("zh;q=0, en", "en"),
            ("fr", "en"),
            ("*", "en"),
            ("zh;q=much", "en"),
            (";;q=,=", "en"),
            ("zh" * 1000, "en"),
        ],
    )
    def test_is_the_first_one_that_there_is(self, asked: str, language: str) -> None:
        assert language_for(asked) == language


class Verdict(WireOut):
    message: TranslatedText


class TestATextInAnAnswer:
    def test_is_told_in_the_language_of_who_asks(self) -> None:
        verdict = Verdict(message=Text("There is no team named “{name}”.", name="Roof"))
        asked = asking.set(Headers({"Accept-Language": "zh"}))
        try:
            assert json.loads(verdict.model_dump_json()) == {"message": "没有名为“Roof”的团队。"}
        finally:
            asking.reset(asked)
        assert json.loads(verdict.model_dump_json()) == {"message": "There is no team named “Roof”."}

    def test_may_be_plain_too(self) -> None:
        assert Verdict(message="as it is").model_dump(mode="json") == {"message": "as it is"}

    def test_is_a_string_to_callers(self) -> None:
        schema: dict[str, Any] = Verdict.model_json_schema(mode="serialization")
        assert schema["properties"]["message"]["type"] == "string"


class TestATextOfAnotherService:
    def _arrived(self, error: NotFound) -> str:
        trailing = [(ERROR_CODE, str(int(error.code)))]
        if packed := pack_text(error.message):
            trailing.append((ERROR_TEXT, packed))  # pyright: ignore[reportArgumentType] -- bytes, for `-bin`
        over_the_wire = grpc.aio.AioRpcError(
            error.rpc_status, grpc.aio.Metadata(), grpc.aio.Metadata(*trailing), details=error.message
        )
        return typed_error(over_the_wire).message

    def test_brings_its_translations_along(self, monkeypatch: pytest.MonkeyPatch) -> None:
        trailing = pack_text(Text("There is no team named “{name}”.", name="屋顶"))
        assert trailing is not None
        arrived = self._arrived(NotFound(Text("There is no team named “{name}”.", name="屋顶")))
        monkeypatch.setattr(texts, "_catalogues", {CHINESE: {}})
        assert isinstance(arrived, Text)
        assert arrived == "There is no team named “屋顶”."
        assert arrived.translated(CHINESE) == "没有名为“屋顶”的团队。"
        assert arrived.translated("fr") == arrived

    def test_passes_through_a_service_in_between(self) -> None:
        first = self._arrived(NotFound(Text("Sign in.")))
        second = self._arrived(NotFound(first))
        assert isinstance(second, Text)
        assert second.translated(CHINESE) == "请登录。"

    def test_comes_in_english_where_it_is_too_long_for_the_wire(self) -> None:
        text = Text("There is no team named “{name}”.", name="x" * 5000)
        assert self._arrived(NotFound(text)) == text
