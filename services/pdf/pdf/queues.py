"""Task queues, spelled once. A queue's name is stable for ever: running workflows wait on it."""

RENDER_QUEUE = "pdf-render"
LARGE_RENDER_QUEUE = "pdf-render-large"
