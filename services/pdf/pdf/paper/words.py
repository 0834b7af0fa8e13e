"""The words of the paper: its few own ones, and those of formwork."""

from collections.abc import Mapping

from chassis.texts import Text, load_texts_of
from markupsafe import Markup

# A render process is begun without the service, which would bring them.
load_texts_of("pdf")
load_texts_of("formwork")

_WORDS: Mapping[str, Text] = {
    "page": Text(
        "Page {page} of {pages}",
        page='<span class="page-number"></span>',
        pages='<span class="page-count"></span>',
    ),
    "record": Text("Who did what"),
    "step": Text("Step"),
    "action": Text("Decision"),
    "by": Text("By"),
    "at": Text("When"),
    "reason": Text("Reason:"),
    "stood_in": Text("for"),
    "in_place_of": Text("in place of"),
    "entered_by": Text("Also entered something:"),
    "by_itself": Text("Pressed by itself, as nobody did by"),
    "recalled": Text("Taken back"),
    "voided": Text("Voided"),
    "reopened": Text("Reopened"),
    "revoked": Text("Revoked"),
    "on_site": Text("On site"),
    "distance": Text("Distance from site:"),
    "sent_back_to": Text("Back to:"),
    "open_beside": Text("At the same time as:"),
    "ended_steps": Text("Ended with it, not submitted:"),
    "version": Text("Version"),
    "begins_at": Text("Begins at:"),
    "draft": Text("Draft"),
    "ongoing": Text("Ongoing"),
    "done": Text("Done"),
    "valid_until": Text("Valid until"),
    "expired": Text("Expired"),
    "nobody": Text("Nobody has submitted a step yet."),
}


def words_in(language: str) -> Mapping[str, Markup]:
    return {name: Markup(text.translated(language)) for name, text in _WORDS.items()}  # noqa: S704 -- ours
