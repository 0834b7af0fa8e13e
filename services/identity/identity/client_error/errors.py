from chassis.errors import TooManyRequests
from chassis.texts import Text


class TooManyRecords(TooManyRequests):
    def __init__(self, seconds: int) -> None:
        super().__init__(
            Text("Too many errors were reported within a minute. The newest ones are not kept."),
            retry_after_seconds=seconds,
        )
