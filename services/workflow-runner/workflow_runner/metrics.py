"""The figures of this service, shown at /metrics beside the chassis's."""

from prometheus_client import Counter

MAILS = Counter(
    "groundwork_workflow_mails_total", "Mails to a person from a drawn workflow", ("kind", "outcome")
)
# outcome: sent, refused (by the server, for good), held, unwanted, dropped (as identity said), given_up (what
# was left to send after the last try)
