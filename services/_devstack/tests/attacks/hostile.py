"""Text that means harm: to whoever reads it in a browser, on paper, in a spreadsheet, in a log."""

from typing import Any

# An element with this attribute on a page is one that a text has made.
MARK = "data-hostile"
# Whoever is shown one of these must see these very signs.
SHOWN = {
    "a picture": f'"><img {MARK} src=x onerror="window.__hostile=1;alert(1)">',
    "a script": f"</script><script {MARK}>window.__hostile=1;alert(1)</script>",
    "a drawing": f"<svg {MARK} onload=alert(1)><script>window.__hostile=1</script></svg>",
    "a frame": f'<iframe {MARK} srcdoc="<script>parent.__hostile=1</script>"></iframe>',
    "a link": "javascript:window.__hostile=1//",
    "a template": "{{7*7}}${7*7}#{7*7}<%= 7*7 %>{%print(7*7)%}",
    "a formula": "=cmd|'/c calc'!A1",
    "a link in a sheet": '@HYPERLINK("http://127.0.0.1/","x")',
    "a query": '\'; drop table "user"; --',
    "a path": "../../../../etc/passwd%00",
    "a header": "x\r\nX-Injected: 1",
    "a format": "%s%s%n{0}{__class__}",
    "a log line": "${jndi:ldap://127.0.0.1/x}",
}
# No name may hold these: they hide, turn round or end what a reader sees.
DECEIVING = {
    "turned round": "invoice\u202efdp.exe",
    "isolated": "safe\u2066evil\u2069",
    "zero width": "ad\u200bmin",
    "nothing to see": "\u200b\u200b",
}
# These fit into no database, no page and no mail.
IMPOSSIBLE = {
    "NUL": "a\x00b",
    "half a sign": "a\ud800b",
    "escape": "a\x1b[31mb",
}
# At the very ends of the calendar, where arithmetic overflows; moved to UTC they lie outside.
INSTANTS = {"the last": "9999-12-31T23:59:59-23:59", "the first": "0001-01-01T00:00:00+23:59"}
TOO_MUCH = {
    "long": "x" * 300_000,
    "many signs at once": "e" + "\u0301" * 5_000,
    "many brackets": "[" * 5_000,
    "slow to match": "a@" + "a." * 2_000 + "!",
}


def of_other_kinds() -> dict[str, Any]:
    """Where a text is expected, or anything."""
    deep: Any = "deep"
    for _ in range(900):
        deep = [deep]
    return {
        "a number": 10**30,
        "a smaller number": -1e308,
        "true": True,
        "null": None,
        "a list": ["x"] * 2_000,
        "an object": {"$ne": None, "__class__": "x", "toString": 1},
        "deep": deep,
    }


# What a JSON body is not: each must be refused in words.
RAW: dict[str, bytes] = {
    "nothing": b"",
    "half": b'{"a":',
    "not a number": b'{"a": NaN, "b": Infinity}',
    "two": b"{}{}",
    "not UTF-8": b'{"name":"\xff\xfe"}',
    "UTF-7": b"+AHsAIg-name+ACIAOgAiAGE-",
    "deep": b"[" * 100_000,
    "deep objects": b'{"a":' * 20_000,
    "a long number": b'{"a":' + b"9" * 100_000 + b"}",
    "a text": b'"text"',
    "a list": b"[]",
}
