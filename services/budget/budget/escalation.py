"""When others may answer in place of whose turn it is. What follows from it lies in histories of runs: a
change of it needs a patch of the workflow."""

from datetime import timedelta

ESCALATED_AFTER = timedelta(days=3)
