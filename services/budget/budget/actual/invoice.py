"""When two lines of invoices are the same: people and programs write one number in more than one way."""

import unicodedata
from uuid import UUID


def plain(written: str) -> str:
    """Without what only looks different: capitals, and full-width signs of a Chinese keyboard."""
    return unicodedata.normalize("NFKC", written).strip().casefold()


def invoice_key(code_id: UUID, supplier: str, number: str) -> tuple[UUID, str, str]:
    return code_id, plain(supplier), plain(number)
