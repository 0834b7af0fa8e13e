"""Task queues, spelled once. A queue's name is stable for ever: running workflows wait on it."""

# What somebody who pressed a button waits for.
RUN_QUEUE = "workflow-runner"
MAIL_QUEUE = "workflow-runner-mail"
