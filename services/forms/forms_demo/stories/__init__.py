"""What happened on the demo's sites in sixty days: three hundred submissions of ten forms."""

from collections.abc import Iterable, Iterator

from forms_demo.days import SiteDays
from forms_demo.stories.daily import logs, plant_checks, talks
from forms_demo.stories.deliveries import deliveries
from forms_demo.stories.inspections import inspections
from forms_demo.stories.permits import permits
from forms_demo.stories.quality import defects, pours
from forms_demo.stories.questions import incidents, questions
from forms_demo.stories.returned import returned
from forms_demo.story import Story


def all_stories(days: SiteDays) -> Iterator[Story]:
    """Always in this order: each is known by its place."""
    yield from inspections(days)
    yield from permits(days)
    yield from deliveries(days)
    yield from returned(days)
    yield from logs(days)
    yield from talks(days)
    yield from plant_checks(days)
    yield from pours(days)
    yield from defects(days)
    yield from questions(days)
    yield from incidents(days)


def one_of_each_way(told: Iterable[tuple[int, Story]]) -> list[tuple[int, Story]]:
    """With the places they are known by. Of those of a form that came about by the same buttons the last one:
    what is open is of these days."""
    last = {story.way: (place, story) for place, story in told}
    return [*last.values()]
