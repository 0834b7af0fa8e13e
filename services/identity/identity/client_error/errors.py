from chassis.errors import TooManyRequests


class TooManyRecords(TooManyRequests):
    def __init__(self, seconds: int) -> None:
        super().__init__(
            "Too many errors were reported within a minute. The newest ones are not kept.",
            retry_after_seconds=seconds,
        )
