"""How long a run waits, tries again and gives up. Free to change: a replay does not look at it."""

from datetime import timedelta

from temporalio.common import RetryPolicy

# Forms may be away for as long as it likes: what was accepted here is written down once it is back.
UNTIL_DONE = RetryPolicy(initial_interval=timedelta(milliseconds=500), maximum_interval=timedelta(seconds=15))
# Hardly longer than the call's own deadline.
CALL = timedelta(seconds=5)
# So soon another worker takes over from one that died while somebody waits for what they pressed.
CALL_ALIVE = timedelta(seconds=2)

MAIL_AGAIN = RetryPolicy(initial_interval=timedelta(seconds=2), maximum_interval=timedelta(minutes=10))
MAIL_RUN = timedelta(minutes=10)
MAIL_ALIVE = timedelta(seconds=45)
STEP_MAIL_GIVEN_UP_AFTER = timedelta(hours=24)
# Over the day's budget it waits for the next day.
RETURN_NOTICE_GIVEN_UP_AFTER = timedelta(hours=48)
# A little more than identity holds a claim: it is identity that says that a mail waited too long.
HELD_MAIL_ASKED_ABOUT_AFTER = timedelta(days=14, hours=1)
# All that waited for the same midnight do not come at once.
HELD_MAILS_SPREAD_OVER = timedelta(hours=1)
# The next notice is a day away.
EXPIRY_NOTICE_GIVEN_UP_AFTER = timedelta(hours=20)
REMINDER_GIVEN_UP_AFTER = timedelta(hours=12)
