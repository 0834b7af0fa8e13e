"""Task queues, spelled once. A queue's name is stable for ever: running workflows wait on it."""

REQUEST_QUEUE = "attendance-requests"
