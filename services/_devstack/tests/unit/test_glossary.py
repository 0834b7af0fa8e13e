"""The glossary speaks of what is there: its places exist, and its Chinese is that of the catalogues."""

from devstack.layout import ROOT

_GLOSSARY = ROOT / "docs" / "glossary.md"


def rows() -> list[list[str]]:
    lines = [each for each in _GLOSSARY.read_text().splitlines() if each.startswith("| ")]
    cells = [[cell.strip() for cell in each.strip("|").split("|")] for each in lines]
    return [each for each in cells if each[0] != "word"]


def test_every_place_is_there() -> None:
    places = [each[-1].strip("`") for each in rows()]
    assert len(places) > 40
    assert [each for each in places if not (ROOT / each).exists()] == []


def test_every_word_is_there_once() -> None:
    words = [each[0] for each in rows()]
    assert sorted(words) == sorted(set(words))


def test_the_chinese_words_are_those_that_people_read() -> None:
    folders = [
        *(ROOT / "web-modules").glob("*/src/messages"),
        *(ROOT / "web-modules").glob("*/src/i18n"),
        ROOT / "web-shell" / "src",
    ]
    catalogues = [file.read_text() for folder in folders for file in folder.rglob("*zh-cn.ts")]
    said = "\n".join(catalogues)
    words = [each[1] for each in rows() if len(each) == 4 and each[1] != "–"]
    assert len(words) > 10
    assert [each for each in words if each not in said] == []


def test_the_readme_leads_there() -> None:
    assert "(docs/glossary.md)" in (ROOT / "README.md").read_text()
