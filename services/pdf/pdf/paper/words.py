"""The few words of the paper that are not the form's own."""

from collections.abc import Mapping

_WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "page": "Page",
        "of": "of",
        "end": "",
        "record": "Who did what",
        "step": "Step",
        "action": "Decision",
        "by": "By",
        "at": "When",
        "draft": "Draft",
        "ongoing": "Ongoing",
        "done": "Done",
        "nobody": "Nobody has submitted a step yet.",
    },
    "zh-CN": {
        "page": "第",
        "of": "页，共",
        "end": "页",
        "record": "办理记录",
        "step": "步骤",
        "action": "决定",
        "by": "办理人",
        "at": "时间",
        "draft": "草稿",
        "ongoing": "进行中",
        "done": "已完成",
        "nobody": "尚未提交任何步骤。",
    },
}


def words_in(language: str) -> Mapping[str, str]:
    return _WORDS.get(language, _WORDS["en"])
