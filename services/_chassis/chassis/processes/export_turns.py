"""Files of very much, made a portion at a time: whoever takes out much waits for their turn with each, behind
whoever takes out little."""

from chassis.processes.fair_queue import FairQueue


class ExportTurns(FairQueue):
    """One portion at a time, companies and people in turn. Nobody holds a connection while they wait."""

    def __init__(self) -> None:
        super().__init__(1, most_waiting=10_000, most_seconds=None)
