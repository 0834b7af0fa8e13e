"""What the file says of a submission beside what is entered in it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, tzinfo

from chassis.texts import Text
from chassis.wall_clock import minute_at, zone_of
from contracts.identity.v1.identity_pb2 import Project

from forms.submission.listing.schemas import SubmissionBrief
from forms.tables.submission import SubmissionState

_STATES = {
    SubmissionState.DRAFT: Text("Draft"),
    SubmissionState.ONGOING: Text("Ongoing"),
    SubmissionState.DONE: Text("Done"),
}


@dataclass(frozen=True)
class Told:
    brief: SubmissionBrief
    zone: tzinfo
    """Of its project."""
    link: str

    @classmethod
    def of(cls, brief: SubmissionBrief, project: Project | None, public_url: str) -> "Told":
        zone = zone_of(project.time_zone if project else "")
        return cls(brief, zone, f"{public_url}/forms/submissions/{brief.submission_id}")

    def there(self, instant: datetime | None) -> str:
        return minute_at(instant, self.zone) if instant else ""


ABOUT: Mapping[Text, Callable[[Told], object]] = {
    Text("Reference No."): lambda told: told.brief.reference_number_str,
    Text("Form"): lambda told: told.brief.template_name,
    Text("Project"): lambda told: told.brief.project_name,
    Text("State"): lambda told: _STATES[told.brief.state],
    Text("Outcome"): lambda told: told.brief.outcome.name if told.brief.outcome else "",
    Text("Version"): lambda told: told.brief.version,
    Text("Step"): lambda told: told.brief.current_step_name,
    Text("Started by"): lambda told: told.brief.submitter.full_name if told.brief.submitter else "",
    Text("Started"): lambda told: told.there(told.brief.created),
    Text("Submitted"): lambda told: told.there(told.brief.submitted_at),
    Text("Due"): lambda told: told.there(told.brief.due_at),
    Text("Valid until"): lambda told: told.there(told.brief.valid_time_end),
    Text("Time zone"): lambda told: str(told.zone),
    Text("Link"): lambda told: told.link,
}
ABOUT_EACH_LINE: Sequence[Text] = [
    each for each in ABOUT if each in ("Reference No.", "Project", "State", "Started by", "Started")
]
