"""A, B … Z, AA, AB …: as spreadsheets count their columns."""

_LETTERS = 26


def next_letter(version: str) -> str:
    number = 1
    for place, letter in enumerate(reversed(version)):
        number += (ord(letter) - ord("A") + 1) * _LETTERS**place
    letters = ""
    while number:
        number, rest = divmod(number - 1, _LETTERS)
        letters = chr(ord("A") + rest) + letters
    return letters
