"""What is wrong with a form or a value, as a text of ours: formwork's own words are English."""

from chassis.texts import Text, load_texts_of
from formwork.problems import TEXTS, Problem

load_texts_of("formwork")


def words_of(problem: Problem) -> Text:
    return Text.keyed(problem.text, TEXTS[problem.code], **problem.params)
