"""However many fields a form has, whoever opens a submission reads all that was entered in it."""

from chassis.testing.people import Person
from forms.submission.saving.room import MOST_BYTES

from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.site import Site
from services.forms.tests.service.test_export_of_much import LONG, a_large_form, filled_in


async def test_what_is_too_much_is_refused_and_all_before_it_stays(site: Site, admin: Person) -> None:
    fitting = MOST_BYTES // (len(LONG) + 2)
    field_ids = await a_large_form(site, admin, fitting + 2)
    hand, submission_id = site.hand(), await filled_in(site, field_ids[:fitting])
    status, message = refusal(await hand.saving(submission_id, {field_ids[fitting]: LONG}))
    assert (status, message.startswith("A submission holds 1 MB.")) == (409, True)
    pressed = await hand.submitting(submission_id, {field_ids[fitting]: LONG})
    assert refusal(pressed) == (409, message)
    assert len(await hand.values(submission_id)) == fitting
    # Little of what is new, and less of what was there, is taken all the same.
    data(await hand.saving(submission_id, {field_ids[fitting]: "Dry."}))
    data(await hand.saving(submission_id, {field_ids[0]: "Dry."}))
    data(await hand.saving(submission_id, {field_ids[fitting + 1]: LONG}))
    assert len(await hand.values(submission_id)) == fitting + 2
