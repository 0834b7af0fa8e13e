"""What is wrong with a form or a value, as a text of ours: formwork's own words are English."""

from chassis.texts import Text
from formwork.problems import Problem


def words_of(problem: Problem) -> Text:
    """Catalogues know it by its code: `texts/formwork`."""
    return Text.keyed(problem.text, f"formwork.{problem.code}", **problem.params)
