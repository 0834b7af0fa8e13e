"""What is wrong with a form or a value, as a text of ours, in the words of formwork."""

from chassis.texts import Text
from formwork.problems import Problem


def words_of(problem: Problem) -> Text:
    return Text.unpacked(problem.words)
