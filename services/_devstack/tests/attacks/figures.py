"""What a run of the attacks has tried and seen, as the table that stands in docs/security.md."""

from collections import Counter
from dataclasses import dataclass, field

import httpx


@dataclass
class Fault:
    """One part, killed or stopped for a while, seen by people at work: the longest time nobody was served,
    and the longest that one of them waited for a press."""

    part: str
    kind: str
    create: float
    press: float
    one_press: float
    refused: dict[str, int]


@dataclass
class Figures:
    counted: Counter[str] = field(default_factory=Counter[str])
    faults: list[Fault] = field(default_factory=list[Fault])

    async def note_request(self, _: httpx.Request) -> None:
        self.counted["requests"] += 1

    def lines(self) -> list[str]:
        rows = [f"| {what} | {count:,} |" for what, count in sorted(self.counted.items())]
        table = ["| what | how many |", "|---|---|", *rows]
        if self.faults:
            table += [
                "",
                "| part | fault | no create for | no press for | one press took | refused meanwhile |",
                "|---|---|---|---|---|---|",
            ]
        for each in self.faults:
            refused = (
                ", ".join(f"{count} x {what}" for what, count in sorted(each.refused.items())) or "nobody"
            )
            pauses = f"{each.create:.1f} s | {each.press:.1f} s | {each.one_press:.1f} s"
            table.append(f"| {each.part} | {each.kind} | {pauses} | {refused} |")
        return table


FIGURES = Figures()
