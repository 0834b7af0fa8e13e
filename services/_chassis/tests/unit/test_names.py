"""A name is read by others, who must see what it says."""

import pytest
from chassis.http.schema import Email, LongText, Name, OptionalName, readable
from pydantic import TypeAdapter, ValidationError

NAME: TypeAdapter[str] = TypeAdapter(Name)
LONG_TEXT: TypeAdapter[str] = TypeAdapter(LongText)


@pytest.mark.parametrize("sign", [*"\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"])
def test_signs_that_turn_the_writing_are_refused_with_a_reason(sign: str) -> None:
    name = f"invoice{sign}fdp.exe"
    with pytest.raises(ValidationError) as refused:
        NAME.validate_python(name)
    assert "direction of writing" in refused.value.errors()[0]["msg"]
    with pytest.raises(ValueError, match="direction of writing"):
        readable(name)
    assert LONG_TEXT.validate_python(name) == name  # a comment may be in two directions


def test_an_address_is_read_as_it_looks() -> None:
    address: TypeAdapter[str] = TypeAdapter(Email)
    assert address.validate_python("\u200bada@example.test\ufeff") == "ada@example.test"
    with pytest.raises(ValidationError):
        address.validate_python("ada\u202e@example.test")


@pytest.mark.parametrize(
    "written", ["Ana.Lim+site@Example.test", "o'brien@site.example", "李明@例子.中国", "ana@corp.local"]
)
def test_an_address_is_taken_in_small_letters(written: str) -> None:
    address: TypeAdapter[str] = TypeAdapter(Email)
    assert address.validate_python(written) == written.lower()


@pytest.mark.parametrize(
    "written",
    [
        "a..b@c.de",
        ".a@b.cd",
        "ana@-site.com",
        "ana@host",
        '"a b"@c.de',
        "a@[127.0.0.1]",
        "a@b.cd, e@f.gh",
    ],
)
def test_what_no_mail_server_takes_is_no_address(written: str) -> None:
    address: TypeAdapter[str] = TypeAdapter(Email)
    with pytest.raises(ValidationError, match="Is not an e-mail address"):
        address.validate_python(written)


def test_a_short_word_keeps_what_is_seen() -> None:
    for word in ("", "A-", "A -", "Pier 7"):
        assert readable(word) == word
    assert readable("Pi\u200ber\u2060 7") == "Pier 7"
    assert readable("\u200b") == ""
    with pytest.raises(ValueError, match="control characters"):
        readable("Pier\x07")


def test_a_name_that_may_be_left_out_follows_the_same_rule() -> None:
    optional: TypeAdapter[str] = TypeAdapter(OptionalName)
    assert [optional.validate_python(each) for each in ("", " \u200b ", " Pi\u200ber ")] == ["", "", "Pier"]
    with pytest.raises(ValidationError):
        optional.validate_python("Pier\u202e7")


@pytest.mark.parametrize(
    "name",
    [
        "\u200b",
        "\ufeff\u2060\u00ad",
        " \u200b ",
        "\u200d\u200c",
        "\u200e\u200f",
        "\u3164",
        "\u115f\u1160",
        "\u2800",
        "\u0301",
        "\U000e0041",
        "\t\n",
    ],
)
def test_a_name_that_nobody_sees_is_empty(name: str) -> None:
    with pytest.raises(ValidationError) as refused:
        NAME.validate_python(name)
    assert refused.value.errors()[0]["type"] == "string_too_short"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ada\u200b Site\ufeff", "Ada Site"),
        ("Con\u00adcrete", "Concrete"),
        ("Ada\u200dSite", "AdaSite"),
        ("李\u200c明", "李明"),
        ("Ada\nSite\tTan", "Ada Site Tan"),
        ("Ada\u2028Site", "Ada Site"),
    ],
)
def test_signs_that_nobody_sees_are_left_out(given: str, kept: str) -> None:
    assert NAME.validate_python(given) == kept


@pytest.mark.parametrize(
    "name",
    [
        "علی\u200cرضا",  # Persian: the half-space between two parts of a name
        "क्\u200dष",  # Hindi: a half letter
        "അവന്\u200d",  # Malayalam: a letter without vowel, at the end of a word
        "ශ්\u200dරී ලංකා",  # Sinhala
        "👷\U0001f3fd\u200d♀\ufe0f crew",
        "👨\u200d👩\u200d👧",
        "❤\ufe0f\u200d🔥 works",
        "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",  # the flag of England
        "Ö. Åström",
        "A\u030a",
        "42",
        "...",
        "שלום\u200e (a)",
    ],
)
def test_what_scripts_and_pictures_need_stays(name: str) -> None:
    assert NAME.validate_python(name) == name


def test_what_is_no_text_is_said_to_be_none() -> None:
    with pytest.raises(ValidationError) as refused:
        NAME.validate_python(7)
    assert refused.value.errors()[0]["type"] == "string_type"
