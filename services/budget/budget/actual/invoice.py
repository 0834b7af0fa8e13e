"""When two lines of invoices are the same: people and programs write one number in more than one way."""

import unicodedata
from uuid import UUID

DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212"
"""What word processors write for a hyphen."""
_AS_HYPHENS = str.maketrans(dict.fromkeys(DASHES, "-"))


def spelled(written: str) -> str:
    """With plain dashes and spaces; `repo.py` says the same in SQL."""
    return " ".join(unicodedata.normalize("NFKC", written).translate(_AS_HYPHENS).split())


def plain(written: str) -> str:
    """Without what only looks different: capitals, full-width signs of a Chinese keyboard, and the dashes and
    spaces of what is copied."""
    return spelled(written).casefold()


def invoice_key(code_id: UUID, supplier: str, number: str) -> tuple[UUID, str, str]:
    return code_id, plain(supplier), plain(number)
