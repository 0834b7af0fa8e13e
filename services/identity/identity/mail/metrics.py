"""The figures of mails, shown at /metrics beside the chassis's."""

from prometheus_client import Counter

MAILS = Counter("groundwork_mails_total", "Mails that companies wanted sent", ("purpose", "outcome"))
STOPPED = Counter("groundwork_mail_stops_total", "Companies stopped because their mails were reported")
