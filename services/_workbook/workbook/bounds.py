"""How much of a workbook is read, and why one is not."""

MOST_PARTS = 2_000
MOST_PART_BYTES = 16 * 1024 * 1024
MOST_ROWS = 5_000
MOST_COLUMNS = 200
MOST_TEXTS = 100_000
MOST_STYLES = 20_000
MOST_CHARACTERS = 32_767
MOST_TOGETHER = 8_000_000
"""Characters of all cells."""


class BrokenWorkbook(Exception):
    """No workbook, or one that was tampered with."""

    def __init__(self, part: str = "") -> None:
        super().__init__(part)
        self.part = part
        """Which of its parts is not there or not as it must be, if that is known."""


class TooLargeWorkbook(Exception):
    def __init__(self, part: str = "") -> None:
        super().__init__(part)
        self.part = part


class TooManyRows(Exception):
    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most
