"""What is called so as long as nobody calls it otherwise. It stands in a form in the language of whoever drew
it, but it is none of their words: each reader has it in their own.

Decision: docs/decisions/0107-words-that-nobody-chose.md"""

from collections.abc import Mapping

from formwork.blank import is_blank, stripped
from formwork.print_context import Say

IN_CHINESE: Mapping[str, str] = {
    "Project": "项目",
    "Reference No.": "参考编号",
    "Submittal Date": "提交日期",
    "Company": "公司",
    "Project Duration": "项目工期",
    "Project Location": "项目地点",
    "Project Description": "项目说明",
    "Valid Date": "有效日期",
    # So our starters call it.
    "Valid until": "有效期至",
    "Yes": "是",
    "No": "否",
    "N/A": "不适用",
    "Submit": "提交",
    # How a submission ended that somebody voided.
    "Void": "作废",
}


def in_readers_words(say: Say, written: str, first: str, *others: str) -> str:
    """As its author wrote it, or, where they left it as it was, in the words of the reader."""
    if is_blank(written):
        return say(first)
    word = next((word for word in (first, *others) if stands_for(written, word)), None)
    return written if word is None else say(word)


def stands_for(written: str, word: str) -> bool:
    """Whether this is one of our words, in the language of whoever drew the form."""
    return stripped(written) in (word, IN_CHINESE[word])


def button_name(say: Say, written: str) -> str:
    return in_readers_words(say, written, "Submit", "Void") if written else ""


def shown_number(say: Say, reference_number: str) -> str:
    """A number alone does not say what it is; one with a prefix of its template does."""
    is_bare = reference_number.isdecimal()
    return say("No. {number}", number=reference_number) if is_bare else reference_number
