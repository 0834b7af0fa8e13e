"""Task queues, spelled once. A queue's name is stable for ever: running workflows wait on it."""

RUN_QUEUE = "workflow-runner"
