"""Task queues, spelled once. A queue's name is stable for ever: running workflows wait on it."""

APPROVAL_QUEUE = "budget-approvals"
